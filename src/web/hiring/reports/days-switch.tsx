import { SegmentedControl } from '@mantine/core';
import { oneOf } from '../../jobs/job-search/job-search.ts';
import type { PostingSearch } from '../recruiter-dashboard/posting-search.ts';

/** Chooses over how many days figures look back. */
export function DaysSwitch(props: { search: PostingSearch; onChange: (next: PostingSearch) => void }) {
  const { days, ...rest } = props.search;
  return (
    <SegmentedControl
      aria-label="Period"
      data={[
        { value: '7', label: '7 days' },
        { value: '30', label: '30 days' },
        { value: '90', label: '90 days' },
      ]}
      value={days ?? '30'}
      onChange={(value) => {
        const chosen = oneOf(['7', '90'] as const, value);
        props.onChange(chosen ? { ...rest, days: chosen } : rest);
      }}
    />
  );
}
