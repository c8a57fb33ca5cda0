import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readKeys, unpackEncrypted } from '../src/server/platform/adapters/archive/encrypted-archive.ts';
import { openFiles } from '../src/server/platform/adapters/files/open-files.ts';
import { checkBackup, type Manifest, markOfSecrets } from '../src/server/operations/backups/manifest.ts';
import { storeIn, restoreBackup } from '../src/server/operations/backups/restore.ts';
import { type Config, readConfig } from '../src/server/config.ts';
import { type DatabaseSource, embeddedFolder, openDatabase } from '../src/server/platform/db/connect.ts';
import { eraseApplicantsAgain } from '../src/server/privacy/applicant-erasure/commands.ts';
import { eraseAgain } from '../src/server/privacy/personal-data/erase-commands.ts';
import { erasureList, joinErasures } from '../src/server/privacy/personal-data/erasure-list.ts';
import { openServices } from '../src/server/process.ts';
import { tasks } from '../src/server/tasks.ts';
import { prepareQueue } from '../src/server/platform/tasks/queue.ts';

const { values, positionals } = parseArgs({
  options: { erasures: { type: 'string', multiple: true, default: [] }, key: { type: 'string' } },
  allowPositionals: true,
});
const [from] = positionals;
if (!from) {
  console.error(
    'Use: npm run restore -- FOLDER [--erasures FILE]   (a folder that npm run backup wrote; another list of erased accounts)\n' +
      '     npm run restore -- FILE.tar.age --key FILE     (an encrypted backup, and the file with its private key)\n' +
      '     npm run restore -- erasures [--erasures FILE]   (after the database was restored by other means: erases again who was erased)',
  );
  process.exit(1);
}
let opened: string | null = null;

try {
  const config = readConfig();
  for (const list of values.erasures)
    if (!existsSync(list)) throw new Error(`There is no list of erased accounts at ${list}.`);
  if (from === 'erasures') {
    console.log(
      `Accounts that were erased before, and are erased again: ${await forgetErased(values.erasures)}.`,
    );
    process.exit(0);
  }
  if (from.endsWith('.age')) opened = await openArchive(config);
  const folder = opened ?? resolve(from);
  const kept = join(folder, 'secrets.json');
  const manifest = await checkBackup(folder);
  if (!existsSync(kept) && manifest.secrets !== markOfSecrets(config.secrets)) {
    throw new Error('This backup was made with another TENON_SECRET. Set that one, then restore.');
  }
  const source = sourceOf(config);
  const files = await openFiles(config);
  await restoreBackup(folder, {
    open: (level) => openDatabase(source, console.error, level),
    keepFile: storeIn(files),
    prepareQueue: (database) => prepareQueue(database, tasks),
    finish: () => finish(manifest, kept),
  });
  console.log(`Restored the backup of ${manifest.made_at}: every table came back as it was.`);
  process.exitCode = 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
if (opened !== null) rmSync(opened, { recursive: true, force: true });
process.exit();

/** Opens an encrypted backup into a folder of the data folder, which goes in the end. */
async function openArchive(config: Config): Promise<string> {
  if (!values.key)
    throw new Error('This backup is encrypted. Name the file with its private key: --key FILE');
  const keys = await readKeys(resolve(values.key));
  const folder = mkdtempSync(join(config.dataDir, 'restore-'));
  opened = folder;
  await unpackEncrypted(resolve(from ?? ''), folder, keys);
  return folder;
}

/** Puts the keys of the backup in place, and erases again whom it still holds. */
async function finish(manifest: Manifest, kept: string): Promise<void> {
  const config = readConfig();
  if (existsSync(kept)) copyFileSync(kept, join(config.dataDir, 'secrets.json'));
  if (markOfSecrets(readConfig().secrets) !== manifest.secrets) {
    console.error(
      'TENON_SECRET is set here, and the backup has keys of its own: unset it to read sealed values.',
    );
  }
  // Opened as the program opens it, so that a backup of an older version is brought up to date.
  await (await openDatabase(sourceOf(config), console.error)).close();
  const count = await forgetErased([erasureList(dirname(kept)), ...values.erasures]);
  if (count > 0) console.log(`${count} accounts that were erased since then are erased again.`);
}

function sourceOf(config: Config): DatabaseSource {
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  return url ? { kind: 'postgres', url } : embeddedFolder(config.dataDir);
}

/** Erases again whom the database still holds: those on the list of the data folder, and on these. How many they were. */
async function forgetErased(lists: string[]): Promise<number> {
  const config = readConfig();
  const marks = await joinErasures(config.dataDir, lists);
  if (marks.length === 0) return 0;
  const services = await openServices({ ...config, logLevel: 'warn' });
  try {
    const applicants = await eraseApplicantsAgain(services, marks);
    if (applicants > 0)
      console.log(`${applicants} applicants whose data was deleted since then: it is deleted again.`);
    return await eraseAgain(services, marks);
  } finally {
    await services.close();
  }
}
