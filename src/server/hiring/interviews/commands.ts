import { v7 } from 'uuid';
import type { z } from 'zod';
import { furthestPickDays } from '../../../api/hiring/interview-times.ts';
import type { interviewInput } from '../../../api/hiring/interviews.ts';
import { dateAt } from '../../../engine/interviews/clock-times.ts';
import { message } from '../../../messages/message.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findTeammates } from '../../identity/companies/queries.ts';
import { changeAtVersion } from '../../platform/versions.ts';
import { companysApplication } from '../applications/access.ts';
import type { ApplicationState } from '../applications/queries.ts';
import { hasHiddenMark, hiddenMark } from '../../../engine/blind/hide-identity.ts';
import { canWithdraw } from '../applications/rules.ts';
import { companysInterview } from './access.ts';
import { findHider } from '../applications/identity-queries.ts';
import { forCompany } from './presenter.ts';
import {
  bookTime,
  cancel,
  lockInterview,
  insertInterview,
  noteAnswered,
  setInterviewers,
  storeDetails,
  type StoredInterview,
  unbook,
} from './queries.ts';
import {
  type InterviewPorts,
  type News,
  notifyCandidate,
  notifyCompany,
  recordInterview,
} from './record-commands.ts';
import { isAhead } from './rules.ts';
import { dayMs } from '../../../api/platform/durations.ts';

type Wish = z.output<typeof interviewInput>;
/** An interview as the caller last saw it. */
type Seen = { id: string; version: number };

const furthestMs = 366 * dayMs;

/**
 * Proposes an interview of an application of the employer's company, or books it where its time is agreed on. Refuses one of an
 * application that has ended, times that are past, people who work elsewhere or are in another interview then.
 */
export function proposeInterview(
  ports: InterviewPorts,
  by: EmployerScope,
  applicationId: string,
  wish: Wish,
): Promise<StoredInterview> {
  const { database } = ports;
  return database.transact(async () => {
    const found = await companysApplication(database, by, applicationId);
    await checkWish(ports, by, found, wish, '#/body');
    const id = v7();
    const { companyId, viewerId: createdBy } = by;
    const now = ports.now();
    await insertInterview(database, { ...wish, id, applicationId, companyId, createdBy, now });
    await setInterviewers(database, id, wish.interviewers);
    await noteAnswered(database, applicationId, now);
    if (wish.agreed) await bookAgreed(ports, id, wish.times[0] ?? '');
    const interview = await companysInterview(ports, by, id);
    await recordInterview(ports, by.viewerId, wish.agreed ? 'booked' : 'proposed', interview);
    if (wish.agreed) await notifyBooked(ports, by, interview);
    else await notifyProposed(ports, by, interview);
    return interview;
  });
}

/**
 * Changes an interview that is ahead. It stays booked while its time is among the times; otherwise the candidate chooses again.
 * Refuses as `proposeInterview` does.
 */
export function changeInterview(
  ports: InterviewPorts,
  by: EmployerScope,
  seen: Seen,
  wish: Wish,
): Promise<StoredInterview> {
  return change(ports, by, seen, async (before) => {
    const { database } = ports;
    const found = await companysApplication(database, by, before.application_id);
    await checkWish(ports, by, found, wish, '#/body/value');
    await storeDetails(database, before.id, wish, ports.now());
    await setInterviewers(database, before.id, wish.interviewers);
    const kept = before.status === 'booked' ? before.starts_at : null;
    const staysBooked = kept !== null && isAmong(wish, kept);
    if (wish.agreed) await bookAgreed(ports, before.id, wish.times[0] ?? '');
    else if (kept && staysBooked) await bookAgreed(ports, before.id, kept.toISOString());
    else await unbook(database, before.id, { status: 'proposed' }, ports.now());
    const interview = await companysInterview(ports, by, before.id);
    await recordInterview(ports, by.viewerId, 'changed', interview);
    await notifyChanged(ports, by, interview, before);
    return interview;
  });
}

/** Cancels an interview that is ahead, for its company. */
export function cancelInterview(
  ports: InterviewPorts,
  by: EmployerScope,
  seen: Seen,
  reason: string,
): Promise<StoredInterview> {
  return change(ports, by, seen, async (before) => {
    await cancel(ports.database, before.id, 'company', reason, ports.now());
    const interview = await companysInterview(ports, by, before.id);
    await recordInterview(ports, by.viewerId, 'cancelled', interview);
    const noticeText = reason === '' ? {} : { text: message('notices.asWritten', { text: reason }) };
    const { employer, job_title: job } = interview;
    const title = message('notices.interviewCancelledByEmployer', { employer, job });
    await notifyCandidate(ports, interview, { title, ...noticeText, calendar: 'remove' });
    const theirs = message('notices.applicantInterviewCancelled', { job });
    await notifyCompany(ports, interview, by.viewerId, { title: theirs, ...noticeText, calendar: 'remove' });
    return interview;
  });
}

/** Changes an interview of the company that is ahead, as it stands at a version. */
function change(
  ports: InterviewPorts,
  by: EmployerScope,
  { id, version }: Seen,
  act: (before: StoredInterview) => Promise<StoredInterview>,
): Promise<StoredInterview> {
  const record = {
    find: () => companysInterview(ports, by, id),
    hold: () => lockInterview(ports.database, id, version),
    present: async (now: StoredInterview) =>
      forCompany(now, await findHider(ports.database, by, now.application_id)),
  };
  return changeAtVersion(ports.database, record, (before) => {
    if (isAhead(before)) return act(before);
    throw new ApiError('conflict', { detail: message('hiringErrors.interviewOver') });
  });
}

