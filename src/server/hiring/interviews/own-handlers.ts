import type { interviewsApi } from '../../../api/hiring/interviews.ts';
import { findOwnApplication } from '../my-applications/queries.ts';
import { canWithdraw } from '../applications/rules.ts';
import { type Handlers, ApiError, type SignedIn } from '../../context.ts';
import { forCandidate, ownInterview, presentToCandidate } from './access.ts';
import { recordInterview, notifyCandidate, notifyCompany } from './notices.ts';
import { bookTime, cancel, holdInterview, type StoredInterview, unbook } from './queries.ts';
import { canBook, isAhead } from './rules.ts';

type OwnApi = Pick<
  typeof interviewsApi,
  'listMyInterviews' | 'bookInterview' | 'askForOtherTimes' | 'cancelMyInterview'
>;

/** The candidate's side of interviews. */
export const ownInterviewHandlers: Handlers<OwnApi> = {
  listMyInterviews: async ({ params }, context) => {
    if (!(await findOwnApplication(context.database, context.actor.id, params.id))) {
      throw new ApiError('not_found');
    }
    return presentToCandidate(context, params.id);
  },

  bookInterview: ({ params, body }, context) =>
    change(context, params.id, body.version, async (before) => {
      const startsAt = new Date(body.starts_at);
      const isOffered = before.times.some((time) => Date.parse(time.starts_at) === startsAt.getTime());
      if (!canBook(before) || !isOffered || startsAt <= context.now()) {
        throw new ApiError('conflict', { detail: 'This time is not on offer any more.' });
      }
      const { database } = context;
      if (!(await bookTime(database, before.id, startsAt, body.time_zone, context.now()))) {
        throw new ApiError('conflict', { detail: 'This time was just taken. Please choose another.' });
      }
      const interview = await ownInterview(context, before.id);
      const isMoved = before.status === 'booked';
      await recordInterview(context, context.actor.id, isMoved ? 'changed' : 'booked', interview);
      await notifyCandidate(context, interview, {
        title: isMoved ? 'Your interview has moved' : 'Your interview is booked',
        calendar: 'enter',
      });
      await notifyCompany(context, interview, null, {
        title: isMoved ? 'The candidate moved an interview' : 'The candidate booked an interview',
        calendar: 'enter',
      });
    }),

  askForOtherTimes: ({ params, body }, context) =>
    change(context, params.id, body.version, async (before) => {
      const wish = { status: 'asked' as const, wish: body.wish, candidateZone: body.time_zone };
      await unbook(context.database, before.id, wish, context.now());
      const interview = await ownInterview(context, before.id);
      await recordInterview(context, context.actor.id, 'times_asked', interview);
      const wasBooked = before.status === 'booked';
      const news = {
        title: wasBooked
          ? 'The candidate gave up the time of an interview'
          : 'No proposed time suits the candidate',
        text: interview.blind || body.wish === '' ? 'Propose other times.' : body.wish,
        calendar: wasBooked ? ('remove' as const) : ('nothing' as const),
      };
      await notifyCompany(context, interview, null, news, wasBooked ? before : interview);
      if (!wasBooked) return;
      const title = 'You asked for another time of your interview';
      await notifyCandidate(context, interview, { title, calendar: 'remove' }, before);
    }),

  cancelMyInterview: ({ params, body }, context) =>
    change(context, params.id, body.version, async (before) => {
      await cancel(context.database, before.id, 'candidate', body.reason, context.now());
      const interview = await ownInterview(context, before.id);
      await recordInterview(context, context.actor.id, 'cancelled', interview);
      const said = body.reason === '' || interview.blind ? {} : { text: body.reason };
      const title = 'The candidate cancelled an interview';
      await notifyCompany(context, interview, null, { title, ...said, calendar: 'remove' });
      if (before.status !== 'booked') return;
      await notifyCandidate(context, interview, {
        title: 'You cancelled your interview',
        calendar: 'remove',
      });
    }),
};

/** Changes an interview of the caller as it stands at a version; with a newer one, refuses and shows it. */
function change(
  context: SignedIn,
  id: string,
  version: number,
  act: (before: StoredInterview) => Promise<void>,
) {
  return context.database.transact(async () => {
    const before = await ownInterview(context, id);
    if (!(await holdInterview(context.database, id, version))) {
      throw new ApiError('stale_version', { current: forCandidate(await ownInterview(context, id)) });
    }
    const mine = await findOwnApplication(context.database, context.actor.id, before.application_id);
    if (!isAhead(before) || !mine || !canWithdraw(mine.application.stage)) {
      throw new ApiError('conflict', { detail: 'This interview was held or cancelled already.' });
    }
    await act(before);
    return presentToCandidate(context, before.application_id);
  });
}
