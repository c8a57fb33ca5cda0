import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import pg from 'pg';
import { openDatabase, type RunSql } from '../platform/db/connect.ts';
import { tasks } from '../tasks.ts';
import { createQueue } from '../platform/tasks/queue.ts';

const templateName = 'tenon_template';

/** Makes the template: bytes of an embedded database, or a database on the PostgreSQL server of `url`. */
export async function makeTemplate(url: string | null): Promise<{ bytes: Uint8Array | null; name: string }> {
  if (url) {
    await onServer(url, [
      `drop database if exists ${templateName} with (force)`,
      `create database ${templateName}`,
    ]);
  }
  const source = url
    ? ({ kind: 'postgres', url: databaseUrl(url, templateName) } as const)
    : ({ kind: 'memory', template: null } as const);
  const database = await openDatabase(source, fail);
  const queue = await createQueue(database, tasks, pino({ level: 'silent' }));
  await queue.stop();
  if (database.dump) await dropSpareDatabases(database.sql);
  const bytes = database.dump ? await database.dump() : null;
  await database.close();
  return { bytes, name: templateName };
}

/** Half of the files of a fresh cluster are databases to copy new ones from, which nobody does in an embedded one. */
async function dropSpareDatabases(sql: RunSql): Promise<void> {
  await sql('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await sql(`drop database ${name}`);
}

/** Makes a copy of the template on a PostgreSQL server and answers its address. */
export async function copyTemplate(url: string): Promise<string> {
  const name = `tenon_copy_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, [`create database ${name} template ${templateName}`]);
  return databaseUrl(url, name);
}

/** Drops all copies. Not one after the other while tests run: for each, the server writes out all that others changed. */
export async function dropCopies(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname like 'tenon\\_copy\\_%'",
    );
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  } finally {
    await client.end();
  }
}

function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function onServer(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function fail(error: Error): void {
  console.error(error);
}
