import type { scoreOutcomesApi } from '../../../api/matching/score-outcomes.ts';
import { familyOf, outcomesOf } from '../../../engine/fit/outcomes.ts';
import type { Handlers, Services } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { findJob } from '../../jobs/jobs/queries.ts';
import { canEditJob } from '../../jobs/jobs/rules.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { listAllDecided, listDecided } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** How scores turned out: for a company of what its own people decided, for staff of what many companies did. */
export const scoreOutcomesHandlers: Handlers<typeof scoreOutcomesApi, Ports> = {
  getScoreOutcomes: async ({ query: { job_id: jobId } }, context) => {
    const scope = employerScope(context);
    const found =
      jobId === undefined ? null : await findJob(context.database, jobId, context.actor.id, context.now());
    if (jobId !== undefined && (!found || !canEditJob(found, context.actor))) throw new ApiError('not_found');
    const rows = await listDecided(context.database, scope, thisMonth(context.now()));
    return {
      through: lastMonth(context.now()),
      family: found ? familyOf(found.job.title) : null,
      families: outcomesOf(rows),
    };
  },

  getSiteScoreOutcomes: async (_input, context) => ({
    through: lastMonth(context.now()),
    family: null,
    families: outcomesOf(await listAllDecided(context.database, thisMonth(context.now())), FEWEST_COMPANIES),
  }),
};

/** The first day of the month, in UTC. */
function thisMonth(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`;
}

/** The last month that is over, in UTC. */
function lastMonth(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

const FEWEST_COMPANIES = 3;
