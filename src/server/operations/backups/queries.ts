import type { Database } from '../../platform/db/connect.ts';
import { removalOfTables, tablesLevel } from '../../platform/db/migrate.ts';

/** A table as a backup sees it: the columns that hold values of their own, and the key that orders its rows. */
export type BackupTable = { name: string; columns: string[]; key: string[] };

/** Waiting background work: kept with the rows that caused it. */
export const waitingTasks: BackupTable = {
  name: 'pgboss.job',
  columns: [
    'id',
    'name',
    'priority',
    'data',
    'state',
    'retry_limit',
    'retry_count',
    'retry_delay',
    'retry_backoff',
    'retry_delay_max',
    'start_after',
    'singleton_key',
    'expire_seconds',
    'created_on',
    'keep_until',
    'dead_letter',
    'policy',
    'heartbeat_seconds',
  ],
  key: ['id'],
};

/** Every table of the program, in the order of its name, but the list of backups: it names folders of this machine. */
export async function listTables(database: Database): Promise<BackupTable[]> {
  return database.sql<BackupTable>(
    `select c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns,
       array(select a.attname::text from pg_index i
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
         where i.indrelid = c.oid and i.indisprimary order by a.attnum) as key
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition and c.relname <> 'backups'
     order by c.relname`,
  );
}

/** The state of the tables: when their last migration was written, in milliseconds. */
export async function levelOfTables(database: Database): Promise<number> {
  const [last] = await database.sql<{ level: string }>(
    'select max(created_at)::text as level from drizzle.__drizzle_migrations',
  );
  return Number(last?.level);
}

/** The newest state of the tables that this program knows. */
export function knownLevel(): number {
  return tablesLevel();
}

/** The database as it is now, for all that is read in this transaction. */
export async function freezeView(database: Database): Promise<void> {
  await database.sql('set transaction isolation level repeatable read');
}

/** A row may hold all that was read of a long file, above a megabyte: hundreds of them would be more than a text can be. */
const rowsAtOnce = 50;

/** All rows of a table in the order of its key, each as JSON text, some at a time. Within a transaction. */
export async function* readRows(database: Database, table: BackupTable): AsyncIterable<string[]> {
  const columns = table.columns.map((column) =>
    // Work that was under way when the backup was made begins again.
    table === waitingTasks && column === 'state'
      ? `case state when 'active' then 'retry' else state end as state`
      : quoted(column),
  );
  const only = table === waitingTasks ? `where state in ('created', 'retry', 'active')` : '';
  const order = table.key.length > 0 ? table.key.map(quoted).join(', ') : 'to_jsonb(t)::text';
  await database.sql(
    `declare backup_rows no scroll cursor for
     select to_jsonb(t)::text as row from (select ${columns.join(', ')} from ${quotedTable(table)} ${only}) t
     order by ${order}`,
  );
  for (;;) {
    const rows = await database.sql<{ row: string }>(`fetch ${rowsAtOnce} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await database.sql('close backup_rows');
}

/** Puts rows back, each a line of JSON as `readRows` gave it. */
export async function insertRows(database: Database, table: BackupTable, rows: string[]): Promise<void> {
  const columns = table.columns.map(quoted).join(', ');
  await database.sql(
    `insert into ${quotedTable(table)} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${quotedTable(table)}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );
}

/** True when nobody has an account here, or all that is here is of a restore that was cut off. */
export async function isFree(database: Database): Promise<boolean> {
  const [found] = await database.sql('select 1 from users limit 1');
  return found === undefined || (await isHalfRestored(database));
}

const half = 'restore under way';

/** True when a restore was cut off after the rows had come and before all was done. */
export async function isHalfRestored(database: Database): Promise<boolean> {
  return (await database.sql('select 1 from kept_versions where name = $1', [half])).length > 0;
}

/** Marks that the rows came and something is still to be done. */
export async function markHalfRestored(database: Database): Promise<void> {
  await database.sql("insert into kept_versions (name, value) values ($1, '')", [half]);
}

/** Takes the mark away: all is done. */
export async function unmarkHalfRestored(database: Database): Promise<void> {
  await database.sql('delete from kept_versions where name = $1', [half]);
}

/** Takes away what a first start or a restore that was cut off has left in these tables. */
export async function emptyTables(database: Database, tables: BackupTable[]): Promise<void> {
  await database.sql(tables.map((table) => `delete from ${quotedTable(table)};`).join(' '));
}

/** Removes all tables, such as the first start of a newer version has made. */
export async function removeTables(database: Database): Promise<void> {
  await database.transact(() => database.sql(removalOfTables()));
}

/**
 * Runs `work` without references between tables, so that rows come in any order, and without triggers: what they derive comes
 * back with the rows. Checks all references afterwards.
 */
export async function withoutReferences(database: Database, work: () => Promise<void>): Promise<void> {
  const references = await database.sql<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const triggered = await database.sql<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  for (const { table } of triggered) await database.sql(`alter table ${table} disable trigger user`);
  for (const { table, name } of references) {
    await database.sql(`alter table ${table} drop constraint ${quoted(name)}`);
  }
  await work();
  for (const { table, name, definition } of references) {
    await database.sql(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
  for (const { table } of triggered) await database.sql(`alter table ${table} enable trigger user`);
}

/** Lets counting columns go on after the highest value that a table holds. */
export async function continueCounting(database: Database, table: BackupTable): Promise<void> {
  for (const column of table.columns) {
    await database.sql(
      `select setval(s, (select coalesce(max(${quoted(column)}::text::numeric), 0)::bigint + 1 from ${quotedTable(table)}), false)
       from (select pg_get_serial_sequence($1, $2) as s) found where s is not null`,
      [quotedTable(table), column],
    );
  }
}

function quotedTable(table: BackupTable): string {
  return table.name.split('.').map(quoted).join('.');
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
