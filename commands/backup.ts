import { resolve } from 'node:path';
import { makeKey } from '../src/server/platform/adapters/archive/encrypted-archive.ts';
import { openFiles } from '../src/server/platform/adapters/files/open-files.ts';
import { backUp } from '../src/server/operations/backups/back-up.ts';
import { restoreBackup } from '../src/server/operations/backups/restore.ts';
import { readConfig } from '../src/server/config.ts';
import { commandSource, openDatabase } from '../src/server/platform/db/connect.ts';
import { tasks } from '../src/server/tasks.ts';
import { prepareQueue } from '../src/server/platform/tasks/queue.ts';

const args = process.argv.slice(2);
if (args[0] === 'new-key') await newKey(args[1]);
const verify = args.includes('--verify');
const [folder] = args.filter((arg) => arg !== '--verify');
if (!folder) {
  console.error(
    'Use: npm run backup -- FOLDER [--verify]   (a new folder; --verify restores it aside as proof)\n' +
      '     npm run backup -- new-key FILE          (makes a key pair for encrypted backups)',
  );
  process.exit(1);
}

try {
  const config = readConfig();
  const database = await openDatabase(commandSource(config), console.error);
  const files = await openFiles(config);
  const { tables, files: kept } = await backUp({ config, database, files }, resolve(folder), new Date());
  await database.close();
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables and ${kept.length} files are in ${resolve(folder)}.`);
  console.log('Keep it private: it holds everything, and the keys to it.');
  if (verify) {
    const memory = { kind: 'memory', template: null } as const;
    await restoreBackup(resolve(folder), {
      open: (level) => openDatabase(memory, console.error, level),
      keepFile: async () => {},
      prepareQueue: (database) => prepareQueue(database, tasks),
    });
    console.log('Restored aside: every table came back as it was.');
  }
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Makes a key pair: the private key in a file, the public one on the screen. */
async function newKey(file: string | undefined): Promise<never> {
  try {
    if (!file) throw new Error('Name a new file for the private key: npm run backup -- new-key FILE');
    console.log(`BACKUP_RECIPIENTS=${await makeKey(resolve(file))}`);
    console.log(`Keep ${resolve(file)} away from this machine: nothing else opens the backups.`);
    process.exit(0);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    console.error(
      isThere ? `${file} is there already. Name a new file.` : error instanceof Error ? error.message : error,
    );
    process.exit(1);
  }
}
