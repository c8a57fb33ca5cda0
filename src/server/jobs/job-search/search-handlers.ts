import type { jobSearchApi } from '../../../api/jobs/job-search.ts';
import type { Context, Handlers, Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { readStopToken } from '../job-alerts/alert-links.ts';
import { stopJobAlert } from '../job-alerts/commands.ts';
import { reportJob, recordExternalVisit } from './commands.ts';
import { findJobs } from './find-jobs.ts';
import type { Asked } from './jobs-in-database.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  hideJob,
  saveSearch,
  showJob,
} from './saved-search-commands.ts';
import { type Near, nearAsked, payAsked, placesLike, withDistances } from './near.ts';
import { listHidden, listSaved } from './saved-search-queries.ts';
import { withScores } from '../../matching/fit/commands.ts';
import { findJob, type StoredJob } from '../jobs/queries.ts';
import { canSeeJob } from '../jobs/rules.ts';
import { hasReadResume } from './search-queries.ts';
import { dayMs } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'config' | 'database' | 'jobIndex' | 'live' | 'log' | 'now' | 'queue'>;

/** Finding jobs. */
export const jobSearchHandlers: Handlers<typeof jobSearchApi, Ports> = {
  listJobs: async ({ query }, context) => {
    const candidateId = candidateOf(context.actor);
    const near = nearAsked({ ...query, near: withoutControls(query.near) });
    const page = await findJobs(context, {
      q: withoutControls(query.q),
      jobType: query.job_type,
      locationType: query.location_type,
      country: withoutControls(query.country),
      pay: payAsked(query),
      near: near?.reach,
      since: query.days === undefined ? undefined : new Date(context.now().getTime() - query.days * dayMs),
      sort: await orderFor(context, query.sort, { q: withoutControls(query.q), near }),
      cursor: query.cursor,
      candidateId,
      now: context.now(),
      limit: query.limit,
    });
    const items = await withScores(context, candidateId, page.items);
    return { ...page, ...(await withDistances(context, items, near)) };
  },

  listPlaces: async ({ query }) => ({ items: placesLike(withoutControls(query.q) ?? '') }),

  hideJob: async ({ params }, context) => {
    await requireSeen(context, params.id);
    await hideJob(context, context.actor.id, params.id);
  },

  showJob: ({ params }, context) => showJob(context, context.actor.id, params.id),

  listHiddenJobs: async (_input, context) => ({
    items: await listHidden(context.database, context.actor.id),
  }),

  listSavedSearches: async (_input, context) => ({
    items: await listSaved(context.database, context.actor.id),
  }),

  saveSearch: ({ body }, context) => saveSearch(context, context.actor.id, body),

  changeSavedSearch: ({ params, body }, context) =>
    changeSavedSearch(context, context.actor.id, params.id, body),

  deleteSavedSearch: ({ params }, context) => deleteSavedSearch(context, context.actor.id, params.id),

  stopJobAlert: async ({ query }, context) => {
    const id = readStopToken(context.config.secrets.links, query.token);
    const name = id && (await stopJobAlert(context, id));
    if (name === null) throw new ApiError('bad_link');
    return { name };
  },

  reportJob: async ({ params, body }, context) => {
    const { job } = await requireSeen(context, params.id);
    await reportJob(context, context.actor, job, body);
  },

  openOutsideJob: async ({ params }, context) => {
    await requireSeen(context, params.id);
    await recordExternalVisit(context, context.actor.id, params.id);
  },
};

async function requireSeen(context: Context<Ports>, id: string): Promise<StoredJob> {
  const found = await findJob(context.database, id, null, context.now());
  if (!found || !canSeeJob(found, context.actor)) throw new ApiError('not_found');
  return found;
}

/** The order that was asked for, as far as it is the caller's to ask; else the one that suits what they typed, or them. */
async function orderFor(
  context: Context<Ports>,
  asked: Asked['sort'] | undefined,
  { q, near }: { q: string | undefined; near: Near | undefined },
): Promise<Asked['sort']> {
  const candidateId = candidateOf(context.actor);
  const possible = { fit: candidateId !== null, relevance: q, nearest: near, newest: true, pay: true };
  if (asked !== undefined && possible[asked]) return asked;
  if (q) return 'relevance';
  if (near) return 'nearest';
  return candidateId !== null && (await hasReadResume(context.database, candidateId)) ? 'fit' : 'newest';
}

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
