import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * The keys of a data folder, made there on first use. Those for what is stored are looked up at each use: a change of them needs
 * no restart. Throws ConfigError when they cannot be read or made.
 */
export function storedSecretsOf(dataDir: string): Secrets {
  const kept = keptSecrets(dataDir);
  return {
    ...kept,
    get stored() {
      const now = secrets.safeParse(readJson(secretsPath(dataDir)));
      return now.success ? now.data.stored : kept.stored;
    },
  };
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
  const kept = secrets.safeParse(readJson(secretsPath(dataDir)));
  if (!kept.success)
    throw new Error(`There are no kept keys in ${dataDir}; with TENON_SECRET set there are none.`);
  writeSecrets(dataDir, { ...kept.data, stored: change(kept.data.stored.split('\n')).join('\n') });
}

function secretsPath(dataDir: string): string {
  return join(dataDir, 'secrets.json');
}

function writeSecrets(dataDir: string, whole: Secrets): void {
  const path = secretsPath(dataDir);
  writeFileSync(`${path}.new`, `${JSON.stringify(whole)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

function keptSecrets(dataDir: string): Secrets {
  const path = secretsPath(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(path)) makeSecrets(path);
  } catch (error) {
    throw new ConfigError([`DATA_DIR: cannot write in ${dataDir} (${String(error)})`]);
  }
  const kept = keptSecretsFile.safeParse(readJson(path));
  if (!kept.success)
    throw new ConfigError([`DATA_DIR: ${path} is damaged; restore it, or delete it to sign everybody out`]);
  if (kept.data.stored !== undefined) return { ...kept.data, stored: kept.data.stored };
  const whole = { ...kept.data, stored: freshSecret() };
  writeSecrets(dataDir, whole);
  return whole;
}

/** Several processes may make them at once: each writes a whole file, and the first one to give it its name wins. */
function makeSecrets(path: string): void {
  const own = `${path}.${randomBytes(8).toString('hex')}`;
  const fresh = { sessions: freshSecret(), links: freshSecret(), stored: freshSecret() };
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

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
