import { undoWithdrawalMinutes } from '../../../api/hiring/my-applications.ts';
import type { Services } from '../../context.ts';
import { dayMs, minuteMs } from '../../../api/platform/durations.ts';
import { csvPrefix } from '../../platform/adapters/ats/csv.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import {
  eraseInAts,
  notifyAtsOfWithdrawal,
  sendStageToAts,
  sendToAts,
  syncAts,
} from '../../platform/tasks/task-definitions.ts';
import { listWaiting, retryFailed } from './application-queries.ts';
import {
  type ConnectionFields,
  deleteConnection,
  insertConnection,
  insertReceivedWebhook,
  purgeWebhooks,
  type SealedSecret,
  startOver,
  storeAccount,
  storeFile,
  type StoredConnection,
  updateConnection,
} from './queries.ts';
import { listUnsentWithdrawals, retryWithdrawals } from './send-queries.ts';
import { listStageUpdates, retryStageUpdates, startStageUpdate } from './stage-update-queries.ts';
import { chooseStage, findUnforgotten } from './status-queries.ts';
import { forgetWait, ownerIds } from './sync-queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;
type Queueing = Pick<Services, 'database' | 'now' | 'queue'>;
type Company = { companyId: string };
type Member = Company & { personId: string };

/** A second sending of a candidate waits so long for the first. */
const againSeconds = 15;

/** Connects a company with its applicant tracking system, or changes that if it still has this version (0 for none); false otherwise. */
export function saveConnection(
  ports: Ports,
  by: Member,
  { id, version }: { id: string; version: number },
  fields: ConnectionFields,
): Promise<boolean> {
  const { database } = ports;
  return database.transact(async () => {
    const stored =
      version > 0
        ? await updateConnection(database, { id, version, now: ports.now() }, fields)
        : await insertConnection(database, { id, companyId: by.companyId, createdBy: by.personId }, fields);
    if (!stored) return false;
    if (fields.forget || fields.accountToken) await startOver(database, id);
    const { provider, region } = fields;
    await record(ports, by, 'company.ats_saved', { provider, region });
    return true;
  });
}

/** Takes a company's file of jobs in place of the one before; false when files are not its way. */
export function uploadFile(ports: Ports, by: Member, connectionId: string, file: string): Promise<boolean> {
  return ports.database.transact(async () => {
    if (!(await storeFile(ports.database, connectionId, { file, now: ports.now() }))) return false;
    await record(ports, by, 'company.ats_file_uploaded');
    return true;
  });
}

/** Links a company's connection with an account of its applicant tracking system. */
export function linkAccount(
  ports: Ports,
  by: Member,
  connectionId: string,
  account: SealedSecret & { system: string },
): Promise<void> {
  return ports.database.transact(async () => {
    await storeAccount(ports.database, connectionId, account, ports.now());
    await record(ports, by, 'company.ats_linked', { system: account.system });
  });
}

/** Ends a company's connection with its applicant tracking system. */
export function removeConnection(ports: Pick<Services, 'database'>, by: Member): Promise<void> {
  return ports.database.transact(async () => {
    await deleteConnection(ports.database, by.companyId);
    await record(ports, by, 'company.ats_removed');
  });
}

/** Begins a sync at once. */
export function startSync({ database, queue }: Queueing, connectionId: string): Promise<void> {
  return database.transact(async () => {
    await forgetWait(database, connectionId);
    await queue.enqueue(syncAts, { connectionId }, { key: connectionId });
  });
}

/** Begins a sync because the other side says by webhook that something is new; nothing happens when the webhook came before. */
export function takeWebhook(
  { database, queue, now }: Queueing,
  connectionId: string,
  webhook: { signatureHash: string; hasTimestamp: boolean },
): Promise<void> {
  return database.transact(async () => {
    if (!(await insertReceivedWebhook(database, connectionId, webhook, now()))) return;
    await queue.enqueue(syncAts, { connectionId }, { key: connectionId });
  });
}

/** Tries again what a company's applicant tracking system did not take or do. */
export function retry(ports: Queueing, { companyId }: Company): Promise<void> {
  const { database, queue } = ports;
  return database.transact(async () => {
    await retryFailed(database, companyId);
    await retryWithdrawals(database, companyId);
    await queueWithdrawals(ports, companyId);
    await retryStageUpdates(database, companyId);
    await queueStageUpdates(ports, companyId);
    for (const applicationId of await listWaiting(database, companyId))
      await queue.enqueue(sendToAts, { applicationId }, { key: applicationId });
    for (const externalId of await findUnforgotten(database, companyId, null))
      await queue.enqueue(eraseInAts, { companyId, externalId }, { key: externalId });
  });
}

/** Sends an application once the other one of its candidate that is on its way is there. */
export function sendLater({ queue }: Pick<Services, 'queue'>, applicationId: string): Promise<void> {
  const again = { key: applicationId, afterSeconds: againSeconds };
  return queue.enqueue(sendToAts, { applicationId }, again);
}

