import { v7 } from 'uuid';
import type { z } from 'zod';
import type { interviewInput } from '../../../api/hiring/interviews.ts';
import type { ApplicationState } from '../applications/queries.ts';
import { canWithdraw } from '../applications/rules.ts';
import { teamEmails } from '../../identity/companies/queries.ts';
import { companyOf, ApiError, type SignedIn } from '../../context.ts';
import { companysInterview } from './access.ts';
import { recordInterview, notifyCandidate, notifyCompany } from './notices.ts';
import {
  bookTime,
  insertInterview,
  noteAnswered,
  setInterviewers,
  storeDetails,
  type StoredInterview,
  unbook,
} from './queries.ts';

type Wish = z.output<typeof interviewInput>;

const furthestMs = 366 * 86_400_000;

/**
 * Proposes an interview of an application of the caller's company, or books it where its time is agreed on. Refuses one of an
 * application that has ended, times that are past, people who work elsewhere or are in another interview then.
 */
export async function planInterview(context: SignedIn, found: ApplicationState, wish: Wish): Promise<void> {
  const { database, actor } = context;
  const now = context.now();
  await check(context, found, wish, '#/body');
  const id = v7();
  await insertInterview(database, {
    ...wish,
    id,
    applicationId: found.id,
    companyId: companyOf(context),
    createdBy: actor.id,
    now,
  });
  await setInterviewers(database, id, wish.interviewers);
  await noteAnswered(database, found.id, now);
  if (wish.agreed) await bookAgreed(context, id, wish.times[0] ?? '');
  const interview = await companysInterview(context, id);
  await recordInterview(context, actor.id, wish.agreed ? 'booked' : 'proposed', interview);
  if (wish.agreed) await notifyBooked(context, interview);
  else await notifyProposed(context, interview);
}

/**
 * Changes an interview that the caller holds. It stays booked while its time is among the times; otherwise the candidate
 * chooses again. Refuses as `planInterview` does.
 */
export async function replanInterview(
  context: SignedIn,
  found: ApplicationState,
  before: StoredInterview,
  wish: Wish,
): Promise<void> {
  const { database, actor } = context;
  await check(context, found, wish, '#/body/value');
  await storeDetails(database, before.id, wish, context.now());
  await setInterviewers(database, before.id, wish.interviewers);
  const kept = before.status === 'booked' ? before.starts_at : null;
  const staysBooked = wish.times.some((time) => Date.parse(time) === kept?.getTime());
  if (wish.agreed) await bookAgreed(context, before.id, wish.times[0] ?? '');
  else if (kept && staysBooked) await bookAgreed(context, before.id, kept.toISOString());
  else await unbook(database, before.id, { status: 'proposed' }, context.now());
  const interview = await companysInterview(context, before.id);
  await recordInterview(context, actor.id, 'changed', interview);
  if (interview.status !== 'booked') return notifyProposed(context, interview, kept ? before : undefined);
  const left = before.interviewers.filter(({ id }) => !wish.interviewers.includes(id));
  if (kept && left.length > 0) {
    await notifyCompany(
      context,
      interview,
      actor.id,
      { title: 'You do not lead this interview any more', calendar: 'remove' },
      { ...before, interviewers: left, created_by: null },
    );
  }
  if (kept) await notifyChanged(context, interview);
  else await notifyBooked(context, interview);
}

/** Books a time that both sides agreed on, in the caller's transaction; refuses it when an interviewer is busy then. */
async function bookAgreed(context: SignedIn, id: string, startsAt: string): Promise<void> {
  if (await bookTime(context.database, id, new Date(startsAt), null, context.now())) return;
  throw new ApiError('conflict', { detail: 'One of the interviewers is in another interview at that time.' });
}

async function check(context: SignedIn, found: ApplicationState, wish: Wish, at: string): Promise<void> {
  if (!canWithdraw(found.stage)) {
    throw new ApiError('conflict', { detail: 'This application has ended.' });
  }
  const now = context.now().getTime();
  const errors = wish.times.flatMap((time, index) => {
    const pointer = `${at}/times/${index}`;
    if (Date.parse(time) <= now) return [{ pointer, detail: 'This time is past.' }];
    return Date.parse(time) > now + furthestMs ? [{ pointer, detail: 'At most a year ahead.' }] : [];
  });
  const colleagues = await teamEmails(context.database, companyOf(context), found.jobId, wish.interviewers);
  if (wish.interviewers.some((id) => !colleagues.has(id))) {
    errors.push({ pointer: `${at}/interviewers`, detail: 'Choose people who work with this job.' });
  }
  if (errors.length > 0) throw new ApiError('invalid_input', { errors });
}

async function notifyProposed(
  context: SignedIn,
  interview: StoredInterview,
  was?: StoredInterview,
): Promise<void> {
  await notifyCandidate(
    context,
    interview,
    {
      title: was
        ? `${interview.employer} asks you to choose another time for the interview`
        : `${interview.employer} invites you to an interview`,
      text: 'Choose one of the proposed times, or ask for others.',
      calendar: was ? 'remove' : 'nothing',
    },
    was,
  );
  await notifyCompany(
    context,
    interview,
    context.actor.id,
    was
      ? { title: 'The time of an interview was given up', calendar: 'remove' }
      : { title: 'You are to lead an interview', text: 'The candidate chooses a time.', calendar: 'nothing' },
    was,
  );
}

async function notifyBooked(context: SignedIn, interview: StoredInterview): Promise<void> {
  await notifyCandidate(context, interview, { title: 'Your interview is booked', calendar: 'enter' });
  await notifyCompany(context, interview, context.actor.id, {
    title: 'An interview is booked',
    calendar: 'enter',
  });
}

async function notifyChanged(context: SignedIn, interview: StoredInterview): Promise<void> {
  await notifyCandidate(context, interview, { title: 'Your interview has changed', calendar: 'enter' });
  await notifyCompany(context, interview, context.actor.id, {
    title: 'An interview has changed',
    calendar: 'enter',
  });
}
