import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { hourMs } from '../../../api/platform/durations.ts';
import { exportHours } from '../../../api/privacy/personal-data.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { zipStream } from '../../platform/adapters/exports/zip.ts';
import { readersLanguage } from '../../platform/http/reader.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { exportData } from '../../platform/tasks/task-definitions.ts';
import { archiveOf } from './archive.ts';
import { beginExport, changeExport, dropExpiredExports, type ExportRow } from './queries.ts';

type MakingPorts = Pick<
  Services,
  'config' | 'database' | 'errors' | 'files' | 'live' | 'log' | 'now' | 'virusScanner'
>;

const maxBytes = 1024 * 1024 * 1024;

/** Asks for a copy of everything held about the person; the copy before it is removed. Asked again before it is begun, it is the same one. */
export async function startDataExport(
  { database, files, now, queue }: Pick<Services, 'database' | 'files' | 'now' | 'queue'>,
  { id: userId }: Pick<Actor, 'id'>,
): Promise<void> {
  const startedAt = now();
  const asked = { userId, requestId: v7(), language: readersLanguage() };
  const earlierPath = await database.transact(async () => {
    const expiresAt = new Date(startedAt.getTime() + exportHours * hourMs);
    const copy = await beginExport(database, { ...asked, expiresAt, now: startedAt });
    await queue.enqueue(exportData, { userId }, { key: userId });
    if (!copy.isBegun) return null;
    await recordEvent(database, {
      actorId: userId,
      action: 'account.data_exported',
      objectType: 'user',
      objectId: userId,
      subjectId: userId,
    });
    return copy.earlierPath;
  });
  if (earlierPath !== null) await files.remove(earlierPath);
}

/** Notes how far the copy has come and tells its person; false when they asked for another meanwhile. */
export async function reportDataExport(
  { database, live }: Pick<Services, 'database' | 'live'>,
  row: ExportRow,
  change: Parameters<typeof changeExport>[2],
  progress: { done: number; total: number },
): Promise<boolean> {
  const isWanted = await changeExport(database, row, change);
  await live.publish(row.userId, { type: 'data_export', ...progress });
  return isWanted;
}

/** Makes the copy that a person asked for, and keeps it until they ask for another or its time is over. */
export async function makeDataExport(ports: MakingPorts, row: ExportRow): Promise<void> {
  const { database, files } = ports;
  const { userId } = row;
  await changeExport(database, row, { state: 'working', done: 0 });
  const archive = archiveOf(ports, row, async (done, total) => {
    await reportDataExport(ports, row, { done, total }, { done, total });
  });
  const taken = await files.take(zipStream(archive, ports.now()), maxBytes);
  const storagePath = `${userId}/export-${randomUUID()}.zip`;
  // The row names the file before it is there, so that no sweep takes it for a loose one.
  const isWanted = await changeExport(database, row, { storagePath });
  if (!isWanted) return taken.drop();
  await taken.keep(storagePath);
  const expiresAt = new Date(ports.now().getTime() + exportHours * hourMs);
  const ready = { state: 'ready' as const, size: taken.size, sha256: taken.sha256, expiresAt };
  if (!(await reportDataExport(ports, row, ready, { done: 1, total: 1 }))) {
    await files.remove(storagePath);
  }
}

/** Deletes the copies that have had their time, with their files. */
export async function dropOldExports({
  database,
  files,
  now,
}: Pick<Services, 'database' | 'files' | 'now'>): Promise<void> {
  for (const path of await dropExpiredExports(database, now())) await files.remove(path);
}
