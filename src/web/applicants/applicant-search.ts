import { stages } from '../../api/applications.ts';
import type { Stage } from '../../api/applications.ts';
import { oneOf } from '../jobs/job-search.ts';

/** What the address of a list of applicants says: the order, the stage, and the job where it is one job's list. */
export type ApplicantSearch = { sort?: 'fit'; stage?: Stage; job?: string };

/** Reads the address of a list of applicants, dropping whatever is not valid. */
export function readApplicantSearch(raw: Record<string, unknown>): ApplicantSearch {
  const search: ApplicantSearch = {};
  if (raw['sort'] === 'fit') search.sort = 'fit';
  const stage = oneOf(stages, raw['stage']);
  if (stage) search.stage = stage;
  const job = raw['job'];
  if (typeof job === 'string' && /^[0-9a-f-]{36}$/i.test(job)) search.job = job;
  return search;
}
