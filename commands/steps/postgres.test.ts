import { existsSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { findPostgres, startPostgres } from './postgres.ts';

const programs = findPostgres();

test.runIf(programs)(
  'starts a temporary PostgreSQL, which is removed with its data when stopped',
  async () => {
    const postgres = await startPostgres(programs ?? '');
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ folded: string; encoding: string; folder: string }>(
      `select lower('ÄÖ') as folded, current_setting('server_encoding') as encoding,
       current_setting('data_directory') as folder`,
    );
    await client.end();
    const folder = rows[0]?.folder ?? '';
    expect(rows).toEqual([{ folded: 'äö', encoding: 'UTF8', folder }]);
    expect(existsSync(folder)).toBe(true);
    await postgres.stop();
    await expect(new pg.Client({ connectionString: postgres.url }).connect()).rejects.toThrow('ECONNREFUSED');
    expect(existsSync(folder)).toBe(false);
  },
);

test.runIf(programs)('reports a PostgreSQL that cannot start', async () => {
  await expect(startPostgres('/nowhere')).rejects.toThrow();
});
