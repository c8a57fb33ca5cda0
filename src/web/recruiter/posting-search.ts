import { jobStatuses } from '../../api/jobs.ts';
import { oneOf } from '../jobs/job-search.ts';

/** What the address of a list of postings says: whose, and of which status. */
export type PostingSearch = { scope?: 'team'; status?: (typeof jobStatuses)[number] };

/** Reads the address of a list of postings, dropping whatever is not valid. */
export function readPostingSearch(raw: Record<string, unknown>): PostingSearch {
  const search: PostingSearch = {};
  if (raw['scope'] === 'team') search.scope = 'team';
  const status = oneOf(jobStatuses, raw['status']);
  if (status) search.status = status;
  return search;
}
