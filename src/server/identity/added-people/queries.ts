import { createHash } from 'node:crypto';
import type { Role } from '../../../api/identity/roles.ts';
import type { Database } from '../../platform/db/connect.ts';

/** What is known of a person without an account. */
export type AddedPerson = {
  userId: string;
  companyId: string;
  name: string;
  email: string;
  phone: string;
  source: string;
  addedBy: string | null;
  /** Who they are as well, by the word of a colleague. */
  mergedInto: string | null;
  notifiedAt: Date | null;
  createdAt: Date;
};

const columns = `user_id as "userId", company_id as "companyId", name, email, phone, source, added_by as "addedBy",
  merged_into as "mergedInto", notified_at as "notifiedAt", created_at as "createdAt"`;

/** Stores a person without an account, of whom nothing is known yet; `address` is one that nobody can have. */
export async function insertAddedPerson(
  database: Database,
  person: {
    userId: string;
    address: string;
    companyId: string;
    source: string;
    addedBy: string | null;
    now: Date;
  },
): Promise<void> {
  const { userId, address, now } = person;
  await database.sql(
    "insert into users (id, email, role, created_at, updated_at) values ($1, $2, 'candidate', $3, $3)",
    [userId, address, now],
  );
  await database.sql(
    'insert into added_people (user_id, company_id, source, added_by, created_at) values ($1, $2, $3, $4, $5)',
    [userId, person.companyId, person.source, person.addedBy, now],
  );
}

/** True for a person without an account, whom a company added. */
export async function isAddedPerson(database: Database, userId: string): Promise<boolean> {
  return (await database.sql('select 1 from added_people where user_id = $1', [userId])).length > 0;
}

/** A person without an account; nobody else changes them until the caller's transaction ends. */
export async function lockAddedPerson(database: Database, userId: string): Promise<AddedPerson | null> {
  const [row] = await database.sql<AddedPerson>(
    `select ${columns} from added_people where user_id = $1 for update`,
    [userId],
  );
  return row ?? null;
}

/** A person without an account. */
export async function findAddedPerson(database: Database, userId: string): Promise<AddedPerson | null> {
  const [row] = await database.sql<AddedPerson>(`select ${columns} from added_people where user_id = $1`, [
    userId,
  ]);
  return row ?? null;
}

/** The people without an account who are somebody too, by the word of a colleague: those merged into them, and with whom they were merged. */
export async function listSamePeople(database: Database, userId: string): Promise<AddedPerson[]> {
  return database.sql<AddedPerson>(
    `select ${columns} from added_people p
      where p.user_id <> $1 and (p.merged_into = $1
         or exists (select 1 from added_people o where o.user_id = $1 and (o.merged_into = p.user_id
              or o.merged_into = p.merged_into and o.company_id = p.company_id)))
      order by p.user_id for update`,
    [userId],
  );
}

/** The people without an account who were merged into somebody. */
export async function listMergedInto(database: Database, userId: string): Promise<AddedPerson[]> {
  return database.sql<AddedPerson>(
    `select ${columns} from added_people where merged_into = $1 order by user_id for update`,
    [userId],
  );
}

/** Keeps that a person without an account is somebody else as well, or (null) is not. */
export async function storeMergedInto(
  database: Database,
  userId: string,
  mergedInto: string | null,
): Promise<void> {
  await database.sql('update added_people set merged_into = $2 where user_id = $1', [userId, mergedInto]);
}

/** Keeps how a person without an account is called and reached. */
export async function storeContact(
  database: Database,
  userId: string,
  { name, email, phone }: { name: string; email: string; phone: string },
): Promise<void> {
  await database.sql('update added_people set name = $2, email = $3, phone = $4 where user_id = $1', [
    userId,
    name,
    email,
    phone,
  ]);
}

/** By what a company knows an address that it adds no more; the pool of the company has the same. */
function refusalHash(companyId: string, email: string): string {
  return createHash('sha256').update(`${companyId}:${email.toLowerCase()}`).digest('hex');
}

/** Keeps that somebody was told that their data are here. */
export async function markNotified(database: Database, userId: string, now: Date): Promise<void> {
  await database.sql('update added_people set notified_at = $2 where user_id = $1', [userId, now]);
}

