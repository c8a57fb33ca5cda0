import type { BulkAction, BulkWork } from '../../../api/hiring/bulk-actions.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';

/** An act as it is stored: whose, what, and whether it goes on. */
export type StoredBulk = {
  id: string;
  companyId: string;
  actorId: string;
  work: BulkWork;
  state: BulkAction['state'];
};

/** One application of an act. `moveId` of the act that is taken back, where one is. */
export type BulkItem = { position: number; applicationId: string; undone: string | null };

type BulkRow = {
  id: string;
  work: BulkWork;
  state: BulkAction['state'];
  total: number;
  created_at: Date;
  done: number;
  worked: number;
  undoable: number;
  refused: BulkAction['refused'] | null;
};

/** Those of these applications that are to jobs within reach. */
export async function listOwnIds(
  database: Database,
  { companyId, onTeam }: Pick<EmployerScope, 'companyId' | 'onTeam'>,
  ids: string[],
): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select id from applications where company_id = $1 and id = any($2::uuid[]) and ${inEmployerScope('job_id', '$3')}`,
    [companyId, ids, onTeam],
  );
  return rows.map(({ id }) => id);
}

/** The jobs that these applications are to, each once. */
export async function listJobIds(database: Database, ids: string[]): Promise<string[]> {
  const rows = await database.sql<{ job_id: string }>(
    'select distinct job_id from applications where id = any($1::uuid[])',
    [ids],
  );
  return rows.map((row) => row.job_id);
}

/** Stores an act on these applications, in their order. */
export async function insertBulk(
  database: Database,
  bulk: StoredBulk,
  ids: string[],
  now: Date,
): Promise<void> {
  await database.sql(
    `insert into bulk_actions (id, company_id, actor_id, action, state, total, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [bulk.id, bulk.companyId, bulk.actorId, JSON.stringify(bulk.work), bulk.state, ids.length, now],
  );
  await database.sql(
    `insert into bulk_items (bulk_id, position, application_id)
     select $1, a.position, a.id from unnest($2::uuid[]) with ordinality as a(id, position)`,
    [bulk.id, ids],
  );
}

/** One's own acts, newest first, at most ten; with `id`, that one. */
export async function listBulks(
  database: Database,
  companyId: string,
  actorId: string,
  id?: string,
): Promise<BulkAction[]> {
  const rows = await database.sql<BulkRow>(
    `with mine as (
       select id, action as work, state, total, created_at from bulk_actions
        where company_id = $1 and actor_id = $2 and ($3::uuid is null or id = $3)
        order by created_at desc, id desc limit 10)
     select m.*, i.done, i.worked, i.undoable, r.refused
       from mine m
       cross join lateral (
         select (count(*) filter (where outcome is not null))::int as done,
                (count(*) filter (where outcome = 'done'))::int as worked,
                (count(*) filter (where outcome = 'done' and move_id is not null))::int as undoable
           from bulk_items where bulk_id = m.id) i
       left join lateral (
         select json_agg(json_build_object('detail', g.outcome, 'count', g.count) order by g.count desc) as refused
           from (select outcome, count(*)::int as count from bulk_items
                  where bulk_id = m.id and outcome <> 'done' group by outcome order by count desc limit 5) g) r on true
      order by m.created_at desc, m.id desc`,
    [companyId, actorId, id ?? null],
  );
  return rows.map((row) => ({
    id: row.id,
    work: row.work,
    state: row.state,
    total: row.total,
    done: row.done,
    worked: row.worked,
    refused: row.refused ?? [],
    can_undo: row.state !== 'running' && row.undoable > 0 && row.work.do !== 'undo',
    created_at: row.created_at.toISOString(),
  }));
}

/** An act by id; it cannot be stopped until the caller's transaction ends. */
export async function lockBulk(database: Database, id: string): Promise<StoredBulk | null> {
  const [row] = await database.sql<{
    id: string;
    companyId: string;
    actorId: string;
    work: BulkWork;
    state: BulkAction['state'];
  }>(
    `select id, company_id as "companyId", actor_id as "actorId", action as work, state from bulk_actions
      where id = $1 for update`,
    [id],
  );
  return row ?? null;
}

