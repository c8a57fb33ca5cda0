import type {
  ListedRecordImport,
  RecordCounts,
  RecordFormat,
  RecordKind,
  RecordMapping,
} from '../../../api/hiring/record-imports.ts';
import type { Database } from '../../platform/db/connect.ts';
import type {
  FoundValues,
  StoredChoices,
  StoredColumn,
  StoredMistake,
} from '../../platform/db/schema/record-imports.ts';
import { colleagueName } from '../../platform/db/sql-parts.ts';

/** An import as it is worked on. */
export type ImportRow = {
  id: string;
  companyId: string;
  createdBy: string | null;
  kind: RecordKind;
  format: RecordFormat;
  state: ListedRecordImport['state'];
  fileName: string;
  filePath: string | null;
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  separator: string;
  lines: number;
  headKey: string;
  columns: StoredColumn[];
  remembered: boolean;
  dayFirst: boolean;
  datesUnclear: boolean;
  found: FoundValues;
  choices: StoredChoices;
  counts: RecordCounts | null;
  mistakes: StoredMistake[];
  lastLine: number;
  done: number;
  problem: string | null;
  source: string;
  noteHead: string;
  notifying: boolean;
  createdAt: Date;
  version: number;
};

/** An import with who began it, and whom it brought. */
export type ShownRow = ImportRow & { creator: string; untold: number; unreachable: number; resumes: number };

const columns = `i.id, i.company_id as "companyId", i.created_by as "createdBy", i.kind, i.format, i.state, i.file_name as "fileName",
  i.file_path as "filePath", i.encoding, i.separator, i.lines, i.head_key as "headKey", i.columns, i.remembered, i.day_first as "dayFirst",
  i.dates_unclear as "datesUnclear", i.found, i.choices, i.counts, i.mistakes, i.last_line as "lastLine", i.done, i.problem, i.source,
  i.note_head as "noteHead", i.notify_from is not null as notifying, i.created_at as "createdAt", i.version`;

/** SQL of whom an import `i` brought in and who has no account still, once each. */
export const peopleOf = `(select distinct l.user_id from record_import_lines l where l.import_id = i.id and l.made_person) made
  join added_people p on p.user_id = made.user_id`;

/** What a file is before anything was said of it. */
export type NewImport = Pick<
  ImportRow,
  | 'id'
  | 'companyId'
  | 'kind'
  | 'format'
  | 'fileName'
  | 'encoding'
  | 'separator'
  | 'lines'
  | 'headKey'
  | 'columns'
  | 'remembered'
  | 'dayFirst'
  | 'datesUnclear'
  | 'choices'
> & { createdBy: string; filePath: string; now: Date };

/** Stores a file whose columns are to be matched. */
export async function insertRecordImport(database: Database, made: NewImport): Promise<void> {
  const none: FoundValues = { jobs: [], stages: [], statuses: [] };
  await database.sql(
    `insert into record_imports (id, company_id, created_by, kind, format, file_name, file_path, encoding, separator, lines, head_key,
       columns, remembered, day_first, dates_unclear, found, choices, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18)`,
    [
      made.id,
      made.companyId,
      made.createdBy,
      made.kind,
      made.format,
      made.fileName,
      made.filePath,
      made.encoding,
      made.separator,
      made.lines,
      made.headKey,
      JSON.stringify(made.columns),
      made.remembered,
      made.dayFirst,
      made.datesUnclear,
      JSON.stringify(none),
      JSON.stringify(made.choices),
      made.now,
    ],
  );
}

/** How a company matched the same columns the last time; null when it never did. */
export async function findMatched(
  database: Database,
  companyId: string,
  headKey: string,
): Promise<Pick<ImportRow, 'kind' | 'columns' | 'choices' | 'dayFirst'> | null> {
  const [row] = await database.sql<Pick<ImportRow, 'kind' | 'columns' | 'choices' | 'dayFirst'>>(
    `select kind, columns, choices, day_first as "dayFirst" from record_imports
      where company_id = $1 and head_key = $2 and state <> 'mapping' order by created_at desc, id desc limit 1`,
    [companyId, headKey],
  );
  return row ?? null;
}

/** An import of a company as its people see it; null for others'. */
export async function findShown(database: Database, companyId: string, id: string): Promise<ShownRow | null> {
  const [row] = await database.sql<ShownRow>(
    `select ${columns}, coalesce(${colleagueName('u')}, '') as creator, told.untold, told.unreachable,
            (select count(distinct l.user_id)::int from record_import_lines l join resume_metadata r on r.user_id = l.user_id
              where l.import_id = i.id and r.deleted_at is null) as resumes
       from record_imports i left join users u on u.id = i.created_by
       cross join lateral (select count(*) filter (where p.email <> '' and p.notified_at is null)::int as untold,
                                  count(*) filter (where p.email = '')::int as unreachable from ${peopleOf}) told
      where i.id = $2 and i.company_id = $1`,
    [companyId, id],
  );
  return row ?? null;
}