/** True where the owner of an address asked a company not to keep their data. */
export async function refuses(database: Database, companyId: string, email: string): Promise<boolean> {
  const rows = await database.sql(
    'select 1 from talent_refusals where company_id = $1 and address_hash = $2',
    [companyId, refusalHash(companyId, email)],
  );
  return rows.length > 0;
}

/** Keeps that the owner of an address wants a company not to have their data. */
export async function insertRefusal(
  database: Database,
  companyId: string,
  email: string,
  now: Date,
): Promise<void> {
  await database.sql(
    'insert into talent_refusals (company_id, address_hash, refused_at) values ($1, $2, $3) on conflict do nothing',
    [companyId, refusalHash(companyId, email), now],
  );
}

/** What a person without an account may see of themselves. */
export type RecordFacts = {
  company: string;
  fileName: string;
  jobs: { title: string; employer_name: string }[];
};

/** What a company holds of a person without an account, in words. */
export async function findRecordFacts(database: Database, userId: string): Promise<RecordFacts | null> {
  const [row] = await database.sql<RecordFacts>(
    `select c.name as company, coalesce(r.file_name, '') as "fileName",
            (select coalesce(jsonb_agg(jsonb_build_object('title', j.title, 'employer_name', j.employer_name) order by a.created_at), '[]')
               from applications a join job_posting j on j.id = a.job_id
               where a.candidate_id in (select g.user_id from added_people g
                 where g.user_id = p.user_id or g.merged_into = p.user_id or g.user_id = p.merged_into)) as jobs
       from added_people p
       join companies c on c.id = p.company_id
       left join resume_metadata r on r.user_id = p.user_id and r.is_current and r.deleted_at is null
      where p.user_id = $1`,
    [userId],
  );
  return row ?? null;
}

type Account = { id: string; role: Role; verified: boolean; suspended: boolean };

/** Whose account has an address; null when nobody's. */
export async function findAccountOf(database: Database, email: string): Promise<Account | null> {
  const [row] = await database.sql<Account>(
    `select id, role, email_verified as verified, suspended_at is not null as suspended
       from users where lower(email) = lower($1)`,
    [email],
  );
  return row ?? null;
}

/** Makes the row of a person without an account their account, under an address that they have shown to be theirs. */
export async function makeAccount(
  database: Database,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  await database.sql('delete from added_people where user_id = $1', [userId]);
  await database.sql('update talent_people set person_id = null where person_id = $1', [userId]);
  await database.sql(
    'update users set email = lower($2), email_verified = true, updated_at = $3 where id = $1',
    [userId, email, now],
  );
}

/**
 * Gives what hangs on a person without an account to an account: resumes, and applications to jobs that the account did not apply to,
 * with their scores and what happened to them. The rest stays and is for the caller to delete.
 */
export async function moveRecords(database: Database, from: string, to: string): Promise<void> {
  const rows = await database.sql<{ id: string }>(
    `update applications a set candidate_id = $2, version = version + 1 where candidate_id = $1
        and not exists (select 1 from applications own where own.candidate_id = $2 and own.job_id = a.job_id)
     returning id`,
    [from, to],
  );
  const ids = rows.map(({ id }) => id);
  await database.sql(
    `update resume_metadata set user_id = $2, is_current = false, version = version + 1
      where user_id = $1 and (id in (select resume_id from applications where id = any($3))
         or id in (select resume_id from resume_import_files where user_id = $1 and state = 'merged'))`,
    [from, to, ids],
  );
  await database.sql('update referrals set user_id = $2 where user_id = $1', [from, to]);
  await database.sql(
    `update applicant_holds h set candidate_id = $2 where candidate_id = $1 and not exists (
       select 1 from applicant_holds o where o.candidate_id = $2 and o.company_id = h.company_id and o.lifted_at is null)`,
    [from, to],
  );
  await database.sql("select set_config('tenon.erasing', 'on', true)");
  await database.sql(
    "update events set subject_id = $2 where subject_id = $1 and object_type = 'application' and object_id = any($3)",
    [from, to, ids],
  );
  await database.sql(
    `delete from fit_score f using applications a where a.id = any($2) and f.candidate_id = $1 and f.job_id = a.job_id`,
    [to, ids],
  );
  await database.sql(
    `update fit_score f set candidate_id = $2 from applications a where a.id = any($3) and f.candidate_id = $1 and f.job_id = a.job_id`,
    [from, to, ids],
  );
}
