import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { openDatabase } from './connect.ts';
import { tablesLevel } from './migrate.ts';

/** The level before "0100_offer-approvals-and-templates", which locks `offers`; the one after it locks `job_posting`. */
const before = 1795829718824;

test('a migration that is rolled back by a deadlock with a process of the version before starts over', async (context) => {
  const server = inject('testDatabaseUrl');
  if (!server) return context.skip('The embedded database is one process’s own.');
  const { admin, url } = await emptyDatabase(server);
  const fail = (error: Error) => {
    throw error;
  };
  await (await openDatabase({ kind: 'postgres', url }, fail, before)).close();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('begin');
  await other.query('lock table job_posting in access share mode');
  const migrated = openDatabase({ kind: 'postgres', url }, fail);
  await vi.waitFor(async () => {
    const { rows } = await other.query(
      "select 1 from pg_locks where not granted and relation = 'job_posting'::regclass",
    );
    expect(rows).toHaveLength(1);
  }, 20_000);
  await other.query('select count(*) from offers');
  await other.query('commit');
  const database = await migrated;
  const [last] = await database.sql(
    'select max(created_at)::text as level from drizzle.__drizzle_migrations',
  );
  expect(last).toEqual({ level: String(tablesLevel()) });
  await Promise.all([database.close(), other.end()]);
  await admin.end();
});

async function emptyDatabase(server: string) {
  const name = `tenon_copy_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  return { admin, url: Object.assign(new URL(server), { pathname: `/${name}` }).href };
}
