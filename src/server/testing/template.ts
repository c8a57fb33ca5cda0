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
export async function copyTemplate(url: string, name: string): Promise<string> {
  await onServer(url, [`create database ${name} template ${templateName}`]);
  return databaseUrl(url, name);
}

/** Drops a copy. */
export async function dropCopy(url: string, name: string): Promise<void> {
  await onServer(url, [`drop database if exists ${name} with (force)`]);
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
