import { Text } from '@mantine/core';
import type { JobList } from '../../../api/jobs/job-search.ts';
import { rich } from '../../platform/messages.ts';

/** Says which typed words no job has, and what was looked for in their place. */
export function ReplacedWords({ replaced }: { replaced: JobList['replaced'] }) {
  if (replaced.length === 0) return null;
  return (
    <Text component="output" size="sm" display="block">
      {replaced.map(({ typed, instead, kind }) => (
        <span key={typed}>
          {rich('jobSearch.searchedInstead', {
            kind,
            typed,
            instead: instead.join(', '),
            b: (words) => <strong>{words}</strong>,
          })}{' '}
        </span>
      ))}
    </Text>
  );
}
