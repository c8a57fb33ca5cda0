import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FileStore } from '../../platform/adapters/files/file-store.ts';
import type { Database } from '../../platform/db/connect.ts';
import { digestOf } from './back-up.ts';
import { BadBackup, checkBackup, filePath, type Manifest, tablePath } from './manifest.ts';
import {
  continueCounting,
  emptyTables,
  insertRows,
  isFree,
  knownLevel,
  levelOfTables,
  type BackupTable,
  listTables,
  markHalfRestored,
  removeTables,
  unmarkHalfRestored,
  waitingTasks,
  withoutReferences,
} from './queries.ts';

/**
 * Puts a backup into a database without accounts, such as a first start makes, and a file store, and compares every table's digest
 * afterwards. Throws BadBackup, with nobody in the database as before, when the backup is damaged or newer than this program or when somebody uses the database.
 */
export async function restoreBackup(
  folder: string,
  into: {
    /** Opens the database with its tables at a level. */
    open(level: number): Promise<Database>;
    keepFile(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
    /** Makes the tables of the queue in it, see `prepareQueue`. */
    prepareQueue(database: Database): Promise<void>;
    /** What is left to do once the rows are there. A restore that was cut off before its end can be repeated. */
    finish?(): Promise<void>;
  },
): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  if (manifest.level > knownLevel()) {
    throw new BadBackup('This backup was made by a newer version of Tenon. Restore it with that version.');
  }
  const database = await openFree(into, manifest.level);
  try {
    for (const { key } of manifest.files) await into.keepFile(key, await readFile(filePath(folder, key)));
    await into.prepareQueue(database);
    await database.transact(async () => {
      await fillTables(database, folder, manifest);
      if (into.finish) await markHalfRestored(database);
    });
  } finally {
    await database.close();
  }
  if (into.finish) {
    await into.finish();
    const whole = await into.open(knownLevel());
    await unmarkHalfRestored(whole);
    await whole.close();
  }
  return manifest;
}

/** Opens a database without accounts, with its tables as the backup's version made them, also where a first start made newer ones. */
async function openFree(into: { open(level: number): Promise<Database> }, level: number): Promise<Database> {
  const database = await into.open(level);
  try {
    if (!(await isFree(database))) {
      throw new BadBackup('There are accounts in this database. Restore into one without.');
    }
    if ((await levelOfTables(database)) === level) return database;
    await removeTables(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  await database.close();
  return into.open(level);
}

/** Keeps a restored file in a file store. */
export function storeIn(files: FileStore): (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void> {
  return async (key, bytes) => {
    const taken = await files.take(new Blob([bytes]).stream(), bytes.byteLength + 1);
    await taken.keep(key);
  };
}

async function fillTables(database: Database, folder: string, manifest: Manifest): Promise<void> {
  const tables = new Map([...(await listTables(database)), waitingTasks].map((table) => [table.name, table]));
  const kept = manifest.tables.map(({ name, columns }): BackupTable => {
    const table = tables.get(name);
    if (!table) throw new BadBackup(`This backup has a table that Tenon does not know: ${name}.`);
    return { ...table, columns };
  });
  await withoutReferences(database, async () => {
    await emptyTables(database, [...tables.values()]);
    for (const table of kept) {
      for await (const rows of linesOf(tablePath(folder, table.name)))
        await insertRows(database, table, rows);
      if (table.name !== waitingTasks.name) await continueCounting(database, table);
    }
  });
  for (const { name, sha256 } of manifest.tables) {
    const table = tables.get(name);
    if (table && (await digestOf(database, table)) !== sha256) {
      throw new BadBackup(`The table ${name} was not restored correctly. Nothing was restored.`);
    }
  }
}

/** Rows of a table's file, some hundred at a time. A line ends with a line feed and nothing else. */
async function* linesOf(path: string): AsyncIterable<string[]> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    for (let at = 0; at < lines.length; at += 500) yield lines.slice(at, at + 500);
  }
}
