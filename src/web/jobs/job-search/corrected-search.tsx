import { Text } from '@mantine/core';
import type { JobList } from '../../../api/jobs/job-search.ts';
import { rich } from '../../platform/messages.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { quotedWord, toAddress } from './job-search.ts';
import type { JobSearch } from './job-search.ts';

/** Says which typed words no job has and what was looked for in their place, with a way to look for a misspelt one as it was typed. */
export function ReplacedWords({ search, replaced }: { search: JobSearch; replaced: JobList['replaced'] }) {
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
            link: (words) => (
              <TextLink
                inherit
                to="/jobs"
                search={toAddress({ ...search, q: quotedWord(search.q ?? '', typed) })}
              >
                {words}
              </TextLink>
            ),
          })}{' '}
        </span>
      ))}
    </Text>
  );
}
