import { createHash } from 'node:crypto';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { tryConfinement } from '../../platform/adapters/documents/try-confinement.ts';
import { openTesseract } from '../../platform/adapters/ocr/tesseract.ts';
import { openClamd } from '../../platform/adapters/virus-scanner/clamd.ts';
import type { FileStore } from '../../platform/adapters/files/file-store.ts';
import { checkBackupSettings } from './backup-findings.ts';
import type { Finding } from './finding.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/db/connect.ts';
import { listSealed } from '../../platform/secrets/queries.ts';
import { opens } from '../../platform/adapters/secrets/sealed-text.ts';
import { hideSecrets } from '../../platform/logging/redact.ts';
import { connectionErrorCode, countStaff, databaseFacts, namedFiles, queueFacts } from './queries.ts';

/** Looks at the settings that can be told wrong without starting anything. */
export function checkSettings(config: Config): Finding[] {
  const https = config.origin.startsWith('https:');
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(config.origin).hostname);
  const loopback = ['127.0.0.1', 'localhost', '::1'].includes(config.host);
  const findings = [
    https || local
      ? ok('address', `people reach it at ${config.origin}`)
      : wrong('address', `${config.origin} is not https: passwords would travel in clear. Set ORIGIN.`),
    local && !loopback
      ? warning(
          'address',
          `it listens on ${config.host}, but its links say ${config.origin}. Set ORIGIN to its public address.`,
        )
      : null,
    config.production && !config.smtp
      ? wrong('mail', 'no mail leaves: set SMTP_URL and MAIL_FROM, or nobody can recover a password.')
      : null,
    !config.production && !config.smtp
      ? ok('mail', 'mails stay in the outbox (no SMTP_URL), readable at /dev/mail on this machine')
      : null,
    config.rateLimits
      ? ok('limits', 'on')
      : wrong('limits', 'RATE_LIMITS=off lets anybody try passwords without end. Remove it.'),
    config.production ? checkBackupSettings(config) : null,
    https && loopback && config.trustedProxies.entries.length === 0
      ? warning(
          'proxy',
          'behind a proxy every visitor counts as one. Set TRUSTED_PROXIES to the address of the proxy.',
        )
      : null,
  ];
  return findings.filter((finding) => finding !== null);
}

const lookUp = 'is it running, and DATABASE_URL right?';

/** What is wrong where an installation cannot be opened, by the code of the error: what it concerns, and what to do. */
const refusals: { codes: string[]; what: string; says: (code: string, message: string) => string }[] = [
  {
    codes: ['ENOSPC', '53100'],
    what: 'room',
    says: () => 'the disk is full: make room where DATA_DIR lies, or where the database keeps its rows.',
  },
  {
    codes: ['EACCES', 'EPERM', 'EROFS'],
    what: 'rights',
    says: (_, message) => `the user that runs Tenon lacks a right (${message}): grant it.`,
  },
  {
    codes: ['ENOTFOUND', 'EAI_AGAIN'],
    what: 'database',
    says: (code) => `no host has the name in its address (${code}): is DATABASE_URL right?`,
  },
  {
    codes: ['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'],
    what: 'database',
    says: (code) => `nothing answers at its address (${code}): ${lookUp}`,
  },
  {
    codes: ['28P01', '28000'],
    what: 'database',
    says: () => 'it refuses our user or password: correct DATABASE_URL.',
  },
  {
    codes: ['3D000'],
    what: 'database',
    says: () => 'it has no database of this name: create it, or correct DATABASE_URL.',
  },
  {
    codes: ['42501'],
    what: 'database',
    says: () => 'our user may not make tables: let it own the database (alter database ... owner to ...).',
  },
];

