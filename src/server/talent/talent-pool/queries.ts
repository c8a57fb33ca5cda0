import type { TalentInput, TalentRecord } from '../../../api/talent/talent-pool.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope, isBlindJob } from '../../platform/db/sql-parts.ts';

/** Where a company's records of a person are, for the copy of their data. */
export const talentParts = [
  {
    table: 'talent_people',
    title: 'dataCopy.talentPeople',
    about: 'dataCopy.talentPeopleAbout',
    where:
      't.user_id = $1 or t.person_id = $1 or lower(t.email) = (select lower(email) from users where id = $1)',
    without: ['added_by', 'person_id'],
  },
  {
    table: 'talent_invitations',
    title: 'dataCopy.talentInvitations',
    about: 'dataCopy.talentInvitationsAbout',
    where:
      't.sent_by = $1 or t.person_id in (select id from talent_people where user_id = $1 or lower(email) = (select lower(email) from users where id = $1))',
    without: ['sent_by'],
  },
] as const;

/** The company's record of somebody with an account, made where there is none. */
export async function ensureRecord(
  database: Database,
  companyId: string,
  userId: string,
  newId: string,
): Promise<string> {
  const [row] = await database.sql<{ id: string }>(
    `insert into talent_people (id, company_id, user_id) values ($1, $2, $3)
     on conflict (company_id, user_id) where user_id is not null do update set user_id = excluded.user_id
     returning id`,
    [newId, companyId, userId],
  );
  return row?.id ?? newId;
}

/** The company's record of somebody that it added, or that applied to a job that is not reviewed blind; null for all others. */
export async function findRecord(
  database: Database,
  companyId: string,
  id: string,
): Promise<{ recordId: string | null; userId: string | null } | null> {
  const [row] = await database.sql<{ record_id: string | null; user_id: string | null }>(
    `select t.id as record_id, t.user_id from talent_people t where t.company_id = $1 and (t.id = $2 or t.user_id = $2)
     union all
     select null, a.candidate_id from applications a where a.company_id = $1 and a.candidate_id = $2 and not ${isBlindJob('a.job_id')}
     limit 1`,
    [companyId, id],
  );
  return row ? { recordId: row.record_id, userId: row.user_id } : null;
}

/** What became of somebody who was to be added: `known` when the company has that address already, `refused` when its owner left the pool by mail. */
export type AddedOutcome = { id: string; outcome: 'added' | 'known' | 'refused' };

/** Adds people by hand, in one statement. */
export function insertAdded(
  database: Database,
  { companyId, addedBy, now }: { companyId: string; addedBy: string; now: Date },
  people: (TalentInput & { id: string })[],
): Promise<AddedOutcome[]> {
  return database.sql<AddedOutcome>(
    `with given as (
       select p.*, exists (select 1 from talent_refusals r
                            where r.company_id = $1 and r.address_hash = ${addressHash('$1', 'p.email')}) as refuses
         from jsonb_to_recordset($2::jsonb)
           as p(id uuid, name text, email text, phone text, location text, skills text[], source text)),
     added as (
       insert into talent_people (id, company_id, name, email, phone, location, skills, source, added_by, created_at)
       select id, $1::uuid, name, email, phone, location, skills, source, $3::uuid, $4::timestamptz from given where not refuses
       on conflict (company_id, lower(email)) where user_id is null and email <> '' do nothing
       returning id)
     select g.id, case when g.refuses then 'refused' when a.id is null then 'known' else 'added' end as outcome
       from given g left join added a on a.id = g.id`,
    [companyId, JSON.stringify(people), addedBy, now],
  );
}

/** Deletes somebody whom a company added itself. */
export async function deleteAdded(database: Database, recordId: string, companyId: string): Promise<void> {
  await database.sql('delete from talent_people where id = $1 and user_id is null and company_id = $2', [
    recordId,
    companyId,
  ]);
}

/**
 * Deletes somebody whom a company added itself, at their own wish, and notes that it adds their address no more; returns its
 * name, null when there is no such record.
 */
export async function leavePool(database: Database, recordId: string, now: Date): Promise<string | null> {
  const [row] = await database.sql<{ name: string }>(
    `with gone as (delete from talent_people where id = $1 and user_id is null returning company_id, email),
          noted as (
            insert into talent_refusals (company_id, address_hash, refused_at)
            select company_id, ${addressHash('company_id', 'email')}, $2 from gone where email <> ''
            on conflict do nothing)
     select c.name from gone join companies c on c.id = gone.company_id`,
    [recordId, now],
  );
  return row?.name ?? null;
}

/** Sets the company's tags of a record. */
export async function storeTags(database: Database, recordId: string, tags: string[]): Promise<void> {
  await database.sql('update talent_people set tags = $2 where id = $1', [recordId, tags]);
}

/** Locks a record until the caller's transaction ends, and counts its invitations since then. */
export async function lockForInvitation(
  database: Database,
  recordId: string,
  since: Date,
): Promise<{ refuses: boolean; invitations: number }> {
  const [row] = await database.sql<{ refuses: boolean }>(
    'select refused_at is not null as refuses from talent_people where id = $1 for update',
    [recordId],
  );
  const [sent] = await database.sql<{ count: number }>(
    'select count(*)::int as count from talent_invitations where person_id = $1 and created_at > $2',
    [recordId, since],
  );
  return { refuses: row?.refuses ?? true, invitations: sent?.count ?? 0 };
}

