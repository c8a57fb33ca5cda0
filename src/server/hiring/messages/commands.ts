import { v7 } from 'uuid';
import { message } from '../../../messages/message.ts';
import { memberIds } from '../../identity/companies/queries.ts';
import type { Services } from '../../context.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { notify } from '../../platform/notifications/commands.ts';
import type { Colleague } from '../applications/actor.ts';
import type { ApplicationState } from '../applications/queries.ts';
import {
  deleteWaiting,
  type DueMessage,
  insertMessage,
  claimDueMessage,
  markMessagesRead,
  settleWaiting,
  touchThread,
} from './queries.ts';
import { canWrite } from './rules.ts';
import { minuteMs } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/**
 * Writes to an applicant and answers the message's id. It goes out at once, or after its delay, in which it can be taken back; one of many
 * goes out with the messages that are due. Refuses with `conflict` when the applicant withdrew.
 */
export function writeToApplicant(
  ports: Ports,
  by: Colleague,
  found: ApplicationState,
  { text, delayMinutes }: { text: string; delayMinutes: number },
): Promise<string> {
  if (!canWrite(found)) {
    throw new ApiError('conflict', {
      detail: message('hiringErrors.withdrewNoMessages'),
    });
  }
  return ports.database.transact(async () => {
    const now = ports.now();
    const message = {
      id: v7(),
      applicationId: found.id,
      companyId: by.companyId,
      senderId: by.personId,
      fromCompany: true,
      body: text,
      dueAt: new Date(now.getTime() + delayMinutes * minuteMs),
      now,
    };
    const goesOut = delayMinutes === 0 && !by.many;
    await ports.database.together([
      () => insertMessage(ports.database, message),
      async () => goesOut && deliverMessage(ports, message.id),
    ]);
    return message.id;
  });
}

/** Writes to the company of one's application; refuses with `conflict` where nobody would read it. */
export function writeToCompany(ports: Ports, found: ApplicationState, text: string): Promise<void> {
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
      now,
    };
    await ports.database.together([
      () => insertMessage(ports.database, message),
      () => deliverMessage(ports, message.id),
    ]);
  });
}

/** Takes back a message that was not sent yet; false when there is none. */
export async function takeBackMessage(
  { database }: Pick<Services, 'database'>,
  by: Pick<EmployerScope, 'companyId' | 'onTeam'>,
  id: string,
): Promise<boolean> {
  return (await deleteWaiting(database, by, id)) !== null;
}

/** Sends one message that is due, or that one when it is, in the caller's transaction; false when there is none. */
export async function deliverMessage(ports: Ports, id: string | null = null): Promise<boolean> {
  const { database } = ports;
  const now = ports.now();
  const due = await claimDueMessage(database, now, id);
  if (!due) return false;
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
export function readMessages(
  { database, now }: Pick<Services, 'database' | 'now'>,
  applicationId: string,
  side: 'company' | 'candidate',
): Promise<void> {
  return markMessagesRead(database, applicationId, side, now());
}

/** Takes it that what a candidate wrote last needs no answer. */
export async function settleThread(
  { database }: Pick<Services, 'database'>,
  applicationId: string,
): Promise<void> {
  await settleWaiting(database, applicationId);
}
