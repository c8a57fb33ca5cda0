import { Button } from '@mantine/core';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { CalendarFeedDialog } from './calendar-feed-dialog.tsx';
import { t } from '../../platform/messages.ts';

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
      {opened && <CalendarFeedDialog onClose={() => setOpened(false)} />}
    </>
  );
}
