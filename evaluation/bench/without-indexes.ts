import pg from 'pg';

/**
 * Runs `work` without the indexes of tables that only serve searches, then builds them and gathers statistics: much sooner for very
 * many rows. On a connection of its own, since this takes longer than the program allows a statement.
 */
export async function withoutIndexes(
  url: string,
  tables: string[],
  work: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
         from pg_index where indrelid = any($1::regclass[]) and not indisunique`,
      [tables],
    );
    for (const { name } of rows) await client.query(`drop index ${name}`);
    await work();
    await client.query("set maintenance_work_mem = '512MB'");
    for (const { definition } of rows) await client.query(definition);
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}