/** Begins telling a company's applicant tracking system of the withdrawals that cannot be undone any more. */
export async function queueWithdrawals(ports: Queueing, companyId: string): Promise<void> {
  const by = new Date(ports.now().getTime() - undoWithdrawalMinutes * minuteMs);
  for (const applicationId of await listUnsentWithdrawals(ports.database, companyId, {
    prefix: csvPrefix,
    by,
  }))
    await ports.queue.enqueue(notifyAtsOfWithdrawal, { applicationId }, { key: applicationId });
}

/**
 * Begins telling a company's applicant tracking system that an application is moved, if it knows of it: once the move cannot be taken
 * back any more, where that is so many seconds from now. Runs in the transaction of the move, before it: what is pulled locks in this order.
 */
export async function enqueueStageUpdate(
  ports: Queueing,
  applicationId: string,
  afterSeconds = 0,
): Promise<void> {
  const dueAt = new Date(ports.now().getTime() + afterSeconds * 1000);
  if (!(await startStageUpdate(ports.database, applicationId, { dueAt, prefix: csvPrefix }))) return;
  const key = afterSeconds > 0 ? `${applicationId} later` : applicationId;
  await ports.queue.enqueue(sendStageToAts, { applicationId }, { key, afterSeconds });
}

/** Tells a move once the other thing that is told of its candidate is there. */
export function enqueueStageUpdateAgain(
  { queue }: Pick<Services, 'queue'>,
  applicationId: string,
): Promise<void> {
  const again = { key: applicationId, afterSeconds: againSeconds };
  return queue.enqueue(sendStageToAts, { applicationId }, again);
}

/** Begins telling a company's applicant tracking system of the moves that are due. */
export async function queueStageUpdates(ports: Queueing, companyId: string): Promise<void> {
  for (const applicationId of await listStageUpdates(ports.database, companyId, ports.now()))
    await ports.queue.enqueue(sendStageToAts, { applicationId }, { key: applicationId });
}

/** Writes down that stages came in with a file, and shows the owners. */
export function finishStages(
  ports: Pick<Services, 'database' | 'live'>,
  by: Member,
  counts: { moved: number; to_settle: number },
): Promise<void> {
  return ports.database.transact(async () => {
    await record(ports, by, 'company.ats_stages_uploaded', counts);
    await notifyOwners(ports, by);
  });
}

/** Keeps that a company's applicant tracking system was told something of an application. */
export function recordOutboundUpdate(
  { database }: Pick<Services, 'database'>,
  { companyId, system }: StoredConnection,
  told: { applicationId: string; candidateId: string; action: string; keep(): Promise<void> },
): Promise<void> {
  return database.transact(async () => {
    await told.keep();
    await recordEvent(database, {
      actorId: null,
      action: told.action,
      objectType: 'application',
      objectId: told.applicationId,
      companyId,
      subjectId: told.candidateId,
      data: { by: 'ats', system },
    });
  });
}

/** Writes down that the other side did not forget somebody, and shows the owners. */
export function recordForgetFailure(
  ports: Pick<Services, 'database' | 'live'>,
  company: Company,
  failure: { outside_id: string; problem: string; failed: boolean },
): Promise<void> {
  return ports.database.transact(async () => {
    await record(
      ports,
      { companyId: company.companyId, personId: null },
      'company.ats_forget_failed',
      failure,
    );
    await notifyOwners(ports, company);
  });
}

/** Writes down that the other side forgot somebody whom it had not forgotten at first, and shows the owners. */
export function finishForgetting(
  ports: Pick<Services, 'database' | 'live'>,
  company: Company,
  externalId: string,
): Promise<void> {
  return ports.database.transact(async () => {
    await record(ports, { companyId: company.companyId, personId: null }, 'company.ats_forgotten', {
      outside_id: externalId,
    });
    await notifyOwners(ports, company);
  });
}

/** Tells the open pages of a company's owners that something of the connection has changed. */
export async function notifyOwners(
  { database, live }: Pick<Services, 'database' | 'live'>,
  { companyId }: Company,
): Promise<void> {
  for (const owner of await ownerIds(database, companyId)) await live.publish(owner, { type: 'ats' });
}

function record(
  { database }: Pick<Services, 'database'>,
  { companyId, personId }: Company & { personId: string | null },
  action: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  return recordEvent(database, {
    actorId: personId,
    action,
    objectType: 'company',
    objectId: companyId,
    companyId,
    data,
  });
}

/** Says which kind of stage one of the other side's stages is. */
export async function mapStage(
  { database }: Pick<Services, 'database'>,
  companyId: string,
  id: string,
  kind: Parameters<typeof chooseStage>[3],
): Promise<void> {
  if (!(await chooseStage(database, companyId, id, kind))) throw new ApiError('not_found');
}

/** Deletes what is known of webhooks that were taken 30 days ago. */
export function purgeOldWebhooks({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  return purgeWebhooks(database, new Date(now().getTime() - 30 * dayMs));
}
