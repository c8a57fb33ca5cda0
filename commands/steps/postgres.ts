import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './processes.ts';

/** The oldest PostgreSQL that is served. */
const oldestMajor = 15;

/** A PostgreSQL server of our own: where to reach it as its superuser, and how to end it and forget its data. */
export type Postgres = { url: string; stop: () => Promise<void> };

/** The folder with the programs of a PostgreSQL server that is new enough, or null. */
export function findPostgres(): string | null {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const installed = globSync('/usr/lib/postgresql/*/bin').toSorted();
  const folders = [...onPath, ...installed].filter((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
  return folders.find((folder) => majorOf(folder) >= oldestMajor) ?? null;
}

/** It lives for one run: nothing has to be kept through a crash, or tidied. */
const forOneRun = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  .concat(['autovacuum=off', 'max_wal_size=8GB', 'jit=off'])
  // Its tables are small: looking for the best order to join them takes many times longer than joining them as written.
  .concat(['join_collapse_limit=1', 'from_collapse_limit=1'])
  .concat(['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'lc_messages=C']);
/** As a server of a site is set, with the memory of a small machine. */
const forASite = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'autovacuum=on']
  .concat(['join_collapse_limit=8', 'from_collapse_limit=8', 'shared_buffers=1GB'])
  .concat(['effective_cache_size=4GB', 'random_page_cost=1.1']);
const alone = ['wal_level=minimal', 'max_wal_senders=0'];
const followed = ['wal_level=replica', 'max_wal_senders=10'];

/** Starts an empty PostgreSQL with a random port and password in a temporary folder. Rejects with its last words when it does not start. */
export function startPostgres(programs: string): Promise<Postgres> {
  return inFolder((place) => serve(programs, place, makeData(programs, place), alone));
}

/** Starts an empty PostgreSQL as a site has one, for measures: what is written reaches the disk, and is tidied. */
export function startPostgresOfSite(programs: string): Promise<Postgres> {
  const settings = [...alone, ...forASite];
  return inFolder((place) => serve(programs, place, makeData(programs, place), settings));
}

/** Starts an empty PostgreSQL and a standby that follows it and can be promoted (`pg_promote()`). */
export async function startWithStandby(programs: string): Promise<{ primary: Postgres; standby: Postgres }> {
  return inFolder(async (first) => {
    const password = makeData(programs, first);
    return inFolder(async (second) => {
      // It was not started yet, so a copy of its files is one to follow from.
      execFileSync('cp', ['-a', first.data, second.data]);
      const primary = await serve(programs, first, password, followed);
      writeFileSync(join(second.data, 'standby.signal'), '');
      const { port } = new URL(primary.url);
      const from = `primary_conninfo=host=127.0.0.1 port=${port} user=postgres password=${password}`;
      return { primary, standby: await serve(programs, second, password, [...followed, from]) };
    });
  });
}

/** A PostgreSQL that is halted and started again on its files, which others may put in place meanwhile. */
export type LastingPostgres = Postgres & {
  /** Its folder, the one of its files in there, and who owns both. */
  place: Place;
  start: () => Promise<void>;
  halt: () => Promise<void>;
};

/** Starts an empty PostgreSQL of a site that outlives being halted, with further settings. It is also reached by a socket in its folder. */
export function startLasting(
  programs: string,
  furtherOf: (place: Place, port: number, password: string) => string[],
): Promise<LastingPostgres> {
  return inFolder(async (place) => {
    const [password, port] = [makeData(programs, place), await freePort()];
    const ownSocket = `unix_socket_directories=${place.folder}`;
    const settings = [...followed, ...forASite, ownSocket, ...furtherOf(place, port, password)];
    let server: ChildProcess | null = null;
    const halt = async () => {
      if (server) await endFast(server);
      server = null;
    };
    const start = async () => void (server = await launch(programs, place, port, settings));
    await start();
    const stop = async () => {
      await halt();
      rmSync(place.folder, { recursive: true, force: true });
    };
    return { place, url: urlOf(port, password), start, halt, stop };
  });
}

/** Makes the files of an empty database there, and answers the password of its superuser. */
function makeData(programs: string, { folder, data, owner }: Place): string {
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'md5', `--pwfile=${passwordFile}`, '-E', 'UTF8'].concat([
      '--locale=C.UTF-8',
      '--no-sync',
    ]),
    { cwd: folder, ...owner, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return password;
}

/** The folder of a server, that of its files, and as whom it runs. */
type Place = { folder: string; data: string; owner: ReturnType<typeof ownerOfData> };

/** Does the work with a temporary folder, which is removed where it fails. */
async function inFolder<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const owner = ownerOfData();
  // Root's own temporary folder may be closed to the user who is to own the data.
  const folder = mkdtempSync(join(owner ? '/tmp' : tmpdir(), 'tenon-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  try {
    return await work({ folder, data: join(folder, 'data'), owner });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Starts the server whose data lie there, on a free port. */
async function serve(
  programs: string,
  { folder, data, owner }: Place,
  password: string,
  further: string[],
): Promise<Postgres> {
  const port = await freePort();
  const server = await launch(programs, { folder, data, owner }, port, further);
  return {
    url: urlOf(port, password),
    stop: async () => {
      await endFast(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function launch(
  programs: string,
  { folder, data, owner }: Place,
  port: number,
  further: string[],
): Promise<ChildProcess> {
  const settings = [...forOneRun, ...further].flatMap((setting) => ['-c', setting]);
  const options: SpawnOptions = { cwd: folder, ...owner, stdio: ['ignore', 'ignore', 'pipe'] };
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
  await untilReady(server);
  return server;
}

async function endFast(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to leave.
  server.kill('SIGINT');
  await once(server, 'exit');
}

function urlOf(port: number, password: string): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
}

function majorOf(folder: string): number {
  const words = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\b(\d+)(\.|\w|$)/.exec(words)?.[1] ?? 0);
}

/** PostgreSQL refuses to run as root: there it runs as a user without rights. Undefined for anyone else. */
function ownerOfData(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: '-u' | '-g', user: string): number =>
    Number(execFileSync('id', [kind, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
}

function untilReady(server: ChildProcess): Promise<void> {
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    if (server.stderr) {
      createInterface(server.stderr).on('line', (line) => {
        if (lines.length < 50) lines.push(line);
        if (/ready to accept (read-only )?connections/.test(line)) resolve();
      });
    }
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)));
  });
}
