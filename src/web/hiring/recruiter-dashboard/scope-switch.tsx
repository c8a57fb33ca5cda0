import { SegmentedControl } from '@mantine/core';
import type { PostingSearch } from './posting-search.ts';

/** Chooses between one's own postings and all of the company's. */
export function ScopeSwitch(props: { search: PostingSearch; onChange: (next: PostingSearch) => void }) {
  const { scope, ...rest } = props.search;
  return (
    <SegmentedControl
      aria-label="Whose postings"
      data={[
        { value: 'mine', label: 'Mine' },
        { value: 'team', label: "My team's" },
      ]}
      value={scope ?? 'mine'}
      onChange={(value) => props.onChange(value === 'team' ? { ...rest, scope: 'team' } : rest)}
    />
  );
}
