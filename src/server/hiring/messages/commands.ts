import { v7 } from 'uuid';
import { message } from '../../../messages/message.ts';
import { memberIds } from '../../identity/companies/queries.ts';
import type { Services } from '../../context.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { notify } from '../../platform/notifications/commands.ts';
import type { CompanyActor } from '../applications/actor.ts';
import type { ApplicationState } from '../applications/queries.ts';
import {
  beginThread,
  type ByMail,
  deleteWaiting,
  type DueMessage,
  endEmptyThread,
  insertMessage,
  claimDueMessage,
  markMessagesRead,
  settleWaiting,
  touchThread,
} from './queries.ts';
import { deleteFollowUps, dropWaiting, hasFollowUps } from './drop-queries.ts';
import { publishToTeam } from './team-commands.ts';
import { deliveryTimes } from './delivery-times.ts';
import { canFollowUp, canWrite } from './rules.ts';
import { findZone, markUnread, snooze, wakeThread } from './thread-queries.ts';
import type { Database } from '../../platform/db/connect.ts';
import { furthestDays } from '../../../api/hiring/messages.ts';
import { dayMs, minuteMs } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** What is written to an applicant, when it goes, and what follows it while they do not answer. */
export type Writing = {
  text: string;
  delayMinutes: number;
  sendAt?: Date | null;
  followUps?: { text: string; afterDays: number }[];
  /** The move whose rule writes it. */
  moveId?: string;
  /** What is known of where it comes from, where it came by mail. */
  byMail?: ByMail;
};
/** In whose name something is written: nobody's where an applicant tracking system set it off. */
type Writer = Pick<CompanyActor, 'personId' | 'companyId' | 'many'>;

/** When a message to an applicant goes and what follows it, and by whose clock that was chosen. */
export async function planMessages(
  { database, now }: Pick<Services, 'database' | 'now'>,
  by: Pick<Writer, 'personId'>,
  found: ApplicationState,
  { delayMinutes, sendAt = null, followUps = [] }: Omit<Writing, 'text' | 'byMail'>,
): Promise<{ first: Date; later: Date[]; timeZone: string }> {
  const timeZone = (await findZone(database, found.candidateId, by.personId)) ?? 'UTC';
  const afterDays = followUps.map((one) => one.afterDays);
  return { ...deliveryTimes({ delayMinutes, sendAt, afterDays }, now(), timeZone), timeZone };
}

/**
 * Writes to an applicant and answers the message's id. It goes out at once, or later, and can be taken back until then; one of many
 * goes out with the messages that are due. What follows it waits too. Refuses with `conflict` when the applicant withdrew, and what
 * follows by itself once it is decided or while something else does.
 */
export async function writeToApplicant(
  ports: Ports,
  by: Writer,
  found: ApplicationState,
  writing: Writing,
): Promise<string> {
  const { database } = ports;
  const { delayMinutes, followUps = [] } = writing;
  await refuseToWrite(database, found, followUps.length > 0);
  // Only what goes by itself after a day or more looks at a clock.
  const isSoon = followUps.length === 0 && delayMinutes * minuteMs < dayMs;
  const plan = isSoon
    ? deliveryTimes({ delayMinutes, sendAt: writing.sendAt ?? null, afterDays: [] }, ports.now(), 'UTC')
    : await planMessages(ports, by, found, writing);
  return database.transact(async () => {
    const now = ports.now();
    const goesOut = plan.first <= now && !by.many;
    const id = v7();
    const of = {
      applicationId: found.id,
      companyId: by.companyId,
      senderId: by.personId,
      fromCompany: true,
      moveId: writing.moveId ?? null,
      now,
    };
    const first = {
      ...of,
      id,
      body: writing.text,
      dueAt: plan.first,
      follows: null,
      byMail: writing.byMail ?? null,
    };
    const later = followUps.map(({ text }, at) => ({
      ...of,
      id: v7(),
      body: text,
      dueAt: plan.later[at] ?? plan.first,
      follows: id,
      byMail: null,
    }));
    await database.together([
      ...[first, ...later].map((one) => () => insertMessage(database, one)),
      () => beginThread(database, first),
      async () => goesOut && deliverMessage(ports, id),
      async () => !goesOut && !by.many && publishToTeam(ports, found),
    ]);
    return id;
  });
}

async function refuseToWrite(database: Database, found: ApplicationState, follows: boolean): Promise<void> {
  if (!canWrite(found)) {
    throw new ApiError('conflict', { detail: message('hiringErrors.withdrewNoMessages') });
  }
  if (!follows) return;
  if (!canFollowUp(found)) {
    throw new ApiError('conflict', { detail: message('hiringErrors.decidedNoFollowUps') });
  }
  if (await hasFollowUps(database, found.id)) {
    throw new ApiError('conflict', { detail: message('hiringErrors.followUpsWait') });
  }
}

/** Writes to the company of one's application; refuses with `conflict` where nobody would read it. */
export function writeToCompany(
  ports: Ports,
  found: ApplicationState,
  text: string,
  byMail: ByMail | null = null,
): Promise<void> {
  const { companyId } = found;
  if (!canWrite(found) || companyId === null) {
    throw new ApiError('conflict', { detail: message('hiringErrors.nobodyReads') });
  }
  return ports.database.transact(async () => {
    const now = ports.now();
    const message = {
      id: v7(),
      applicationId: found.id,
      companyId,
      senderId: found.candidateId,
      fromCompany: false,
      body: text,
      dueAt: now,
      follows: null,
      moveId: null,
      byMail,
      now,
    };
    await ports.database.together([
      () => insertMessage(ports.database, message),
      () => dropWaiting(ports.database, found.id, { reason: 'answered', all: false, now }),
      () => deliverMessage(ports, message.id),
    ]);
  });
}

