import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type LastingPostgres, startLasting } from '../../commands/steps/postgres.ts';

/** A PostgreSQL whose write-ahead log goes to a repository of pgBackRest. */
export type ArchivedPostgres = {
  url: string;
  /** Makes a backup of all files, or of what changed since the last one; how many bytes it takes in the repository. */
  backUp(type: 'full' | 'incr'): Promise<number>;
  /** Asks the database. */
  sql: <Row extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Stops it, loses all of its files, and brings them back as they were at a moment; it takes writes when this resolves. */
  restoreTo(moment: string): Promise<void>;
  stop(): Promise<void>;
};

const stanza = 'tenon';

/** The program of pgBackRest (https://pgbackrest.org), or null where it is not installed. */
export function findPgBackRest(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return folders.map((folder) => join(folder, 'pgbackrest')).find((file) => existsSync(file)) ?? null;
}

/** Starts an empty PostgreSQL, set as docs/operations.md says, with an encrypted repository beside it. */
export async function startArchived(programs: string, pgBackRest: string): Promise<ArchivedPostgres> {
  let settings = '';
  const postgres = await startLasting(programs, (place, port) => {
    settings = configure(place, port);
    const push = `${pgBackRest} --config=${settings} --stanza=${stanza} archive-push %p`;
    return ['archive_mode=on', 'archive_timeout=60s', `archive_command=${push}`];
  });
  const ask = async (command: string, ...further: string[]) => {
    const { stdout } = await promisify(execFile)(
      pgBackRest,
      [`--config=${settings}`, `--stanza=${stanza}`, ...further, command],
      {
        ...postgres.place.owner,
        cwd: postgres.place.folder,
        env: { PGPASSWORD: new URL(postgres.url).password },
      },
    );
    return stdout;
  };
  const sql = <Row extends Record<string, unknown>>(text: string, values?: unknown[]) =>
    query<Row>(postgres, text, values);
  try {
    await ask('stanza-create');
    await ask('check');
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return {
    url: postgres.url,
    sql,
    stop: postgres.stop,
    backUp: async (type) => {
      await ask('backup', `--type=${type}`);
      const [found] = JSON.parse(await ask('info', '--output=json')) as Info[];
      return found?.backup.at(-1)?.info.repository.delta ?? 0;
    },
    restoreTo: async (moment) => {
      await postgres.halt();
      rmSync(postgres.place.data, { recursive: true });
      makeFolder(postgres.place, postgres.place.data);
      await ask('restore', '--type=time', `--target=${moment}`, '--target-action=promote');
      await postgres.start();
      await untilWritable(sql);
    },
  };
}

/** What `pgbackrest info` says of a stanza: of each backup, how much it added to the repository. */
type Info = { backup: { info: { repository: { delta: number } } }[] };

function configure(place: LastingPostgres['place'], port: number): string {
  const { folder, data } = place;
  const settings = join(folder, 'pgbackrest.conf');
  for (const name of ['repository', 'log', 'lock', 'spool']) makeFolder(place, join(folder, name));
  const lines = [
    '[global]',
    `repo1-path=${join(folder, 'repository')}`,
    'repo1-retention-full=2',
    'repo1-cipher-type=aes-256-cbc',
    `repo1-cipher-pass=${randomBytes(32).toString('base64')}`,
    'start-fast=y',
    `log-path=${join(folder, 'log')}`,
    `lock-path=${join(folder, 'lock')}`,
    `spool-path=${join(folder, 'spool')}`,
    `[${stanza}]`,
    `pg1-path=${data}`,
    `pg1-port=${port}`,
    `pg1-socket-path=${folder}`,
    'pg1-user=postgres',
    '',
  ];
  writeFileSync(settings, lines.join('\n'), { mode: 0o600 });
  if (place.owner) chownSync(settings, place.owner.uid, place.owner.gid);
  return settings;
}

function makeFolder({ owner }: LastingPostgres['place'], path: string): void {
  mkdirSync(path, { mode: 0o700 });
  if (owner) chownSync(path, owner.uid, owner.gid);
}

async function query<Row extends Record<string, unknown>>(
  { url }: LastingPostgres,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function untilWritable(sql: ArchivedPostgres['sql']): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const [row] = await sql<{ recovers: boolean }>('select pg_is_in_recovery() as recovers').catch(() => []);
    if (row?.recovers === false) return;
    await wait(100);
  }
  throw new Error('The restored database still takes no writes after a minute.');
}
