import type { z } from 'zod';
import type {
  ExternalApplication,
  externalApplicationInput,
} from '../../../api/candidates/external-applications.ts';
import { v7 } from 'uuid';
import type { Database } from '../../platform/db/connect.ts';
import { lockPersonForCount } from '../../platform/db/locks.ts';

/** How many applications elsewhere one person can track. */
export const maxExternal = 500;

type Values = z.output<typeof externalApplicationInput>;
type Row = Omit<ExternalApplication, 'stage_since'> & { stage_since: Date };

const columns = `id, title, employer_name, url, applied_on::text as applied_on, stage, notes, next_step,
  remind_on::text as remind_on, contacts, stage_since, version`;

/** What a person tracks, newest first; with `id`, that one alone. */
export async function listExternal(
  database: Database,
  userId: string,
  id?: string,
): Promise<ExternalApplication[]> {
  const rows = await database.sql<Row>(
    `select ${columns} from outside_applications where user_id = $1 and ($2::uuid is null or id = $2)
      order by applied_on desc, id desc limit ${maxExternal}`,
    [userId, id ?? null],
  );
  return rows.map(toExternalApplication);
}

/** How many a person tracks; nobody else counts them until the caller's transaction ends. */
export async function countExternal(database: Database, userId: string): Promise<number> {
  await lockPersonForCount(database, userId);
  const [row] = await database.sql<{ count: number }>(
    'select count(*)::int as count from outside_applications where user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

/** Stores one. */
export async function insertExternal(
  database: Database,
  userId: string,
  values: Values,
  now: Date,
): Promise<ExternalApplication> {
  const [row] = await database.sql<Row>(
    `insert into outside_applications (id, user_id, title, employer_name, url, applied_on, stage, notes, next_step, remind_on,
       contacts, stage_since)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12) returning ${columns}`,
    [v7(), userId, ...listed(values), now],
  );
  if (!row) throw new Error('The application was not stored.');
  return toExternalApplication(row);
}

/** Changes one that is the person's and at this version; null otherwise. */
export async function updateExternal(
  database: Database,
  which: { userId: string; id: string; version: number },
  values: Values,
  now: Date,
): Promise<ExternalApplication | null> {
  const [row] = await database.sql<Row>(
    `update outside_applications
        set title = $4, employer_name = $5, url = $6, applied_on = $7,
            stage_since = case when stage = $8 then stage_since else $13 end, stage = $8, notes = $9, next_step = $10,
            reminded_at = case when remind_on is distinct from $11::date then null else reminded_at end,
            remind_on = $11::date, contacts = $12::jsonb, updated_at = $13, version = version + 1
      where user_id = $1 and id = $2 and version = $3 returning ${columns}`,
    [which.userId, which.id, which.version, ...listed(values), now],
  );
  return row ? toExternalApplication(row) : null;
}

/** Deletes one; false when it is not the person's. */
export async function deleteExternal(database: Database, userId: string, id: string): Promise<boolean> {
  const rows = await database.sql(
    'delete from outside_applications where user_id = $1 and id = $2 returning id',
    [userId, id],
  );
  return rows.length > 0;
}

function listed(values: Values): (string | null)[] {
  const { title, employer_name, url, applied_on, stage, notes, next_step, remind_on, contacts } = values;
  const first = [title, employer_name, url, applied_on, stage, notes, next_step, remind_on];
  return [...first, JSON.stringify(contacts)];
}

function toExternalApplication(row: Row): ExternalApplication {
  return { ...row, stage_since: row.stage_since.toISOString() };
}
