import type { Database } from '../../platform/db/connect.ts';
import { samePeople } from '../../platform/db/sql-parts.ts';
import type { ExportSource } from '../personal-data/candidate-export-sources.ts';
import type { listFiles } from '../personal-data/export-source-queries.ts';
import { resumesHeld } from './copy-source-queries.ts';

/** Somebody of whom a company stores something: all ids under which they are known to it. */
export type HeldPerson = { ids: string[]; companyId: string };

/** Under which ids a company knows somebody: their own, and those of people it added who are the same by the word of a colleague. */
export async function findHeldPerson(
  database: Database,
  companyId: string,
  candidateId: string,
): Promise<HeldPerson> {
  const rows = await database.sql<{ id: string }>(
    `select same.id from ${samePeople('$2::uuid')} as same(id)
      where same.id = $2 or exists (select 1 from added_people p where p.user_id = same.id and p.company_id = $1)
         or exists (select 1 from applications a where a.candidate_id = same.id and a.company_id = $1)`,
    [companyId, candidateId],
  );
  return { ids: rows.map(({ id }) => id), companyId };
}

/** The rows of one part of what a company stores about somebody, as JSON. */
export async function readCopySource(
  database: Database,
  part: ExportSource,
  { ids, companyId }: HeldPerson,
): Promise<Record<string, unknown>[]> {
  const rows = await database.sql<{ row: Record<string, unknown> }>(
    `select (to_jsonb(t) - $2::text[]) || ${part.also ?? "'{}'::jsonb"} as row
       from ${part.table} t ${part.join ?? ''} where $1::uuid[] is not null and $3::uuid is not null and (${part.where})`,
    [ids, part.without ?? [], companyId],
  );
  return rows.map(({ row }) => row);
}

/** The files that a company has of somebody, in the store: resumes, and what went with offers. */
export function listHeldFiles(
  database: Database,
  { ids, companyId }: HeldPerson,
): ReturnType<typeof listFiles> {
  return database.sql(
    `select id, file_name, storage_path, sha256, parse_status from (
       select t.id, t.file_name, t.storage_path, t.sha256, t.parse_status, t.upload_timestamp as at, $2::text[] as unused
         from resume_metadata t where ${resumesHeld}
       union all
       select o.id, o.file_name, o.file_path, o.file_sha256, case when o.file_scanned then 'done' else 'waiting' end, o.created_at, null
         from offers o join applications a on a.id = o.application_id
        where a.company_id = $3 and a.candidate_id = any($1::uuid[]) and o.file_path is not null) files
      order by at, id`,
    [ids, [], companyId],
  );
}

/** How many notes about somebody colleagues keep for themselves: nobody else reads these, not even in a copy. */
export async function countPrivateNotes(database: Database, { ids, companyId }: HeldPerson): Promise<number> {
  const [row] = await database.sql<{ count: number }>(
    `select count(*)::int as count from application_notes n join applications a on a.id = n.application_id
      where n.is_private and a.company_id = $2 and a.candidate_id = any($1::uuid[])`,
    [ids, companyId],
  );
  return row?.count ?? 0;
}

/** The applications of somebody to a company. */
export async function listHeldApplications(
  database: Database,
  { ids, companyId }: HeldPerson,
): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    'select id from applications where company_id = $2 and candidate_id = any($1::uuid[]) order by created_at, id',
    [ids, companyId],
  );
  return rows.map(({ id }) => id);
}