/** A company's imports, newest first, with the key of each. */
export async function listRecordImports(
  database: Database,
  companyId: string,
  { limit, after }: { limit: number; after: [string, string] | null },
): Promise<{ item: ListedRecordImport; key: [string, string] }[]> {
  const rows = await database.sql<Omit<ListedRecordImport, 'created_at'> & { created_at: Date }>(
    `select i.id, i.kind, i.format, i.state, i.file_name, i.lines, i.counts, i.created_at, coalesce(${colleagueName('u')}, '') as created_by
       from record_imports i left join users u on u.id = i.created_by
      where i.company_id = $1 and ($3::timestamptz is null or (i.created_at, i.id) < ($3, $4::uuid))
      order by i.created_at desc, i.id desc limit $2`,
    [companyId, limit, after?.[0] ?? null, after?.[1] ?? null],
  );
  return rows.map(({ created_at: at, ...row }) => ({
    item: { ...row, created_at: at.toISOString() },
    key: [at.toISOString(), row.id],
  }));
}

/** An import, of the company where one is named; nobody else changes it until the caller's transaction ends. */
export async function lockRecordImport(
  database: Database,
  id: string,
  companyId: string | null,
): Promise<ImportRow | null> {
  const [row] = await database.sql<ImportRow>(
    `select ${columns} from record_imports i where i.id = $1 and ($2::uuid is null or i.company_id = $2) for update`,
    [id, companyId],
  );
  return row ?? null;
}

/** An import for background work. */
export async function findRecordImport(database: Database, id: string): Promise<ImportRow | null> {
  const [row] = await database.sql<ImportRow>(`select ${columns} from record_imports i where i.id = $1`, [
    id,
  ]);
  return row ?? null;
}

/** Keeps how a file is meant, as a new version that waits to be checked. */
export async function storeMapping(
  database: Database,
  id: string,
  mapped: Pick<ImportRow, 'kind' | 'columns' | 'choices'> & Pick<RecordMapping, 'day_first'>,
  now: Date,
): Promise<void> {
  await database.sql(
    `update record_imports set kind = $2, columns = $3, choices = $4, day_first = $5, state = 'checking', problem = null, done = 0,
            version = version + 1, updated_at = $6 where id = $1`,
    [id, mapped.kind, JSON.stringify(mapped.columns), JSON.stringify(mapped.choices), mapped.day_first, now],
  );
}

/** What a check came to. */
export type CheckResult = Pick<ImportRow, 'found' | 'choices' | 'counts' | 'mistakes' | 'problem'>;

/** Keeps what a check of this version found; false when somebody has changed the matching meanwhile. */
export async function storeCheck(
  database: Database,
  { id, version }: Pick<ImportRow, 'id' | 'version'>,
  result: CheckResult,
  now: Date,
): Promise<boolean> {
  const rows = await database.sql(
    `update record_imports set state = 'checked', found = $3, choices = $4, counts = $5, mistakes = $6, problem = $7, done = lines,
            updated_at = $8 where id = $1 and version = $2 and state = 'checking' returning 1`,
    [
      id,
      version,
      JSON.stringify(result.found),
      JSON.stringify(result.choices),
      JSON.stringify(result.counts),
      JSON.stringify(result.mistakes),
      result.problem,
      now,
    ],
  );
  return rows.length > 0;
}

/** Begins to bring in what was checked. */
export async function storeStart(
  database: Database,
  id: string,
  { source, noteHead }: Pick<ImportRow, 'source' | 'noteHead'>,
  now: Date,
): Promise<void> {
  await database.sql(
    `update record_imports set state = 'running', source = $2, note_head = $3, counts = null, done = 0, last_line = 0,
            version = version + 1, updated_at = $4 where id = $1`,
    [id, source, noteHead, now],
  );
}

/** Keeps how far bringing in has come. */
export async function storeProgress(
  database: Database,
  id: string,
  { lastLine, done, counts }: Pick<ImportRow, 'lastLine' | 'done' | 'counts'>,
  now: Date,
): Promise<void> {
  await database.sql(
    'update record_imports set last_line = $2, done = $3, counts = $4, updated_at = $5 where id = $1',
    [id, lastLine, done, JSON.stringify(counts), now],
  );
}

/** Keeps which of our jobs the jobs of a file are. */
export async function storeChoices(database: Database, id: string, choices: StoredChoices): Promise<void> {
  await database.sql('update record_imports set choices = $2 where id = $1', [id, JSON.stringify(choices)]);
}

/** Ends work on an import, with what stopped it where it could not be done. Once all is in, the file and its samples go. */
export async function storeEnd(
  database: Database,
  id: string,
  { state, problem = null }: { state: ImportRow['state']; problem?: string | null },
  now: Date,
): Promise<void> {
  await database.sql(
    `update record_imports set state = $2, problem = $3, updated_at = $4, version = version + 1,
            done = case when $2 = 'done' then lines else done end,
            file_path = case when $2 = 'done' then null else file_path end,
            columns = case when $2 <> 'done' then columns
                           else (select coalesce(jsonb_agg(c || '{"samples": []}'::jsonb), '[]') from jsonb_array_elements(columns) c) end
      where id = $1`,
    [id, state, problem, now],
  );
}

/** Keeps who has the people of an import told; whoever did so first stays. */
export async function storeRecordNotifier(
  database: Database,
  id: string,
  personId: string,
  now: Date,
): Promise<void> {
  await database.sql(
    'update record_imports set notified_by = $2, notify_from = $3 where id = $1 and notify_from is null',
    [id, personId, now],
  );
}

/** Forgets an import. */
export async function deleteRow(database: Database, id: string): Promise<void> {
  await database.sql('delete from record_imports where id = $1', [id]);
}
