import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import { isRetryable } from './error-codes.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const migrationLock = 7_283_641;
const mostTries = 10;
const tryAgainMs = 200;
const journalShape = z.looseObject({
  entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })),
});

/** The tables were made by a newer version of the program, which this one could damage. */
export class NewerTables extends Error {}

/** The state of the tables that this program works with: when its last migration was written, in milliseconds. */
export function tablesLevel(): number {
  return Math.max(...readJournal().entries.map(({ when }) => when));
}

/** The name of the last migration that this program knows. */
export function lastMigration(): string {
  return readJournal().entries.reduce((last, entry) => (entry.when > last.when ? entry : last)).tag;
}

/**
 * Brings the tables up to date, or up to the given level; one process at a time. Throws NewerTables, and changes nothing, when
 * they are newer than this program.
 */
export async function migrateTables(pool: pg.Pool, level?: number): Promise<void> {
  const client = await pool.connect();
  try {
    // A server may limit statements by itself.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const reached = await levelOf(client);
    if (reached > tablesLevel()) {
      throw new NewerTables(
        'This database was last used by a newer version of Tenon. Start that version, or restore a backup made before the upgrade.',
      );
    }
    await withMigrationsUpTo(level, (folder) =>
      untilNotDeadlocked(() => migrate(drizzle(client), { migrationsFolder: folder })),
    );
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  }
}

/** Processes of the version before, which still run, lock the tables in an order of their own: what that rolls back starts over. */
async function untilNotDeadlocked(change: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await change();
    } catch (error) {
      if (!isRetryable(error) || tries === mostTries) throw error;
      await wait(tries * tryAgainMs);
    }
  }
}

async function levelOf(client: pg.PoolClient): Promise<number> {
  const kept = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  );
  if (!kept.rows[0]?.found) return 0;
  const last = await client.query<{ level: string | null }>(
    'select max(created_at)::text as level from drizzle.__drizzle_migrations',
  );
  return Number(last.rows[0]?.level ?? 0);
}

async function withMigrationsUpTo(
  level: number | undefined,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  if (level === undefined || level >= tablesLevel()) return work(migrationsFolder);
  const folder = mkdtempSync(join(tmpdir(), 'tenon-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = readJournal();
    const entries = journal.entries.filter(({ when }) => when <= level);
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The statements that remove every table and function that migrations have made, with the memory of them and the queue's tables. */
export function removalOfTables(): string {
  const made = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const words = made.map((name) => readFileSync(join(migrationsFolder, name), 'utf8')).join('\n');
  const named = (kind: string) =>
    new Set(
      [...words.matchAll(new RegExp(`create (?:or replace )?${kind} (?:if not exists )?"?(\\w+)`, 'gi'))].map(
        ([, name]) => name,
      ),
    );
  return [
    ...['drizzle', 'pgboss'].map((schema) => `drop schema if exists ${schema} cascade;`),
    ...[...named('table')].map((name) => `drop table if exists public."${name}" cascade;`),
    ...[...named('function')].map((name) => `drop function if exists public."${name}" cascade;`),
  ].join('\n');
}

function readJournal(): z.infer<typeof journalShape> {
  return journalShape.parse(
    JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')),
  );
}
