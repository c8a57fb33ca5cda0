import { SegmentedControl } from '@mantine/core';
import { oneOf } from '../../jobs/job-search/job-search.ts';
import type { PostingSearch } from '../recruiter-dashboard/posting-search.ts';
import { t } from '../../platform/messages.ts';

/** Chooses over how many days figures look back. */
export function DaysSwitch(props: { search: PostingSearch; onChange: (next: PostingSearch) => void }) {
  const { days, ...rest } = props.search;
  return (
    <SegmentedControl
      aria-label={t('reports.period')}
      data={[
        { value: '7', label: t('reports.days', { count: 7 }) },
        { value: '30', label: t('reports.days', { count: 30 }) },
        { value: '90', label: t('reports.days', { count: 90 }) },
      ]}
      value={days ?? '30'}
      onChange={(value) => {
        const chosen = oneOf(['7', '90'] as const, value);
        props.onChange(chosen ? { ...rest, days: chosen } : rest);
      }}
    />
  );
}
