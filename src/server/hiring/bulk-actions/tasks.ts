import { z } from 'zod';
import { findEmployerScope, memberIds } from '../../identity/companies/queries.ts';
import type { Services } from '../../context.ts';
import { settleHolds } from '../../matching/fit/hold-queries.ts';
import { deliverMessages, runBulkAction } from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { applicantFileLines } from '../applications/applicant-file.ts';
import { listApplicantRows } from '../applications/applicant-queries.ts';
import {
  appendOutput,
  type BulkItem,
  endBulk,
  forgetBulks,
  holdBulk,
  listJobIds,
  listOwnIds,
  nextItems,
  settleItem,
  type StoredBulk,
} from './queries.ts';
import { recordExport, takeBack, workOnApplication } from './bulk-work.ts';
import type { By } from '../applications/moves.ts';
import { hourMs } from '../../../engine/calendar/durations.ts';

/** So many applications are dealt with in one transaction; the page is told after each. */
const batch = 25;
const exportBatch = 500;
/** After so many batches the rest waits its turn behind what others asked for. */
const batchesARun = 40;

/** Goes on with one act on many applications, a batch in a transaction, until it is done or stopped. */
export const runBulkActionTask = defineTask({
  ...runBulkAction,
  timeoutSeconds: 600,
  concurrency: 2,
  run: async ({ bulkId }, services: Services) => {
    for (let round = 0; round < batchesARun && !services.closing.aborted; round++) {
      if (!(await services.database.transact(() => workOff(services, bulkId)))) return;
    }
    await services.queue.enqueue(runBulkAction, { bulkId }, { key: bulkId });
  },
});

/** Empties the files of exports after a day, and forgets acts after thirty. */
export const forgetBulkFilesTask = defineTask({
  name: 'forget-bulk-files',
  payload: z.object({}),
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '23 * * * *',
  run: (_payload, services: Services) => {
    const now = services.now().getTime();
    return forgetBulks(services.database, new Date(now - 24 * hourMs), new Date(now - 30 * 24 * hourMs));
  },
});

/** Deals with one batch; false when nothing is left to do. */
async function workOff(services: Services, bulkId: string): Promise<boolean> {
  const { database } = services;
  const bulk = await holdBulk(database, bulkId);
  if (bulk?.state !== 'running') return false;
  // Whoever was removed from the company or from a job does nothing there any more, also not what they began.
  const scope = await findEmployerScope(database, bulk.companyId, bulk.actorId);
  if (!scope) {
    await endBulk(database, bulkId, 'cancelled');
    return false;
  }
  const by: By = { personId: bulk.actorId, companyId: bulk.companyId, many: true, ...scope };
  const items = await nextItems(database, bulk, bulk.work.do === 'export' ? exportBatch : batch);
  if (items.length > 0) await workOn(services, bulk, by, items);
  else await endBulk(database, bulkId, 'done');
  await services.live.publish(bulk.actorId, { type: 'bulk_action', id: bulkId });
  return items.length > 0;
}

async function workOn(services: Services, bulk: StoredBulk, by: By, items: BulkItem[]): Promise<void> {
  const { database } = services;
  if (bulk.work.do === 'export') return exportRows(services, bulk, by, items);
  const undone = bulk.work.do === 'undo' ? await holdBulk(database, bulk.work.of) : null;
  for (const { position, applicationId, undone: eventId } of items) {
    const { outcome, eventId: made } =
      bulk.work.do === 'undo'
        ? await takeBack(services, by, applicationId, undone?.work ?? bulk.work, eventId)
        : await workOnApplication(services, by, applicationId, bulk.work);
    await settleItem(database, bulk.id, position, outcome, made);
  }
  if (bulk.work.do === 'message') await services.queue.enqueue(deliverMessages, {}, { key: 'due' });
  const jobIds = await listJobIds(
    database,
    items.map(({ applicationId }) => applicationId),
  );
  for (const jobId of jobIds) {
    for (const member of await memberIds(database, by.companyId, jobId)) {
      await services.live.publish(member, { type: 'applications', job_id: jobId });
    }
  }
}

async function exportRows(services: Services, bulk: StoredBulk, by: By, items: BulkItem[]): Promise<void> {
  const { database } = services;
  const ids = items.map(({ applicationId }) => applicationId);
  const reached = await listOwnIds(database, by, ids);
  await settleHolds(database, services.now(), by.companyId);
  const rows = await listApplicantRows(database, by.companyId, by.personId, reached);
  const found = new Map(rows.map((row) => [row.id, row]));
  await appendOutput(database, bulk.id, applicantFileLines(ids.flatMap((id) => found.get(id) ?? [])));
  for (const { position, applicationId } of items) {
    const outcome = found.has(applicationId) ? 'done' : 'The application is gone.';
    await settleItem(database, bulk.id, position, outcome, null);
  }
  if (items.length < exportBatch) await recordExport(services, by, bulk.id, rows.length);
}
