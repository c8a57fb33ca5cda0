import { Box, Button, Collapse, Skeleton } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { t } from '../../platform/messages.ts';

// Loaded when it is opened.
const OutcomesTable = lazy(async () => ({ default: (await import('./outcomes-table.tsx')).OutcomesTable }));

/** What became of applicants of each band of the score, opened by a button: for one's company, beside a job, or for the whole site. */
export function ScoreOutcomes({ of }: { of: { jobId?: string } | 'site' }) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  return (
    <Box component="section" aria-label={t('scoreOutcomes.heading')} mt="xs">
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={panel}
        rightSection={<ChevronDown size={14} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('scoreOutcomes.heading')}
      </Button>
      <Collapse expanded={isOpen} id={panel}>
        {isOpen && (
          <Suspense fallback={<Skeleton height={160} mt="xs" />}>
            <OutcomesTable of={of} />
          </Suspense>
        )}
      </Collapse>
    </Box>
  );
}
