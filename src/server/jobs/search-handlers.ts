import type { jobSearchApi } from '../../api/job-search.ts';
import { type Actor, type Handlers } from '../context.ts';
import { findJobs } from './find-jobs.ts';

/** Finding jobs. */
export const jobSearchHandlers: Handlers<typeof jobSearchApi> = {
  listJobs: ({ query }, context) =>
    findJobs(context, {
      q: withoutControls(query.q),
      jobType: query.job_type,
      locationType: query.location_type,
      country: withoutControls(query.country),
      pay: query.pay === undefined ? undefined : { least: query.pay, currency: query.currency },
      since:
        query.days === undefined ? undefined : new Date(context.now().getTime() - query.days * 86_400_000),
      sort: query.sort === 'fit' && candidateOf(context.actor) === null ? 'newest' : query.sort,
      cursor: query.cursor,
      candidateId: candidateOf(context.actor),
      now: context.now(),
      limit: query.limit,
    }),
};

function candidateOf(actor: Actor | null): string | null {
  return actor?.role === 'candidate' ? actor.id : null;
}

/** PostgreSQL refuses text with a NUL in it; no control character is a word to look for. */
function withoutControls(q: string | undefined): string | undefined {
  return q
    ?.toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
}
