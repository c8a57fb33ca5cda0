import type { SentResume } from '../../hiring/applications/resume-queries.ts';
import type { Database } from '../../platform/db/connect.ts';

/** A record of the talent pool that came with a resume. */
export type NewRecord = {
  id: string;
  companyId: string;
  personId: string;
  name: string;
  email: string;
  phone: string;
  location: string;
  skills: string[];
  source: string;
  addedBy: string | null;
  now: Date;
};

/** Stores somebody whom a company adds to its pool with their resume; without the address where another record of the company has it. */
export async function insertWithFile(database: Database, record: NewRecord): Promise<void> {
  await database.sql(
    `insert into talent_people (id, company_id, person_id, name, email, phone, location, skills, source, added_by, created_at)
     select $1, $2, $3, $4::text,
            case when exists (select 1 from talent_people o where o.company_id = $2 and o.user_id is null and lower(o.email) = lower($5))
                 then '' else $5::text end, $6, $7, $8::text[], $9, $10, $11`,
    [
      record.id,
      record.companyId,
      record.personId,
      record.name,
      record.email,
      record.phone,
      record.location,
      record.skills,
      record.source,
      record.addedBy,
      record.now,
    ],
  );
}

/** The resume with which somebody came into a company's pool; null where there is none. */
export async function findPoolResume(
  database: Database,
  companyId: string,
  recordId: string,
): Promise<SentResume | null> {
  const [row] = await database.sql<SentResume>(
    `select r.id, r.user_id as "userId", r.storage_path as "storagePath", r.file_name as "fileName", r.file_type as "fileType",
            r.sha256, r.parse_status as "parseStatus"
       from talent_people t
       join added_people p on p.user_id = t.person_id
       join resume_metadata r on r.user_id = p.user_id and r.is_current and r.deleted_at is null and r.file_name <> ''
      where t.id = $2 and t.company_id = $1 and t.merged_into is null`,
    [companyId, recordId],
  );
  return row ?? null;
}

/** Whose resume a record of a pool came with, where they are no applicant; of that company's pool where it is named. Null for all others. */
export async function findFileOwner(
  database: Database,
  recordId: string,
  companyId?: string,
): Promise<string | null> {
  const [row] = await database.sql<{ id: string }>(
    `select p.user_id as id from talent_people t join added_people p on p.user_id = t.person_id
      where t.id = $1 and ($2::uuid is null or t.company_id = $2)
        and not exists (select 1 from applications a where a.candidate_id = p.user_id)`,
    [recordId, companyId ?? null],
  );
  return row?.id ?? null;
}