/** The next applications of an act that were not dealt with, in order. */
export function nextItems(database: Database, bulk: StoredBulk, limit: number): Promise<BulkItem[]> {
  return database.sql<BulkItem>(
    `select i.position, i.application_id as "applicationId", u.move_id as undone
       from bulk_items i
       left join bulk_items u on u.bulk_id = $2 and u.application_id = i.application_id
      where i.bulk_id = $1 and i.outcome is null
      order by i.position limit $3`,
    [bulk.id, bulk.work.do === 'undo' ? bulk.work.of : null, limit],
  );
}

/** Notes what became of one application of an act: `done`, or why not; and the event of what was done. */
export async function settleItem(
  database: Database,
  bulkId: string,
  position: number,
  outcome: string,
  eventId: string | null,
): Promise<void> {
  await database.sql(
    'update bulk_items set outcome = $3, move_id = $4 where bulk_id = $1 and position = $2 and outcome is null',
    [bulkId, position, outcome, eventId],
  );
}

/** Ends an act that goes on; false when it has ended. */
export async function endBulk(database: Database, id: string, state: 'done' | 'cancelled'): Promise<boolean> {
  const rows = await database.sql(
    "update bulk_actions set state = $2 where id = $1 and state = 'running' returning 1",
    [id, state],
  );
  return rows.length > 0;
}

/** Adds lines to the file of an export. */
export async function appendOutput(database: Database, id: string, text: string): Promise<void> {
  await database.sql('update bulk_actions set output = output || $2 where id = $1', [id, text]);
}

/** The file of one's own export that has ended, as long as all in it is within reach; null when there is none. */
export async function findOutput(
  database: Database,
  { companyId, viewerId, onTeam }: EmployerScope,
  id: string,
): Promise<string | null> {
  const [row] = await database.sql<{ output: string }>(
    `select output from bulk_actions
      where id = $1 and company_id = $2 and actor_id = $3 and state = 'done' and output <> ''
        and ($4::uuid is null or not exists (
          select 1 from bulk_items i join applications a on a.id = i.application_id
           where i.bulk_id = $1 and not ${inEmployerScope('a.job_id', '$4')}))`,
    [id, companyId, viewerId, onTeam],
  );
  return row?.output ?? null;
}

/** The applications on which an act worked, in order. */
export async function listWorkedIds(database: Database, bulkId: string): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select application_id as id from bulk_items
      where bulk_id = $1 and outcome = 'done' and move_id is not null order by position`,
    [bulkId],
  );
  return rows.map(({ id }) => id);
}

/** Which colleague an application was given by an event of assignment, and who had it before. */
export async function findAssignment(
  database: Database,
  eventId: string,
): Promise<{ to: string | null; from: string | null } | null> {
  const [row] = await database.sql<{ to: string | null; from: string | null }>(
    `select data->>'to_id' as "to", data->>'from_id' as "from" from events where id = $1 and action = 'application.assigned'`,
    [eventId],
  );
  return row ?? null;
}

/** Puts an application back to who had it, if it is still with whom it was given to; false otherwise. */
export async function restoreAssigned(
  database: Database,
  companyId: string,
  applicationId: string,
  { to, from }: { to: string | null; from: string | null },
): Promise<boolean> {
  const rows = await database.sql(
    `update applications set assigned_to =
            (select user_id from company_members where user_id = $4::uuid and company_id = $2)
      where id = $1 and company_id = $2 and assigned_to is not distinct from $3::uuid returning 1`,
    [applicationId, companyId, to, from],
  );
  return rows.length > 0;
}

/** Empties the files of exports older than an instant, and forgets acts older than another. */
export async function purgeBulks(database: Database, filesBefore: Date, actsBefore: Date): Promise<void> {
  await database.sql("update bulk_actions set output = '' where output <> '' and created_at < $1", [
    filesBefore,
  ]);
  await database.sql('delete from bulk_actions where created_at < $1', [actsBefore]);
}
