import type { hiringTeamApi } from '../../../api/jobs/hiring-team.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { nameOf } from '../../identity/actor.ts';
import { companyOf, memberOf } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findJob } from '../jobs/queries.ts';
import { canChangeTeam, canEditJob } from '../jobs/rules.ts';
import { changeHiringTeam } from './commands.ts';
import { listTeam } from './queries.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Who works on a job's hiring. */
export const hiringTeamHandlers: Handlers<typeof hiringTeamApi, Ports> = {
  getHiringTeam: async ({ params }, context) => {
    await teamJob(context, params.id);
    return presentTeam(context, params.id);
  },

  changeHiringTeam: ({ params, body: { person_id: personId, part } }, context) =>
    context.database.transact(async () => {
      const { job } = await teamJob(context, params.id);
      const before = await presentTeam(context, params.id);
      if (!before.can_change) {
        throw new ApiError('conflict', {
          detail: message('jobErrors.teamByRecruiters'),
        });
      }
      const person = before.items.find((item) => item.id === personId);
      if (!person) {
        throw new ApiError('invalid_input', {
          errors: [{ pointer: '#/body/person_id', detail: message('jobErrors.chooseColleague') }],
        });
      }
      const by = { ...memberOf(context), name: nameOf(context.actor) };
      const changed = await changeHiringTeam(context, by, job, { person, part });
      return changed ? presentTeam(context, params.id) : before;
    }),
};

async function teamJob(context: SignedIn<Ports>, id: string) {
  const found = await findJob(context.database, id, context.actor.id, context.now());
  if (!found || !canEditJob(found, context.actor)) throw new ApiError('not_found');
  return found;
}

async function presentTeam(context: SignedIn<Ports>, jobId: string) {
  const items = await listTeam(context.database, companyOf(context), jobId);
  const mine = items.find(({ id }) => id === context.actor.id)?.part ?? null;
  return { items, can_change: canChangeTeam(context.actor, mine) };
}
