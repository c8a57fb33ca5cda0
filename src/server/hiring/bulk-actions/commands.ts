import { v7 } from 'uuid';
import { dayMs } from '../../../api/platform/durations.ts';
import type { BulkWork } from '../../../api/hiring/bulk-actions.ts';
import type { Services } from '../../context.ts';
import { findEmployerScope, memberIds } from '../../identity/companies/queries.ts';
import { settleHolds } from '../../matching/fit/hold-commands.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { deliverMessages, runBulkAction } from '../../platform/tasks/task-definitions.ts';
import type { Colleague } from '../applications/actor.ts';
import { applicantFileHead, applicantFileLines } from '../applications/applicant-csv.ts';
import { listApplicantRows } from '../applications/applicant-queries.ts';
import { listReasons } from '../applications/rejection-queries.ts';
import { fieldCells } from '../custom-fields/field-cells.ts';
import { findCustomFields } from '../custom-fields/queries.ts';
import { takeBack, workOnApplication } from './single-application.ts';
import {
  appendOutput,
  type BulkItem,
  endBulk,
  lockBulk,
  insertBulk,
  listJobIds,
  listOwnIds,
  nextItems,
  purgeBulks,
  settleItem,
  type StoredBulk,
} from './queries.ts';
import { asReadBy } from '../../platform/http/reader.ts';
import { message } from '../../../messages/message.ts';
import { toStoredText } from '../../../messages/stored-text.ts';
import { rowForReader } from '../../platform/applicant-presenter.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** So many applications are dealt with in one transaction; the page is told after each. */
const batch = 25;
const exportBatch = 500;

/** Begins one act on many applications, which is worked off in the background; returns its id. */
export function startBulk(
  { database, now, queue }: Ports,
  by: Colleague,
  work: BulkWork,
  applicationIds: string[],
): Promise<string> {
  return database.transact(async () => {
    const id = v7();
    const bulk = { id, companyId: by.companyId, actorId: by.personId, work, state: 'running' as const };
    await insertBulk(database, bulk, applicationIds, now());
    if (work.do === 'export') {
      const { application } = await findCustomFields(database, by.companyId);
      await appendOutput(
        database,
        id,
        inWordsOf(work, () => applicantFileHead(application.items)),
      );
    }
    await queue.enqueue(runBulkAction, { bulkId: id }, { key: id });
    return id;
  });
}

/** Ends an act on many applications that still goes on; what it did already stays. */
export async function cancelBulk({ database }: Pick<Services, 'database'>, id: string): Promise<void> {
  await endBulk(database, id, 'cancelled');
}

/** Deals with one batch of an act on many applications, as whoever began it; false when nothing is left to do. */
export function workOffBatch(ports: Ports, bulkId: string): Promise<boolean> {
  const { database } = ports;
  return database.transact(async () => {
    const bulk = await lockBulk(database, bulkId);
    if (bulk?.state !== 'running') return false;
    // Whoever was removed from the company or from a job does nothing there any more, also not what they began.
    const scope = await findEmployerScope(database, bulk.companyId, bulk.actorId);
    if (!scope) {
      await endBulk(database, bulkId, 'cancelled');
      return false;
    }
    const by: Colleague = { personId: bulk.actorId, companyId: bulk.companyId, many: true, ...scope };
    const items = await nextItems(database, bulk, bulk.work.do === 'export' ? exportBatch : batch);
    if (items.length > 0) await workOn(ports, bulk, by, items);
    else await endBulk(database, bulkId, 'done');
    await ports.live.publish(bulk.actorId, { type: 'bulk_action', id: bulkId });
    return items.length > 0;
  });
}

async function workOn(ports: Ports, bulk: StoredBulk, by: Colleague, items: BulkItem[]): Promise<void> {
  const { database } = ports;
  if (bulk.work.do === 'export') return inWordsOf(bulk.work, () => exportRows(ports, bulk, by, items));
  const undone = bulk.work.do === 'undo' ? await lockBulk(database, bulk.work.of) : null;
  for (const { position, applicationId, undone: eventId } of items) {
    const { outcome, eventId: made } =
      bulk.work.do === 'undo'
        ? await takeBack(ports, by, applicationId, undone?.work ?? bulk.work, eventId)
        : await workOnApplication(ports, by, applicationId, bulk.work);
    await settleItem(database, bulk.id, position, toStoredText(outcome), made);
  }
  if (bulk.work.do === 'message') await ports.queue.enqueue(deliverMessages, {}, { key: 'due' });
  const jobIds = await listJobIds(
    database,
    items.map(({ applicationId }) => applicationId),
  );
  for (const jobId of jobIds) {
    for (const member of await memberIds(database, by.companyId, jobId)) {
      await ports.live.publish(member, { type: 'applications', job_id: jobId });
    }
  }
}

/** Does some work on a file of applicants in the language that it was asked for in. */
function inWordsOf<T>({ language }: Extract<BulkWork, { do: 'export' }>, work: () => T): T {
  return asReadBy({ locale: language ?? null, timeZone: null }, work);
}

async function exportRows(ports: Ports, bulk: StoredBulk, by: Colleague, items: BulkItem[]): Promise<void> {
  const { database } = ports;
  const ids = items.map(({ applicationId }) => applicationId);
  const reached = await listOwnIds(database, by, ids);
  await settleHolds(ports, by.companyId);
  const rows = await listApplicantRows(database, by.companyId, by.personId, reached);
  const reasons = await listReasons(database, by.companyId, reached);
  const found = new Map(rows.map((row) => [row.id, rowForReader(row)]));
  const ownCells = await fieldCells(database, by.companyId, reached);
  await appendOutput(
    database,
    bulk.id,
    applicantFileLines(
      ids.flatMap((id) => found.get(id) ?? []),
      reasons,
      ownCells,
    ),
  );
  for (const { position, applicationId } of items) {
    const outcome = found.has(applicationId) ? 'done' : message('hiringErrors.applicationGone');
    await settleItem(database, bulk.id, position, toStoredText(outcome), null);
  }
  if (items.length < exportBatch) await recordExport(ports, by, bulk.id, rows.length);
}

/** Writes down that somebody took many applicants' data out, once for the company. */
function recordExport({ database }: Ports, by: Colleague, bulkId: string, count: number): Promise<void> {
  return recordEvent(database, {
    actorId: by.personId,
    action: 'company.applicants_exported',
    objectType: 'company',
    objectId: by.companyId,
    companyId: by.companyId,
    data: { bulk: bulkId, count },
  });
}

/** Empties the files of exports after a day, and deletes acts after thirty. */
export function purgeOldBulks({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const at = now().getTime();
  return purgeBulks(database, new Date(at - dayMs), new Date(at - 30 * dayMs));
}
