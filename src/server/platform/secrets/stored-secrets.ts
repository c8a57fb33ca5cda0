import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Keys that sign sessions and file links, and those that encrypt what is stored for use elsewhere, such as other services' keys: one
 * a line, the newest first.
 */
export type Secrets = z.infer<typeof secrets>;

const secret = z.string().min(32);
const secrets = z.object({ sessions: secret, links: secret, stored: secret });
/** Folders made by an earlier version have no key for stored values yet. */
const keptSecretsFile = secrets.extend({ stored: secret.optional() });

/** All that is wrong with the configuration, one line each. */
export class ConfigError extends Error {
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(
      `The configuration has ${mistakes.length} mistake(s):\n${mistakes.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.mistakes = mistakes;
  }
}

/** The keys that follow from one text of the environment, and from the one before it for what that one sealed. */
export function derivedSecrets(secret: string, before: string | undefined): Secrets {
  const stored = [secret, ...(before === undefined ? [] : [before])].map((key) => `stored:${key}`);
  return { sessions: `sessions:${secret}`, links: `links:${secret}`, stored: stored.join('\n') };
}

/** The keys of a data folder; `keep` puts them there where it holds none yet, and is null where it does. */
export type FolderSecrets = { secrets: Secrets; keep: (() => void) | null };

/**
 * The keys of a data folder, or new ones that are kept nowhere yet. Those for what is stored are looked up at each use: a change of
 * them needs no restart. Throws ConfigError when they cannot be read.
 */
export function storedSecretsOf(dataDir: string): FolderSecrets {
  const found = keptSecrets(dataDir);
  let kept = found ?? { sessions: freshSecret(), links: freshSecret(), stored: freshSecret() };
  const secretsNow: Secrets = {
    get sessions() {
      return kept.sessions;
    },
    get links() {
      return kept.links;
    },
    get stored() {
      return wholeSecrets(dataDir)?.stored ?? kept.stored;
    },
  };
  const keep = () => {
    makeSecrets(secretsPath(dataDir), kept);
    kept = keptSecrets(dataDir) ?? kept;
  };
  return { secrets: secretsNow, keep: found ? null : keep };
}

/** Makes new keys in a data folder whose own are lost. Throws where there are any. */
export function replaceLostSecrets(dataDir: string): void {
  const { keep } = storedSecretsOf(dataDir);
  if (!keep) throw new Error(`${secretsPath(dataDir)} is there: nothing is lost.`);
  keep();
}

/** Puts a new key for what is stored before those of the data folder; it counts at once. Throws without kept keys. */
export function addStoredKey(dataDir: string): void {
  changeStoredKeys(dataDir, (keys) => [freshSecret(), ...keys]);
}

/** Forgets all but the newest key for what is stored, where keys are kept in the data folder. */
export function dropOlderKeys(dataDir: string): void {
  if (existsSync(secretsPath(dataDir))) changeStoredKeys(dataDir, (keys) => keys.slice(0, 1));
}

function changeStoredKeys(dataDir: string, change: (keys: string[]) => string[]): void {
  const kept = wholeSecrets(dataDir);
  if (!kept) throw new Error(`There are no kept keys in ${dataDir}; with TENON_SECRET set there are none.`);
  writeSecrets(dataDir, { ...kept, stored: change(kept.stored.split('\n')).join('\n') });
}

/** The keys that the folder holds now; null where they cannot be had. */
function wholeSecrets(dataDir: string): Secrets | null {
  try {
    return secrets.parse(JSON.parse(readFileSync(secretsPath(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

function secretsPath(dataDir: string): string {
  return join(dataDir, 'secrets.json');
}

function writeSecrets(dataDir: string, whole: Secrets): void {
  const path = secretsPath(dataDir);
  writeFileSync(`${path}.new`, `${JSON.stringify(whole)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** The keys of the folder, null where it holds none. An unreadable file is never taken for none. */
function keptSecrets(dataDir: string): Secrets | null {
  const path = secretsPath(dataDir);
  const text = textOf(path);
  if (text === null) return null;
  const kept = keptSecretsFile.safeParse(jsonOf(text));
  if (!kept.success)
    throw new ConfigError([
      `DATA_DIR: ${path} is damaged: put it back from a backup. Where there is none, move it away and start again; what it sealed is lost then`,
    ]);
  if (kept.data.stored !== undefined) return { ...kept.data, stored: kept.data.stored };
  const whole = { ...kept.data, stored: freshSecret() };
  writeSecrets(dataDir, whole);
  return whole;
}

/** Several processes may make them at once: each writes a whole file, and the first one to give it its name wins. */
function makeSecrets(path: string, fresh: Secrets): void {
  const own = `${path}.${randomBytes(8).toString('hex')}`;
  writeFileSync(own, `${JSON.stringify(fresh)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(own, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function freshSecret(): string {
  return randomBytes(32).toString('hex');
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw new ConfigError([
      `DATA_DIR: ${path} cannot be read (${error instanceof Error ? error.message : String(error)}): give the user that runs Tenon the right to read it, and never delete it`,
    ]);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
