import { Text } from '@mantine/core';
import type { JobList } from '../../../api/jobs/job-search.ts';

/** Says which typed words no job has, and what was looked for in their place. */
export function ReplacedWords({ replaced }: { replaced: JobList['replaced'] }) {
  if (replaced.length === 0) return null;
  return (
    <Text component="output" size="sm" display="block">
      {replaced.map(({ typed, instead, kind }) => (
        <span key={typed}>
          No results for “{typed}”.{' '}
          {kind === 'spelling' ? 'Showing results for ' : 'Showing words starting with: '}
          <strong>{instead.join(', ')}</strong>.{' '}
        </span>
      ))}
    </Text>
  );
}