/** Says of an installation that could not be opened what to do about it; null of an error that is not known. */
export function cannotStart(error: unknown): Finding | null {
  const message = error instanceof Error ? error.message : String(error);
  const code = /No space left on device|database or disk is full/.test(message)
    ? 'ENOSPC'
    : (connectionErrorCode(error) ?? '');
  if (message === 'timeout exceeded when trying to connect')
    return wrong('database', `nothing answers at its address in time: ${lookUp}`);
  // A missing file is no missing database.
  if (code === 'ENOENT' && !message.startsWith('connect')) return null;
  const refusal = refusals.find(({ codes }) => codes.includes(code));
  return refusal ? wrong(refusal.what, refusal.says(code, message)) : null;
}

/** What could not be opened, known or not. */
export function startFinding(error: unknown): Finding {
  return (
    cannotStart(error) ?? wrong('start', hideSecrets(error instanceof Error ? error.message : String(error)))
  );
}

/** Looks at the data folder: who may read it and its keys, and how much room is left. */
export async function checkFolder(config: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { mode } = await stat(config.dataDir);
  findings.push(
    process.platform !== 'win32' && (mode & 0o007) !== 0
      ? warning(
          'data folder',
          `other users of this machine may enter ${config.dataDir}: chmod 700 ${config.dataDir}`,
        )
      : ok('data folder', config.dataDir),
  );
  const keys = join(config.dataDir, 'secrets.json');
  const kept = await stat(keys).catch(() => null);
  if (kept && process.platform !== 'win32' && (kept.mode & 0o077) !== 0)
    findings.push(wrong('keys', `other users of this machine may read ${keys}: chmod 600 ${keys}`));
  const { bavail, blocks, bsize } = await statfs(config.dataDir);
  const share = Math.round((bavail / blocks) * 100);
  const gigabytes = ((bavail * bsize) / 1e9).toFixed(1);
  const room = `${gigabytes} GB free (${share} %)`;
  findings.push(share < 10 ? wrong('room', `only ${room}. Make room on this disk.`) : ok('room', room));
  return findings;
}

/** Looks at the database, its clock beside ours (`now`, in milliseconds), the queue and who runs the site. */
export async function checkDatabase(database: Database, now: () => number = Date.now): Promise<Finding[]> {
  const facts = await databaseFacts(database);
  const apartSeconds = Math.round(Math.abs(now() - facts.now) / 1000);
  const queue = await queueFacts(database);
  const staff = await countStaff(database);
  const overdue = Math.round(queue.overdue_seconds);
  return [
    facts.version >= 150_000
      ? ok('database', `PostgreSQL ${facts.words}${database.kind === 'embedded' ? ', embedded' : ''}`)
      : wrong('database', `PostgreSQL ${facts.words} is too old: 15 is the oldest that Tenon works with.`),
    facts.checksums || database.kind === 'embedded'
      ? null
      : warning(
          'checksums',
          'damaged pages go unnoticed: enable them with pg_checksums while it is stopped.',
        ),
    apartSeconds > 10
      ? wrong(
          'clock',
          `ours and the database's are ${apartSeconds} s apart: set both by a time server (NTP).`,
        )
      : null,
    overdue > 600
      ? wrong(
          'queue',
          `${queue.waiting} tasks wait, the oldest for ${overdue} s: is a process with background work running?`,
        )
      : ok('queue', `${queue.waiting} tasks wait`),
    queue.set_aside > 0
      ? warning('queue', `${queue.set_aside} tasks failed for good and were set aside`)
      : null,
    staff > 0
      ? ok('staff', `${staff} with the role admin or internal`)
      : warning(
          'staff',
          'nobody runs the site yet: npm run role -- grant EMAIL admin (after they signed up)',
        ),
  ].filter((finding) => finding !== null);
}

/** Tries every stored secret with the keys at hand. */
export async function checkKeys(
  { secrets, keepSecrets }: Pick<Config, 'secrets' | 'keepSecrets'>,
  database: Database,
): Promise<Finding> {
  const sealed = await listSealed(database);
  const shut = sealed.filter((row) => !opens(secrets.stored, row)).length;
  if (shut === 0) return ok('keys', `${sealed.length} stored secrets open`);
  return wrong(
    'keys',
    `${keepSecrets ? 'secrets.json is missing: ' : ''}${shut} of ${sealed.length} stored secrets open with no key. Put secrets.json back from a backup, or set TENON_SECRET as it was.`,
  );
}

