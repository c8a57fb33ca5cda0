import { z } from 'zod';
import type { CompanyLists } from '../../../api/identity/company-lists.ts';
import type { JobInput, jobsApi } from '../../../api/jobs/jobs.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { requireVerified } from '../../identity/auth/verified-access.ts';
import { companyOf, employerScope, memberOf } from '../../identity/employer-scope.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { findColleagues, namesOf } from '../../identity/companies/queries.ts';
import { findCompanyLists } from '../../identity/company-lists/queries.ts';
import { listEvents } from '../../platform/events/queries.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { presentJob, visibleJob } from './access.ts';
import { changeJob, deleteSampleJobs, postJob, postSampleJobs } from './commands.ts';
import { countPostings, listPostings } from './posting-queries.ts';
import { canEditJob, inputOf, isPastDay, publishes, publishing, whyNotOpened } from './rules.ts';
import { changesOf } from './job-history.ts';
import { withScores } from '../../matching/fit/commands.ts';
import { findSimilarJobs } from '../job-search/similar-jobs.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'config' | 'database' | 'jobIndex' | 'live' | 'log' | 'now' | 'queue'>;

const postingKey = z.tuple([cursorInstant, z.uuid()]);

/** Jobs, and posting them. */
export const jobsHandlers: Handlers<typeof jobsApi, Ports> = {
  getJob: async ({ params }, context) => presentJob(context, await visibleJob(context, params.id)),

  listSimilarJobs: async ({ params }, context) => {
    const { job } = await visibleJob(context, params.id);
    const asker = { candidateId: candidateOf(context.actor), now: context.now() };
    const { items, pay } = await findSimilarJobs(context, job.id, asker);
    return { items: await withScores(context, asker.candidateId, items), pay };
  },

  createJob: async ({ body }, context) => {
    requireDay(context, body);
    if (publishes(null, body)) await requireVerified(context, context.actor.id, publishing);
    const id = await postJob(context, memberOf(context), { value: body, createdBy: context.actor.id });
    return presentJob(context, await visibleJob(context, id));
  },

  updateJob: ({ params, body }, context) =>
    context.database.transact(async () => {
      const before = await visibleJob(context, params.id);
      if (!canEditJob(before, context.actor)) throw new ApiError('not_found');
      requireDay(context, body.value);
      const refused = whyNotOpened(before, body.value.status);
      if (refused) throw new ApiError('conflict', { detail: refused });
      if (publishes(inputOf(before), body.value))
        await requireVerified(context, context.actor.id, publishing);
      const changed = await changeJob(context, memberOf(context), before, body);
      const after = await presentJob(context, await visibleJob(context, params.id));
      if (changed === null) throw staleVersion(after);
      return after;
    }),

  listJobChanges: async ({ params }, context) => {
    const found = await visibleJob(context, params.id);
    if (!canEditJob(found, context.actor)) throw new ApiError('not_found');
    const events = await listEvents(context.database, 'job', params.id);
    const actorIds = events.flatMap((event) => event.actorId ?? []);
    const actors = await findColleagues(context.database, companyOf(context), actorIds);
    const lists = await findCompanyLists(context.database, companyOf(context));
    return { items: changesOf(events.toReversed(), namesOf(actors.values()), entryNames(lists)) };
  },

  listPostings: async ({ query }, context) => {
    const filter = {
      ...employerScope(context),
      scope: query.scope,
      status: query.status,
      q: query.q,
      type: query.type,
      sample: query.sample,
      department: query.department,
      approval: query.approval,
    };
    const after = readCursor(postingKey, query.cursor);
    const rows = await listPostings(context.database, filter, query.limit + 1, after, context.now());
    return { ...pageOf(rows, query.limit), total: await countPostings(context.database, filter) };
  },

  createSampleJobs: async (_input, context) => {
    await postSampleJobs(context, memberOf(context));
    const filter = { ...employerScope(context), scope: 'team' as const, samples: true };
    const rows = await listPostings(context.database, filter, 100, null);
    return { items: rows.map((row) => row.item) };
  },

  deleteSampleJobs: (_input, context) => deleteSampleJobs(context, employerScope(context)),
};

function requireDay(context: SignedIn<Ports>, value: JobInput): void {
  if (value.status !== 'open' || !isPastDay(value.expires_on, context.now())) return;
  const detail = message('jobErrors.chooseLaterDay');
  throw new ApiError('invalid_input', { errors: [{ pointer: '#/body/expires_on', detail }] });
}

/** The names of departments and locations by their ids. */
function entryNames({ departments, locations }: CompanyLists): Map<string, string> {
  return new Map([...departments.items, ...locations.items].map(({ id, name }) => [id, name]));
}

function candidateOf(actor: Actor | null): string | null {
  return actor?.role === 'candidate' ? actor.id : null;
}
