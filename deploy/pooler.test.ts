import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findPostgres, type Postgres, startPostgres } from '../commands/steps/postgres.ts';
import { freePort } from '../commands/steps/processes.ts';
import { openDatabase } from '../src/server/platform/db/connect.ts';

const programs = findPostgres();
const pgbouncer = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find((file) => existsSync(file));
const isMissing = !programs || !pgbouncer;
if (isMissing) console.log('PgBouncer: skipped, there is no PostgreSQL 15 or no PgBouncer here.');

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'tenon-pooler-'));
let postgres: Postgres;
const poolers: ChildProcess[] = [];

beforeAll(async () => {
  if (programs && pgbouncer) postgres = await startPostgres(programs);
});
afterAll(async () => {
  for (const pooler of poolers) pooler.kill('SIGKILL');
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

/** Starts PgBouncer before the database, as its documentation says, and answers its address. */
async function startPooler(mode: 'session' | 'transaction'): Promise<string> {
  const server = new URL(postgres.url);
  const port = await freePort();
  const settings = join(folder, `${mode}.ini`);
  writeFileSync(
    settings,
    `[databases]
postgres = host=127.0.0.1 port=${server.port} user=postgres password=${server.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 20
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout
`,
  );
  chmodSync(folder, 0o755);
  chmodSync(settings, 0o644);
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn(pgbouncer ?? '', [...user, settings], { stdio: 'ignore' });
  poolers.push(pooler);
  void once(pooler, 'exit');
  const address = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await vi.waitFor(async () => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.end();
  }, 10_000);
  return address;
}

test.skipIf(isMissing)('behind a pooler by session everything works', async () => {
  const url = await startPooler('session');
  await everythingWorks({ kind: 'postgres', url, max: 5 }, 'by_session');
});

test.skipIf(isMissing)(
  'a pooler by transaction is refused, unless the address of the server is named as well',
  async () => {
    const url = await startPooler('transaction');
    await expect(openDatabase({ kind: 'postgres', url, max: 3 }, () => {}, 0)).rejects.toThrow(
      /pool_mode = transaction.*DATABASE_DIRECT_URL/s,
    );
    await everythingWorks({ kind: 'postgres', url, max: 3, directUrl: postgres.url }, 'by_transaction');
  },
);

async function everythingWorks(
  source: { kind: 'postgres'; url: string; max: number; directUrl?: string },
  table: string,
): Promise<void> {
  const database = await openDatabase(source, () => {}, 0);
  try {
    const heard: string[] = [];
    await database.listen('pooled', (message) => void heard.push(message));
    await database.sql(`create table ${table} (n int primary key)`);
    const insert = (n: number) =>
      database.transact(async () => {
        await database.sql(`insert into ${table} values ($1)`, [n]);
        await database.notify('pooled', `${table} ${n}`);
      });
    const numbers = Array.from({ length: 30 }, (_one, n) => n);
    await Promise.all(numbers.map(insert));
    await expect(insert(7)).rejects.toThrow();
    for (const n of numbers)
      expect(await database.planned(`select n from ${table} where n = $1`, [n])).toEqual([{ n }]);
    await vi.waitFor(() => expect(heard.filter((text) => text.startsWith(table))).toHaveLength(30));

    // What only one may do at a time is done by one, whoever begins first.
    let inside = 0;
    const most: number[] = [];
    await Promise.all(
      [1, 2, 3].map(() =>
        database.alone('pooled', async () => {
          most.push(++inside);
          await database.sql('select pg_sleep(0.05)');
          inside--;
        }),
      ),
    );
    expect(most).toEqual([1, 1, 1]);
  } finally {
    await database.close();
  }
}
