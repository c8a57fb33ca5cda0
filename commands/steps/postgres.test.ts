import { existsSync, globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findPostgres, startPostgres } from './postgres.ts';

const programs = findPostgres();

test.runIf(programs)('a PostgreSQL of our own answers, and is gone with its data when stopped', async () => {
  const folders = (): string[] => globSync(`${tmpdir()}/tenon-postgres-*`);
  const before = folders();
  const postgres = await startPostgres(programs ?? '');
  const folder = folders().find((path) => !before.includes(path)) ?? '';
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(
    "select lower('ÄÖ') as folded, current_setting('server_encoding') as encoding",
  );
  await client.end();
  expect(rows).toEqual([{ folded: 'äö', encoding: 'UTF8' }]);
  await postgres.stop();
  await expect(new pg.Client({ connectionString: postgres.url }).connect()).rejects.toThrow('ECONNREFUSED');
  expect(existsSync(folder)).toBe(false);
});

test.runIf(programs)('a PostgreSQL that cannot start says so', async () => {
  await expect(startPostgres('/nowhere')).rejects.toThrow();
});
