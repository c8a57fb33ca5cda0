import { message } from '../../../messages/message.ts';
import type { Actor } from '../../identity/actor.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { changeAtVersion } from '../../platform/versions.ts';
import { canWithdraw } from '../applications/rules.ts';
import { findOwnApplication } from '../my-applications/queries.ts';
import { ownInterview } from './access.ts';
import { bookTime, cancel, lockInterview, type StoredInterview, unbook } from './queries.ts';
import {
  type InterviewPorts,
  type News,
  notifyCandidate,
  notifyCompany,
  recordInterview,
} from './record-commands.ts';
import { isFreeToPick } from './times-to-pick.ts';
import { canBook, forCandidate, isAhead } from './rules.ts';

type Candidate = Pick<Actor, 'id'>;
/** An interview as the candidate last saw it. */
type Seen = { id: string; version: number };

/** Books one of the times that are on offer, or moves a booked interview to it. Refuses a time that is past, not offered or taken. */
export function bookInterview(
  ports: InterviewPorts,
  candidate: Candidate,
  seen: Seen,
  { startsAt, timeZone }: { startsAt: Date; timeZone: string },
): Promise<StoredInterview> {
  return change(ports, candidate, seen, async (before) => {
    const isGone = !canBook(before) || startsAt <= ports.now();
    if (isGone || (!before.pick && !isProposed(before, startsAt))) {
      throw new ApiError('conflict', { detail: message('hiringErrors.timeGone') });
    }
    if (before.pick && !(await isFreeToPick(ports, before, startsAt))) {
      throw new ApiError('conflict', { detail: message('hiringErrors.timeTaken') });
    }
    if (!(await bookTime(ports.database, before.id, startsAt, timeZone, ports.now()))) {
      throw new ApiError('conflict', { detail: message('hiringErrors.timeTaken') });
    }
    const interview = await ownInterview(ports, candidate, before.id);
    const isMoved = before.status === 'booked';
    await recordInterview(ports, candidate.id, isMoved ? 'changed' : 'booked', interview);
    const job = interview.job_title;
    const own = isMoved ? 'notices.interviewMovedByYou' : 'notices.interviewBooked';
    const theirs = isMoved
      ? 'notices.applicantInterviewMovedByCandidate'
      : 'notices.applicantInterviewBookedByCandidate';
    await notifyCandidate(ports, interview, { title: message(own, { job }), calendar: 'enter' });
    await notifyCompany(ports, interview, null, { title: message(theirs, { job }), calendar: 'enter' });
    return interview;
  });
}

function isProposed({ times }: StoredInterview, startsAt: Date): boolean {
  return times.some((time) => Date.parse(time.starts_at) === startsAt.getTime());
}

/** Asks the company for other times, and gives up the booked one. */
export function askForOtherTimes(
  ports: InterviewPorts,
  candidate: Candidate,
  seen: Seen,
  { wish, timeZone }: { wish: string; timeZone: string },
): Promise<StoredInterview> {
  return change(ports, candidate, seen, async (before) => {
    const asked = { status: 'asked' as const, wish, candidateZone: timeZone };
    await unbook(ports.database, before.id, asked, ports.now());
    const interview = await ownInterview(ports, candidate, before.id);
    await recordInterview(ports, candidate.id, 'times_asked', interview);
    const wasBooked = before.status === 'booked';
    const job = interview.job_title;
    const title = wasBooked ? 'notices.applicantInterviewGivenUp' : 'notices.otherTimesAsked';
    const isSaid = wish !== '' && !interview.blind;
    const news: News = {
      title: message(title, { job }),
      text: isSaid ? message('notices.asWritten', { text: wish }) : message('notices.otherTimesAskedText'),
      calendar: wasBooked ? 'remove' : 'nothing',
    };
    await notifyCompany(ports, interview, null, news, wasBooked ? before : interview);
    if (wasBooked) {
      const own = message('notices.otherTimesAskedByYou', { job });
      await notifyCandidate(ports, interview, { title: own, calendar: 'remove' }, before);
    }
    return interview;
  });
}

/** Cancels an interview that is ahead, for its candidate. */
export function cancelMyInterview(
  ports: InterviewPorts,
  candidate: Candidate,
  seen: Seen,
  reason: string,
): Promise<StoredInterview> {
  return change(ports, candidate, seen, async (before) => {
    await cancel(ports.database, before.id, 'candidate', reason, ports.now());
    const interview = await ownInterview(ports, candidate, before.id);
    await recordInterview(ports, candidate.id, 'cancelled', interview);
    const job = interview.job_title;
    const noticeText =
      reason === '' || interview.blind ? {} : { text: message('notices.asWritten', { text: reason }) };
    const title = message('notices.applicantInterviewCancelledByCandidate', { job });
    await notifyCompany(ports, interview, null, { title, ...noticeText, calendar: 'remove' });
    if (before.status === 'booked') {
      const own = message('notices.interviewCancelledByYou', { job });
      await notifyCandidate(ports, interview, { title: own, calendar: 'remove' });
    }
    return interview;
  });
}

/** Changes an interview of the candidate that is ahead, as it stands at a version. */
function change(
  ports: InterviewPorts,
  candidate: Candidate,
  { id, version }: Seen,
  act: (before: StoredInterview) => Promise<StoredInterview>,
): Promise<StoredInterview> {
  const record = {
    find: () => ownInterview(ports, candidate, id),
    hold: () => lockInterview(ports.database, id, version),
    present: forCandidate,
  };
  return changeAtVersion(ports.database, record, async (before) => {
    const mine = await findOwnApplication(ports.database, candidate.id, before.application_id);
    if (!isAhead(before) || !mine || !canWithdraw(mine.application.stage)) {
      throw new ApiError('conflict', { detail: message('hiringErrors.interviewOver') });
    }
    return act(before);
  });
}
