import type { RecommendedJob } from '../../../api/candidates/candidates.ts';
import { agreements, byAgreement } from '../../../engine/preferences/agreement.ts';
import type { Services, SignedIn } from '../../context.ts';
import type { JobSearch } from '../../jobs/job-search/found-queries.ts';
import { listFittingJobs } from '../../jobs/job-search/search-queries.ts';
import { withScores } from '../../matching/fit/commands.ts';
import type { WithStoredFit } from '../../platform/db/sql-parts.ts';
import { findPreferences, wishesOf } from '../profiles/preference-queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'log' | 'now'>;

const looksThrough = 100;

/**
 * The best open jobs that the caller has not applied to, at most `limit`. Without wishes, best fit first; with them, of the 100 that fit best
 * those that go against the fewest wishes first. Each says how it agrees with them; no score is changed by it.
 */
export async function listRecommendedJobs(
  context: SignedIn<Ports>,
  limit: number,
): Promise<RecommendedJob[]> {
  const { actor, database } = context;
  const wishes = wishesOf(await findPreferences(database, actor.id));
  const search: JobSearch = {
    candidateId: actor.id,
    unapplied: true,
    now: context.now(),
    limit: wishes ? looksThrough : limit,
  };
  const cards = await listFittingJobs(database, search, null);
  const jobs = cards.map(({ item }): WithStoredFit<RecommendedJob> => {
    const job = {
      title: item.title,
      jobType: item.job_type,
      locationType: item.location_type,
      locations: item.locations,
      pay: item.salary_range,
    };
    return { ...item, wishes: wishes ? agreements(wishes, job) : [] };
  });
  return withScores(context, actor.id, byAgreement(jobs, (job) => job.wishes).slice(0, limit));
}