/** Takes back a message that was not sent yet; false when there is none. */
export function takeBackMessage(
  { database }: Pick<Services, 'database'>,
  by: Pick<EmployerScope, 'companyId' | 'onTeam'>,
  id: string,
): Promise<boolean> {
  return database.transact(async () => {
    const dropped = await deleteWaiting(database, by, id);
    if (dropped) await endEmptyThread(database, dropped.applicationId);
    return dropped !== null;
  });
}

/** Takes back all that would follow a message to an applicant by itself; false when nothing would. */
export function stopFollowUps(
  ports: Pick<Services, 'database' | 'live'>,
  found: ApplicationState,
): Promise<void> {
  return ports.database.transact(async () => {
    if (await deleteFollowUps(ports.database, found.id)) await publishToTeam(ports, found);
  });
}

/** Sends one message that is due, or that one when it is, unless its reason is gone, in the caller's transaction; false when there is none. */
export async function deliverMessage(ports: Ports, id: string | null = null): Promise<boolean> {
  const { database } = ports;
  const now = ports.now();
  const due = await claimDueMessage(database, now, id);
  if (!due) return false;
  if (due.dropped) {
    await publishToTeam(ports, { id: due.applicationId, companyId: due.companyId, jobId: due.jobId });
    return true;
  }
  const event = {
    actorId: due.senderId,
    action: due.fromCompany ? 'application.message_sent' : 'application.message_received',
    objectType: 'application',
    objectId: due.applicationId,
    companyId: due.companyId,
    subjectId: due.candidateId,
  } as const;
  database.beside(() => touchThread(database, due, now));
  database.beside(() => recordEvent(database, event));
  database.beside(() => (due.fromCompany ? notifyCandidate(ports, due) : notifyCompany(ports, due)));
  database.beside(async () => {
    for (const person of [due.candidateId, ...(await memberIds(database, due.companyId, due.jobId))]) {
      await ports.live.publish(person, { type: 'message', application_id: due.applicationId });
    }
  });
  return true;
}

async function notifyCandidate(ports: Ports, due: DueMessage): Promise<void> {
  await notify(ports, {
    userId: due.candidateId,
    kind: 'message_from_employer',
    key: `message:${due.id}`,
    title: message('notices.messageFromEmployer', { employer: due.employer, job: due.jobTitle }),
    text: message('notices.asWritten', { text: due.body }),
    path: `/applications/${due.applicationId}`,
  });
}

async function notifyCompany(ports: Ports, due: DueMessage): Promise<void> {
  const notice = {
    kind: 'message_from_candidate',
    key: `message:${due.id}`,
    title: message('notices.messageFromApplicant', { job: due.jobTitle }),
    // Where the job is reviewed blind, their words could tell who they are.
    text: due.blind ? undefined : message('notices.asWritten', { text: due.body }),
    path: `/applicants/${due.applicationId}`,
  } as const;
  await ports.database.together(due.listeners.map((userId) => () => notify(ports, { ...notice, userId })));
}

/** Marks what the other side wrote about an application as read. */
export async function readMessages(
  ports: Pick<Services, 'database' | 'live' | 'now'>,
  found: ApplicationState,
  side: 'company' | 'candidate',
): Promise<void> {
  await markMessagesRead(ports.database, found.id, side, ports.now());
  if (side === 'company') await publishToTeam(ports, found);
}

/** Marks the last message of an applicant as not opened; false when they wrote none. */
export async function unreadMessages(
  ports: Pick<Services, 'database' | 'live'>,
  found: ApplicationState,
): Promise<boolean> {
  if (!(await markUnread(ports.database, found.id))) return false;
  await publishToTeam(ports, found);
  return true;
}

/** Takes it that what a candidate wrote last needs no answer. */
export async function settleThread(
  ports: Pick<Services, 'database' | 'live'>,
  found: ApplicationState,
): Promise<void> {
  if (await settleWaiting(ports.database, found.id)) await publishToTeam(ports, found);
}

/** Puts a thread out of the way until a time or an answer, or back. Refuses a time that is past or far, and where nobody wrote yet. */
export async function snoozeThread(
  ports: Pick<Services, 'database' | 'live' | 'now'>,
  found: ApplicationState,
  until: Date | null,
): Promise<void> {
  if (until) refuseTime(until, ports.now(), '#/body/until');
  if (!(await snooze(ports.database, found.id, until))) {
    throw new ApiError('conflict', { detail: message('hiringErrors.noThreadYet') });
  }
  await publishToTeam(ports, found);
}

/** Brings back one thread whose time has come, in the caller's transaction; false when there is none. */
export async function wakeOneThread(ports: Pick<Services, 'database' | 'live' | 'now'>): Promise<boolean> {
  const woken = await wakeThread(ports.database, ports.now());
  if (woken) await publishToTeam(ports, { ...woken, id: woken.applicationId });
  return woken !== null;
}

/** Refuses a time that is past, or too far ahead. */
export function refuseTime(at: Date, now: Date, pointer: string): void {
  const detail =
    at <= now
      ? message('hiringErrors.timeInPast')
      : at.getTime() > now.getTime() + furthestDays * dayMs
        ? message('hiringErrors.atMostDaysAhead', { count: furthestDays })
        : null;
  if (detail) throw new ApiError('invalid_input', { errors: [{ pointer, detail }] });
}