/** Keeps an invitation; false when there was one to this job already. */
export async function insertInvitation(
  database: Database,
  invitation: {
    id: string;
    companyId: string;
    recordId: string;
    jobId: string;
    sentBy: string;
    message: string;
    now: Date;
  },
): Promise<boolean> {
  const { id, companyId, recordId, jobId, sentBy, message, now } = invitation;
  const rows = await database.sql(
    `insert into talent_invitations (id, company_id, person_id, job_id, sent_by, message, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (person_id, job_id) do nothing returning 1`,
    [id, companyId, recordId, jobId, sentBy, message, now],
  );
  return rows.length > 0;
}

/** What the company sent to somebody, and which records are merged into theirs. */
export async function findHistory(
  database: Database,
  companyId: string,
  recordId: string | null,
): Promise<Pick<TalentRecord, 'invitations' | 'merged' | 'more_files'>> {
  const invitations = await database.sql<{
    job_id: string;
    job_title: string;
    at: Date;
    refused: boolean;
    applied: boolean;
  }>(
    `select i.job_id, j.title as job_title, i.created_at as at, i.refused_at is not null as refused,
            exists (select 1 from applications a where a.job_id = i.job_id and a.candidate_id = t.user_id) and not ${isBlindJob('i.job_id')} as applied
       from talent_invitations i join talent_people t on t.id = i.person_id join job_posting j on j.id = i.job_id
      where i.person_id = $2 and i.company_id = $1 order by i.created_at desc limit 50`,
    [companyId, recordId],
  );
  const merged = await database.sql<{ id: string; name: string; email: string; at: Date }>(
    `select t.id, t.merged_at as at, coalesce(nullif(t.name, ''),
              nullif(trim(concat_ws(' ', p.personal_info->>'first_name', p.personal_info->>'last_name')), ''), 'A candidate') as name,
            t.email
       from talent_people t left join candidate_profile p on p.user_id = t.user_id
      where t.merged_into = $2 and t.company_id = $1 order by t.merged_at, t.id limit 50`,
    [companyId, recordId],
  );
  const files = await database.sql<TalentRecord['more_files'][number]>(
    `select f.id, r.file_name
       from talent_people t
       join resume_import_files f on f.talent_id = t.id and f.state = 'merged'
       join resume_metadata r on r.id = f.resume_id and r.deleted_at is null and r.user_id is distinct from t.person_id
      where t.id = $2 and t.company_id = $1 order by f.created_at, f.id limit 20`,
    [companyId, recordId],
  );
  return {
    more_files: files,
    invitations: invitations.map((row) => ({ ...row, at: row.at.toISOString() })),
    merged: merged.map((row) => ({ ...row, at: row.at.toISOString() })),
  };
}

/** Merges a record, with all that was merged into it, into another of the company; false when that one is merged itself. */
export async function mergeRecords(
  database: Database,
  companyId: string,
  { primary, other }: { primary: string; other: string },
  now: Date,
): Promise<boolean> {
  const rows = await database.sql<{ id: string; merged: boolean }>(
    `select id, merged_into is not null as merged from talent_people
      where company_id = $1 and id = any($2::uuid[]) order by id for update`,
    [companyId, [primary, other]],
  );
  if (rows.length !== 2 || rows.some(({ merged }) => merged)) return false;
  await database.sql(
    `update talent_people set merged_into = $2, merged_at = coalesce(merged_at, $4)
      where company_id = $1 and (id = $3 or merged_into = $3)`,
    [companyId, primary, other, now],
  );
  await database.sql(
    `update talent_people p
        set tags = array(select distinct x from unnest(p.tags || o.tags) x order by x limit 20)
       from talent_people o where p.id = $1 and o.id = $2`,
    [primary, other],
  );
  return true;
}

/** Takes a record out of the one it was merged into; false when it is in none. */
export async function splitRecord(database: Database, companyId: string, id: string): Promise<boolean> {
  const rows = await database.sql(
    `update talent_people set merged_into = null, merged_at = null
      where company_id = $1 and id = $2 and merged_into is not null returning 1`,
    [companyId, id],
  );
  return rows.length > 0;
}

/** A company's open job; null when it is another's, or closed. */
export async function findOpenJob(
  database: Database,
  companyId: string,
  jobId: string,
  now: Date,
): Promise<{ title: string } | null> {
  const [row] = await database.sql<{ title: string }>(
    `select title from job_posting
      where id = $1 and company_id = $2 and status = 'open' and not is_sample and (expires_at is null or expires_at > $3)`,
    [jobId, companyId, now],
  );
  return row ?? null;
}

/** True for a job within reach, open or not. */
export async function isInEmployerScope(
  database: Database,
  { companyId, onTeam }: EmployerScope,
  jobId: string,
): Promise<boolean> {
  const rows = await database.sql(
    `select 1 from job_posting where id = $1 and company_id = $2 and ${inEmployerScope('id', '$3')}`,
    [jobId, companyId, onTeam],
  );
  return rows.length > 0;
}

/** SQL of the hash by which a company knows an address that it adds no more. */
function addressHash(companyId: string, email: string): string {
  return `encode(sha256(convert_to(${companyId}::uuid::text || ':' || lower(${email}::text), 'UTF8')), 'hex')`;
}

/** True for a job that is reviewed blind. */
export async function isReviewedBlind(database: Database, jobId: string): Promise<boolean> {
  const [row] = await database.sql<{ blind: boolean }>(`select ${isBlindJob('$1')} as blind`, [jobId]);
  return row?.blind ?? false;
}
