import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from './platform/secrets/stored-secrets.ts';

/** Makes the data folder where it is missing. Throws ConfigError where nothing can be read or written in it. */
export function makeUsable(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK);
    // Rights alone do not tell: nobody makes anything in /proc, whatever it says.
    rmdirSync(mkdtempSync(join(dataDir, '.try-')));
  } catch (error) {
    throw new ConfigError([`DATA_DIR: cannot write in ${dataDir} (${String(error)})`]);
  }
}

/** As `mkdir -p`. Node's own never ends where a folder says that it has no place for another, as /proc does. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process of the same start may have been quicker.
    if (!existsSync(path)) throw error;
  }
}