/** True where a booked time is among those of a wish, or on a day in which the candidate may pick. */
function isAmong({ times, pick, time_zone: zone }: Wish, booked: Date): boolean {
  if (pick === null) return times.some((time) => Date.parse(time) === booked.getTime());
  const day = dateAt(booked.getTime(), zone);
  return pick.from <= day && day <= pick.until;
}

/** Books a time that both sides agreed on, in the caller's transaction; refuses it when an interviewer is busy then. */
async function bookAgreed(ports: InterviewPorts, id: string, startsAt: string): Promise<void> {
  if (await bookTime(ports.database, id, new Date(startsAt), null, ports.now())) return;
  throw new ApiError('conflict', { detail: message('hiringErrors.interviewerBusy') });
}

async function checkWish(
  ports: InterviewPorts,
  { companyId }: EmployerScope,
  found: ApplicationState,
  wish: Wish,
  at: string,
): Promise<void> {
  if (!canWithdraw(found.stage)) {
    throw new ApiError('conflict', { detail: message('hiringErrors.applicationEnded') });
  }
  const now = ports.now().getTime();
  const texts = ['place', 'link', 'message'] as const;
  const masked = texts.filter((name) => hasHiddenMark(wish[name]));
  const errors = wish.times.flatMap((time, index) => {
    const pointer = `${at}/times/${index}`;
    if (Date.parse(time) <= now) return [{ pointer, detail: message('hiringErrors.timeInPast') }];
    return Date.parse(time) > now + furthestMs
      ? [{ pointer, detail: message('hiringErrors.atMostYearAhead') }]
      : [];
  });
  errors.push(...pickMistakes(wish, now, `${at}/pick/until`));
  errors.push(
    ...masked.map((name) => ({
      pointer: `${at}/${name}`,
      detail: message('hiringErrors.hiddenMark', { mark: hiddenMark }),
    })),
  );
  const colleagues = await findTeammates(ports.database, companyId, found.jobId, wish.interviewers);
  if (wish.interviewers.some((id) => !colleagues.has(id))) {
    errors.push({ pointer: `${at}/interviewers`, detail: message('hiringErrors.choosePeopleOfJob') });
  }
  if (errors.length > 0) throw new ApiError('invalid_input', { errors });
}

/** What is wrong with the days in which a candidate may pick a time. */
function pickMistakes({ pick, time_zone: zone }: Wish, now: number, pointer: string) {
  if (pick === null) return [];
  if (pick.until < dateAt(now, zone)) return [{ pointer, detail: message('hiringErrors.dayInPast') }];
  return pick.until > dateAt(now + furthestPickDays * dayMs, zone)
    ? [{ pointer, detail: message('hiringErrors.pickDaysAhead', { count: furthestPickDays }) }]
    : [];
}

async function notifyProposed(
  ports: InterviewPorts,
  by: EmployerScope,
  interview: StoredInterview,
): Promise<void> {
  const { employer, job_title: job } = interview;
  await notifyCandidate(ports, interview, {
    title: message('notices.interviewProposed', { employer, job }),
    text: message(interview.pick ? 'notices.interviewToPickText' : 'notices.interviewProposedText'),
    calendar: 'nothing',
  });
  await notifyCompany(ports, interview, by.viewerId, {
    title: message('notices.applicantInterviewAssigned', { job }),
    text: message('notices.applicantInterviewAssignedText'),
    calendar: 'nothing',
  });
}

async function notifyBooked(
  ports: InterviewPorts,
  by: EmployerScope,
  interview: StoredInterview,
): Promise<void> {
  const job = interview.job_title;
  const own = message('notices.interviewBooked', { job });
  await notifyCandidate(ports, interview, { title: own, calendar: 'enter' });
  const theirs = message('notices.applicantInterviewBooked', { job });
  await notifyCompany(ports, interview, by.viewerId, { title: theirs, calendar: 'enter' });
}

async function notifyChanged(
  ports: InterviewPorts,
  by: EmployerScope,
  interview: StoredInterview,
  before: StoredInterview,
): Promise<void> {
  const wasBooked = before.status === 'booked' && before.starts_at !== null;
  if (interview.status !== 'booked') {
    return wasBooked ? notifyGivenUp(ports, by, interview, before) : notifyProposed(ports, by, interview);
  }
  if (!wasBooked) return notifyBooked(ports, by, interview);
  const job = interview.job_title;
  const left = before.interviewers.filter(({ id }) => !interview.interviewers.some((one) => one.id === id));
  if (left.length > 0) {
    await notifyCompany(
      ports,
      interview,
      by.viewerId,
      { title: message('notices.noLongerLeading', { job }), calendar: 'remove' },
      { ...before, interviewers: left, created_by: null },
    );
  }
  const own = message('notices.interviewChanged', { job });
  await notifyCandidate(ports, interview, { title: own, calendar: 'enter' });
  const theirs = message('notices.applicantInterviewChanged', { job });
  await notifyCompany(ports, interview, by.viewerId, { title: theirs, calendar: 'enter' });
}

/** Tells both sides that a booked time is given up and the candidate chooses again. */
async function notifyGivenUp(
  ports: InterviewPorts,
  by: EmployerScope,
  interview: StoredInterview,
  before: StoredInterview,
): Promise<void> {
  const { employer, job_title: job } = interview;
  const own: News = {
    title: message('notices.interviewNeedsNewTime', { employer, job }),
    text: message(interview.pick ? 'notices.interviewToPickText' : 'notices.interviewProposedText'),
    calendar: 'remove',
  };
  await notifyCandidate(ports, interview, own, before);
  const title = message('notices.applicantInterviewNeedsNewTime', { job });
  await notifyCompany(ports, interview, by.viewerId, { title, calendar: 'remove' }, before);
}
