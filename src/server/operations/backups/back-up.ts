import { createHash } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../../platform/adapters/files/file-store.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/db/connect.ts';
import { openRunningCopy } from './backup-queries.ts';
import { BadBackup, filePath, type Manifest, markOfSecrets, tablePath, writeManifest } from './manifest.ts';
import {
  freezeView,
  levelOfTables,
  type BackupTable,
  listTables,
  readRows,
  waitingTasks,
} from './queries.ts';

/** What a backup is made of. */
export type BackedUp = { config: Config; database: Database; files: FileStore };

/**
 * Writes every row, every stored file, waiting work and the installation's keys into a new folder that only its owner may
 * enter: the rows as they stood at one moment, with the files they name. Throws BadBackup when the folder is not empty.
 */
export async function backUp(from: BackedUp, folder: string, now: Date): Promise<Manifest> {
  await makeEmptyFolder(folder);
  // Files are copied before and after the rows: one that a row names was there at one of the two times.
  const files = new Map<string, Manifest['files'][number]>();
  await copyFiles(from.files, folder, files);
  const tables = await writeTables(from, folder);
  await copyFiles(from.files, folder, files);
  for (const name of ['secrets.json', 'erasures.txt'])
    await copyFile(join(from.config.dataDir, name), join(folder, name)).catch(whenMissing);
  const manifest: Manifest = {
    format: 1,
    made_at: now.toISOString(),
    level: await levelOfTables(from.database),
    secrets: markOfSecrets(from.config.secrets),
    tables,
    files: [...files.values()],
  };
  await writeManifest(folder, manifest);
  await rm(join(folder, unfinished));
  return manifest;
}

/** The SHA-256 of a table's rows as a backup writes them. Within a transaction. */
export async function digestOf(database: Database, table: BackupTable): Promise<string> {
  const hash = createHash('sha256');
  for await (const rows of readRows(database, table)) hash.update(linesOf(rows));
  return hash.digest('hex');
}

/** Stands in a folder until its backup is whole: what was cut off is begun again in its place. */
const unfinished = 'unfinished';

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await readdir(folder);
  if (found.includes(unfinished)) {
    for (const name of found) await rm(join(folder, name), { recursive: true, force: true });
  } else if (found.length > 0) throw new BadBackup(`${folder} is not empty. Name a new folder.`);
  await writeFile(join(folder, unfinished), '', { mode: 0o600 });
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
  await mkdir(join(folder, 'files'), { mode: 0o700 });
}

/**
 * Writes all rows as they stood at one moment. The embedded database has one session, which nobody shall wait for so long: a copy of
 * its files is read in its place.
 */
async function writeTables({ config, database }: BackedUp, folder: string): Promise<Manifest['tables']> {
  const place = join(folder, 'copy');
  const level = await levelOfTables(database);
  try {
    const copy = config.databaseUrl === null ? await openRunningCopy(config.dataDir, place, level) : null;
    if (!copy) return await database.transact(() => writeRows(database, folder));
    try {
      return await copy.transact(() => writeRows(copy, folder));
    } finally {
      await copy.close();
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function writeRows(database: Database, folder: string): Promise<Manifest['tables']> {
  await freezeView(database);
  const written: Manifest['tables'] = [];
  for (const table of [...(await listTables(database)), waitingTasks]) {
    const file = await open(tablePath(folder, table.name), 'wx', 0o600);
    const hash = createHash('sha256');
    let count = 0;
    try {
      for await (const rows of readRows(database, table)) {
        const lines = linesOf(rows);
        hash.update(lines);
        await file.writeFile(lines);
        count += rows.length;
      }
      await file.sync();
    } finally {
      await file.close();
    }
    written.push({ name: table.name, rows: count, columns: table.columns, sha256: hash.digest('hex') });
  }
  return written;
}

async function copyFiles(
  files: FileStore,
  folder: string,
  copied: Map<string, Manifest['files'][number]>,
): Promise<void> {
  for await (const { key } of files.list()) {
    if (copied.has(key)) continue;
    const bytes = await files.read(key);
    // Deleted since it was listed: no row names it any more.
    if (!bytes) continue;
    const path = filePath(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { mode: 0o600, flush: true });
    copied.set(key, {
      key,
      size: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  }
}

function linesOf(rows: string[]): string {
  return rows.map((row) => `${row}\n`).join('');
}

function whenMissing(error: unknown): void {
  // With TENON_SECRET set there are no kept keys, and perhaps nobody was erased.
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
