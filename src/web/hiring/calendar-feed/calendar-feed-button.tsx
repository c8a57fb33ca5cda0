import { Button } from '@mantine/core';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../platform/messages.ts';

const CalendarFeedDialog = lazy(async () => ({
  default: (await import('./calendar-feed-dialog.tsx')).CalendarFeedDialog,
}));

/** Opens what there is to know of the calendar feed. */
export function CalendarFeedButton() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<CalendarDays size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('calendarFeed.open')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <CalendarFeedDialog onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
