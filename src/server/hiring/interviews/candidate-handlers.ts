import type { interviewsApi } from '../../../api/hiring/interviews.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findOwnApplication } from '../my-applications/queries.ts';
import { askForOtherTimes, bookInterview, cancelMyInterview } from './candidate-commands.ts';
import { presentToCandidate } from './presenter.ts';
import { freshen, freshToBookMs } from '../availability/calendar-commands.ts';
import { ownInterview } from './access.ts';
import type { StoredInterview } from './queries.ts';
import { timesToPick } from './times-to-pick.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'log' | 'now' | 'queue' | 'safeFetch'>;

type OwnApi = Pick<
  typeof interviewsApi,
  'listMyInterviews' | 'listTimesToPick' | 'bookInterview' | 'askForOtherTimes' | 'cancelMyInterview'
>;

/** The candidate's side of interviews. */
export const candidateInterviewHandlers: Handlers<OwnApi, Ports> = {
  listMyInterviews: async ({ params }, context) => {
    if (!(await findOwnApplication(context.database, context.actor.id, params.id))) {
      throw new ApiError('not_found');
    }
    return presentToCandidate(context, context.actor.id, params.id);
  },

  listTimesToPick: async ({ params }, context) => {
    const interview = await ownInterview(context, context.actor, params.id);
    await freshenPanel(context, interview);
    const times = await timesToPick(context, interview);
    return { items: times.map((at) => new Date(at).toISOString()) };
  },

  bookInterview: async ({ params, body }, context) => {
    await freshenPanel(context, await ownInterview(context, context.actor, params.id), freshToBookMs);
    const wish = { startsAt: new Date(body.starts_at), timeZone: body.time_zone };
    return answer(context, await bookInterview(context, context.actor, { ...params, ...body }, wish));
  },

  askForOtherTimes: async ({ params, body }, context) => {
    const wish = { wish: body.wish, timeZone: body.time_zone };
    return answer(context, await askForOtherTimes(context, context.actor, { ...params, ...body }, wish));
  },

  cancelMyInterview: async ({ params, body }, context) =>
    answer(context, await cancelMyInterview(context, context.actor, { ...params, ...body }, body.reason)),
};

/** Reads the calendars of whoever takes part, where the candidate picks a time that is free in them. */
async function freshenPanel(
  context: Ports,
  { pick, interviewers }: StoredInterview,
  olderThanMs?: number,
): Promise<void> {
  const people = interviewers.map(({ id }) => id);
  if (pick) await freshen(context, people, olderThanMs);
}

function answer(context: SignedIn<Ports>, interview: StoredInterview) {
  return presentToCandidate(context, context.actor.id, interview.application_id);
}
