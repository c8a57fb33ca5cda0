import type { hiringTeamApi } from '../../../api/jobs/hiring-team.ts';
import { companyOf, type Handlers, ApiError, type SignedIn } from '../../context.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { recordJobEvent } from '../jobs/posting.ts';
import { findJob } from '../jobs/queries.ts';
import { canChangeTeam, canEditJob } from '../jobs/rules.ts';
import { endPart, listTeam, setPart, unassign } from './queries.ts';

/** Who works on a job's hiring. */
export const hiringTeamHandlers: Handlers<typeof hiringTeamApi> = {
  getHiringTeam: async ({ params }, context) => {
    await teamJob(context, params.id);
    return shown(context, params.id);
  },

  changeHiringTeam: ({ params, body: { person_id: personId, part } }, context) =>
    context.database.transact(async () => {
      const { job } = await teamJob(context, params.id);
      const before = await shown(context, params.id);
      if (!before.can_change) {
        throw new ApiError('conflict', {
          detail: 'Recruiters and the job’s hiring managers change its team.',
        });
      }
      const person = before.items.find((item) => item.id === personId);
      if (!person) {
        throw new ApiError('invalid_input', {
          errors: [{ pointer: '#/body/person_id', detail: 'Choose somebody of your company.' }],
        });
      }
      const which = { companyId: companyOf(context), jobId: params.id, personId };
      const changed = await (part === null
        ? endPart(context.database, params.id, personId)
        : setPart(context.database, { ...which, part }));
      if (!changed) return before;
      await recordJobEvent(context, 'job.team_changed', params.id, { person_id: personId, part });
      const after = await shown(context, params.id);
      await tell(context, { id: params.id, title: job.title }, person, after.items);
      return after;
    }),
};

async function teamJob(context: SignedIn, id: string) {
  const found = await findJob(context.database, id, context.actor.id, context.now());
  if (!found || !canEditJob(found, context.actor)) throw new ApiError('not_found');
  return found;
}

async function shown(context: SignedIn, jobId: string) {
  const items = await listTeam(context.database, companyOf(context), jobId);
  const mine = items.find(({ id }) => id === context.actor.id)?.part ?? null;
  return { items, can_change: canChangeTeam(context.actor, mine) };
}

type Member = Awaited<ReturnType<typeof shown>>['items'][number];

/** Tells somebody that they are on a team now; who lost the job with it loses its open pages and what they looked after. */
async function tell(
  context: SignedIn,
  job: { id: string; title: string },
  before: Member,
  team: Member[],
): Promise<void> {
  const after = team.find(({ id }) => id === before.id);
  if (before.part === null && before.id !== context.actor.id) {
    await notify(context, {
      userId: before.id,
      kind: 'added_to_job',
      key: `team:${job.id}:${context.now().toISOString()}`,
      title: `${context.actor.email} added you to the hiring team of ${job.title}`,
      path: `/jobs/${job.id}/applicants`,
    });
  }
  if (before.has_access && !after?.has_access) {
    await unassign(context.database, job.id, before.id);
    await context.live.publish(before.id, { type: 'job_access', job_id: job.id, title: job.title });
  }
  for (const { id } of team) await context.live.publish(id, { type: 'applications', job_id: job.id });
}