/** Reads every stored file that a row names and compares it with what came; a store that does not answer is told as such. */
export async function checkFiles(
  database: Database,
  files: FileStore,
  { bucket }: Pick<Config, 'bucket'>,
): Promise<Finding> {
  try {
    return await readFiles(database, files);
  } catch (error) {
    if (!bucket || (await files.answers())) throw error;
    const says = error instanceof Error ? error.message : String(error);
    return wrong(
      'files',
      `the bucket ${bucket.bucket} at ${bucket.endpoint} does not take our requests (${hideSecrets(connectionErrorCode(error) ?? says, [bucket.secretAccessKey])}): are S3_ENDPOINT, S3_BUCKET and its keys right?`,
    );
  }
}

async function readFiles(database: Database, files: FileStore): Promise<Finding> {
  const bad: string[] = [];
  let seen = 0;
  // Where no file came yet, a store that refuses us is found all the same.
  await files.has('doctor/none');
  for (
    let page = await namedFiles(database, '');
    page.length > 0;
    page = await namedFiles(database, page.at(-1)?.key ?? '')
  ) {
    for (const { key, sha256 } of page) {
      seen++;
      const bytes = await files.read(key);
      if (!bytes) bad.push(`${key} is missing`);
      else if (createHash('sha256').update(bytes).digest('hex') !== sha256) bad.push(`${key} was changed`);
    }
  }
  return bad.length === 0
    ? ok('files', `${seen} stored files are as they came`)
    : wrong(
        'files',
        `${bad.slice(0, 10).join('; ')} (${bad.length} of ${seen}). Restore them from a backup.`,
      );
}

/** Has a process confined as the one that reads uploads try to reach what a hostile document would be after. */
export async function checkReading({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  const what = 'reading';
  const { files, network, sockets } = await tryConfinement(dataDir);
  if (files) return wrong(what, 'the process that reads uploads can read the data folder with its keys.');
  const advice =
    'Allow user namespaces (Ubuntu: sysctl kernel.apparmor_restrict_unprivileged_userns=0; containers: a seccomp profile with unshare and mount).';
  if (network)
    return warning(
      what,
      `the process that reads uploads can reach the network: unshare does not work here. ${advice}`,
    );
  if (sockets)
    return warning(
      what,
      `the process that reads uploads can reach sockets of other programs: folders cannot be hidden here. ${advice}`,
    );
  return ok(what, 'the process that reads uploads reaches neither the data folder nor the network');
}

/** Asks the virus scanner whether it is there. */
export async function checkScanner({ clamdUrl }: Pick<Config, 'clamdUrl'>): Promise<Finding | null> {
  if (clamdUrl === null) return null;
  return (await openClamd(clamdUrl).answers())
    ? ok('scanner', `the virus scanner answers at ${clamdUrl}`)
    : wrong(
        'scanner',
        `no virus scanner answers at ${clamdUrl}: uploads wait unread. Start clamd, or correct CLAMD_URL.`,
      );
}

/** Says whether scans can be read, and how to get there. */
export async function checkScans({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  const languages = await openTesseract({ hidden: [dataDir] }).languages();
  return ok(
    'scans',
    languages.length > 0
      ? `the text of scans is recognised by tesseract (${languages.join(', ')})`
      : 'scans are refused with a message that asks for a file with text. To read them, install tesseract with the languages you need (Debian: apt-get install tesseract-ocr tesseract-ocr-deu) and start Tenon again.',
  );
}

function ok(what: string, says: string): Finding {
  return { verdict: 'ok', what, says };
}

function warning(what: string, says: string): Finding {
  return { verdict: 'warning', what, says };
}

function wrong(what: string, says: string): Finding {
  return { verdict: 'wrong', what, says };
}
