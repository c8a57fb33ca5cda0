import { SegmentedControl } from '@mantine/core';
import { reportDays } from '../../../api/hiring/reports.ts';
import { oneOf } from '../../jobs/job-search/job-search.ts';
import { t } from '../../platform/messages.ts';
import type { Days } from '../recruiter-dashboard/posting-search.ts';

/** Chooses over how many days figures look back. */
export function DaysSwitch(props: { days: Days; onChange: (next: Days) => void }) {
  return (
    <SegmentedControl
      aria-label={t('reports.period')}
      data={reportDays.map((value) => ({ value, label: t('reports.days', { count: Number(value) }) }))}
      value={props.days}
      onChange={(value) => props.onChange(oneOf(reportDays, value) ?? '30')}
    />
  );
}
