import { SegmentedControl } from '@mantine/core';
import type { PostingSearch } from './posting-search.ts';
import { t } from '../../platform/messages.ts';

/** Chooses between one's own postings and all of the company's. */
export function ScopeSwitch(props: { search: PostingSearch; onChange: (next: PostingSearch) => void }) {
  const { scope, ...rest } = props.search;
  return (
    <SegmentedControl
      aria-label={t('recruiterDashboard.whosePostings')}
      data={[
        { value: 'mine', label: t('recruiterDashboard.mine') },
        { value: 'team', label: t('recruiterDashboard.myTeams') },
      ]}
      value={scope ?? 'mine'}
      onChange={(value) => props.onChange(value === 'team' ? { ...rest, scope: 'team' } : rest)}
    />
  );
}
