import { createHmac, randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { z } from 'zod';
import { exportHours } from '../../api/personal-data.ts';
import { zipStream } from '../adapters/exports/zip.ts';
import { listCandidateOutside } from '../ats/application-queries.ts';
import type { Services } from '../context.ts';
import { deleteAnswersOf } from '../equal-opportunity/queries.ts';
import { recordEvent } from '../events/queries.ts';
import { accountErasedMail, newOwnerMail } from '../mail/account-mails.ts';
import { postMail } from '../mail/outbox.ts';
import { exportData, forgetInAts } from '../tasks/promises.ts';
import { defineTask } from '../tasks/queue.ts';
import { archiveOf } from './archive.ts';
import {
  deletePerson,
  handOverApplications,
  insertErasure,
  type Leaver,
  leaveCompany,
  listPaths,
  lockLeaver,
} from './erase-queries.ts';
import { changeExport, dropExpiredExports, type ExportRow, findExport, listDue } from './queries.ts';

const mostBytes = 1024 * 1024 * 1024;

/** Makes the copy that a person asked for last. A repeat after it is ready does nothing. */
export const exportDataTask = defineTask({
  ...exportData,
  timeoutSeconds: 600,
  concurrency: 1,
  run: async ({ userId }, services) => {
    const row = await findExport(services.database, userId, services.now());
    if (!row || row.state === 'ready') return;
    try {
      await makeExport(services, row);
    } catch (error) {
      await changeExport(services.database, row, { state: 'failed' });
      await services.live.tell(userId, { type: 'data_export', done: 0, total: 0 });
      throw error;
    }
  },
});

/** Deletes what has had its time: copies of data after a day, accounts after the days in which it could be undone. */
export const eraseDataTask = defineTask({
  name: 'erase-data',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '29 * * * *',
  run: async (_payload, services) => {
    for (const path of await dropExpiredExports(services.database, services.now())) {
      await services.files.remove(path);
    }
    for (const userId of await listDue(services.database, services.now())) await erase(services, userId);
  },
});

async function makeExport(services: Services, row: ExportRow): Promise<void> {
  const { database, files, live } = services;
  const { userId } = row;
  await changeExport(database, row, { state: 'working', done: 0 });
  const archive = archiveOf(services, userId, async (done, total) => {
    await changeExport(database, row, { done, total });
    await live.tell(userId, { type: 'data_export', done, total });
  });
  const taken = await files.take(zipStream(archive, services.now()), mostBytes);
  const storagePath = `${userId}/export-${randomUUID()}.zip`;
  // The row names the file before it is there, so that no sweep takes it for a loose one.
  const isWanted = await changeExport(database, row, { storagePath });
  if (!isWanted) return taken.drop();
  await taken.keep(storagePath);
  const expiresAt = new Date(services.now().getTime() + exportHours * 3_600_000);
  if (!(await changeExport(database, row, { state: 'ready', size: taken.size, expiresAt }))) {
    await files.remove(storagePath);
  }
  await live.tell(userId, { type: 'data_export', done: 1, total: 1 });
}

async function erase(services: Services, userId: string): Promise<void> {
  const { database, files, live } = services;
  const now = services.now();
  const gone = await database.transact(async () => {
    const leaver = await lockLeaver(database, userId, now);
    if (!leaver) return null;
    const paths = await listPaths(database, userId);
    const elsewhere = await listCandidateOutside(database, userId);
    await deleteAnswersOf(database, userId);
    const standIn = { userId: v7(), resumeId: v7() };
    const keptApplications = await handOverApplications(database, userId, standIn, now);
    await passOnCompany(services, userId);
    await deletePerson(database, leaver);
    for (const candidate of elsewhere) await services.queue.enqueue(forgetInAts, candidate);
    const counts = { files: paths.length, keptApplications };
    const subjectHash = createHmac('sha256', services.config.secrets.links)
      .update(leaver.email)
      .digest('hex');
    await insertErasure(database, {
      id: v7(),
      subjectHash,
      requestedAt: leaver.requestedAt,
      now,
      counts,
    });
    return { leaver, paths };
  });
  if (!gone) return;
  // What a crash leaves here has no row any more: the sweep of loose files removes it.
  for (const path of gone.paths) await files.remove(path);
  await live.tell(userId, { type: 'account' });
  await sayGoodbye(services, gone.leaver);
}

async function passOnCompany(services: Services, userId: string): Promise<void> {
  const left = await leaveCompany(services.database, userId, services.now());
  if (!left) return;
  await recordEvent(services.database, {
    actorId: null,
    action: left.heir ? 'company.owner_changed' : 'company.member_left',
    objectType: 'company',
    objectId: left.companyId,
    companyId: left.companyId,
    subjectId: left.heir?.id ?? null,
  });
  if (!left.heir) return;
  await postMail(services, left.heir.email, newOwnerMail(services.config.origin, left.name));
  await services.live.tell(left.heir.id, { type: 'account' });
}

/** The last mail goes straight out: kept in the outbox it would name somebody who is gone. */
async function sayGoodbye(services: Services, { email }: Leaver): Promise<void> {
  const { subject, text, html } = accountErasedMail(services.config.origin);
  try {
    await services.mail.deliver({
      id: v7(),
      to: email,
      subject,
      text,
      html,
      unsubscribe: null,
      calendar: null,
    });
  } catch (error) {
    services.log.warn({ err: error }, 'the last mail of an erased account was not taken');
  }
}
