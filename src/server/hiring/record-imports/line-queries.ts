import { createHash } from 'node:crypto';
import type { Database } from '../../platform/db/connect.ts';
import type { PersonLine } from './read-line.ts';

/** By what the lines of a batch may be known already. */
export type Likeness = { lineKeys: string[]; personKeys: string[]; emails: string[]; phones: string[] };

/** Somebody whom a company added, as they are recognised. */
export type KnownPerson = {
  userId: string;
  personKey: string | null;
  email: string;
  phone: string;
  name: string;
};

/** Makes imports of one company wait for each other until the caller's transaction ends: the same person is made once. */
export async function lockCompanyRecords(database: Database, companyId: string): Promise<void> {
  await database.sql("select pg_advisory_xact_lock(hashtextextended('record_imports ' || $1, 0))", [
    companyId,
  ]);
}

/** Which of these lines a company has already, by their keys. */
export async function listKnownLines(
  database: Database,
  companyId: string,
  keys: string[],
): Promise<Set<string>> {
  const rows = await database.sql<{ key: string }>(
    `select distinct line_key as key from record_import_lines
      where company_id = $1 and line_key = any($2) and (application_id is not null or job_id is not null)`,
    [companyId, keys],
  );
  return new Set(rows.map(({ key }) => key));
}

/** The people without an account whom a company has under one of these keys, addresses or numbers. */
export function listKnownPeople(
  database: Database,
  companyId: string,
  { personKeys, emails, phones }: Omit<Likeness, 'lineKeys'>,
): Promise<KnownPerson[]> {
  const shown = 'p.user_id as "userId", lower(p.email) as email, p.phone, lower(p.name) as name';
  return database.sql<KnownPerson>(
    `select ${shown}, l.person_key as "personKey" from record_import_lines l join added_people p on p.user_id = l.user_id
      where l.company_id = $1 and l.person_key = any($2) and p.company_id = $1
     union
     select ${shown}, null from added_people p where p.company_id = $1 and p.email <> '' and lower(p.email) = any($3)
     union
     select ${shown}, null from added_people p where p.company_id = $1 and p.phone <> '' and p.phone = any($4)`,
    [companyId, personKeys, emails, phones],
  );
}

/** Which of these addresses, in lower case, asked a company not to keep their data. */
export async function listRefusing(
  database: Database,
  companyId: string,
  emails: string[],
): Promise<Set<string>> {
  const hashes = new Map(
    emails.map((email) => [createHash('sha256').update(`${companyId}:${email}`).digest('hex'), email]),
  );
  const rows = await database.sql<{ hash: string }>(
    'select address_hash as hash from talent_refusals where company_id = $1 and address_hash = any($2)',
    [companyId, [...hashes.keys()]],
  );
  return new Set(rows.flatMap(({ hash }) => hashes.get(hash) ?? []));
}

/** A company's jobs by their titles in lower case, open ones first; samples left out. */
export async function listJobsByTitle(
  database: Database,
  companyId: string,
  titles: string[],
): Promise<Map<string, string>> {
  const rows = await database.sql<{ id: string; title: string }>(
    `select id, lower(title) as title from job_posting
      where company_id = $1 and not is_sample and lower(title) = any($2)
      order by status <> 'open', status <> 'paused', created_at desc`,
    [companyId, titles],
  );
  const found = new Map<string, string>();
  for (const { id, title } of rows) if (!found.has(title)) found.set(title, id);
  return found;
}

/** Which of our jobs were brought in under these ids of another system. */
export async function listJobsByKey(
  database: Database,
  companyId: string,
  keys: string[],
): Promise<Map<string, string>> {
  const rows = await database.sql<{ key: string; id: string }>(
    'select person_key as key, job_id as id from record_import_lines where company_id = $1 and person_key = any($2) and job_id is not null',
    [companyId, keys],
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Which of these jobs are a company's. */
export async function listOwnJobs(
  database: Database,
  companyId: string,
  ids: string[],
): Promise<Set<string>> {
  const rows = await database.sql<{ id: string }>(
    'select id from job_posting where company_id = $1 and not is_sample and id = any($2::uuid[])',
    [companyId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Somebody to store, who has no account. */
export type NewPerson = { userId: string; address: string; person: PersonLine };

/** Stores people without an account, with what their lines say of them; who they are is seen by their applications' company. */
export async function insertPeople(
  database: Database,
  {
    companyId,
    source,
    addedBy,
    now,
  }: { companyId: string; source: string; addedBy: string | null; now: Date },
  people: NewPerson[],
): Promise<void> {
  if (people.length === 0) return;
  const rows = JSON.stringify(
    people.map(({ userId, address, person }) => ({
      id: userId,
      address,
      name: `${person.firstName} ${person.lastName}`.trim().slice(0, 150),
      email: person.email,
      phone: person.phone,
      info: {
        first_name: person.firstName,
        last_name: person.lastName,
        phone: person.phone,
        location: person.location,
        linkedin: person.linkedin,
        github: '',
        portfolio: person.website,
        bio: '',
      },
    })),
  );
  const given =
    'jsonb_to_recordset($1::jsonb) as g(id uuid, address text, name text, email text, phone text, info jsonb)';
  await database.sql(
    `insert into users (id, email, role, created_at, updated_at) select g.id, g.address, 'candidate', $2, $2 from ${given}`,
    [rows, now],
  );
  await database.sql(
    `insert into added_people (user_id, company_id, name, email, phone, source, added_by, created_at)
     select g.id, $2, g.name, g.email, g.phone, $3, $4, $5 from ${given}`,
    [rows, companyId, source, addedBy, now],
  );
  await database.sql(
    `insert into candidate_profile (user_id, personal_info, visibility, updated_at) select g.id, g.info, 'applied', $2 from ${given}`,
    [rows, now],
  );
}

/** The resume that each of these people's applications rest on: their current one, else what stands in for one. */
export async function listResumesOf(database: Database, userIds: string[]): Promise<Map<string, string>> {
  const rows = await database.sql<{ userId: string; id: string }>(
    `select distinct on (r.user_id) r.user_id as "userId", r.id from resume_metadata r
      where r.user_id = any($1) and (r.deleted_at is null or r.storage_path = r.user_id || '/none')
      order by r.user_id, r.is_current desc, r.deleted_at is null desc, r.upload_timestamp desc`,
    [userIds],
  );
  return new Map(rows.map(({ userId, id }) => [userId, id]));
}

/** Stores what stands in for the resume of people who came without one: an application rests on one row each. */
export async function insertStandIns(
  database: Database,
  people: { userId: string; resumeId: string }[],
  why: string,
  now: Date,
): Promise<void> {
  if (people.length === 0) return;
  await database.sql(
    `insert into resume_metadata (id, user_id, storage_path, file_name, file_size, file_type, sha256, metadata, upload_timestamp,
       parse_status, parse_message, deleted_at)
     select g."resumeId", g."userId", g."userId" || '/none', '', 1, 'text/plain', '',
            jsonb_build_object('fileName', '', 'fileSize', 1, 'fileType', 'text/plain', 'uploadTimestamp', $2::text), $3, 'failed', $4, $3
       from jsonb_to_recordset($1::jsonb) as g("userId" uuid, "resumeId" uuid)`,
    [JSON.stringify(people), now.toISOString(), now, why],
  );
}

/** An application to store, in the stage in which the other system had it. */
export type ImportedApplication = {
  id: string;
  jobId: string;
  candidateId: string;
  resumeId: string;
  stage: string;
  stageKey: string;
  source: string;
  appliedAt: string;
  stageSince: string;
  interviewedAt: string | null;
  answeredAt: string | null;
};

/** Stores applications, but for those that are there: once per job and person. Returns the ids of those stored. */
export async function insertImported(
  database: Database,
  companyId: string,
  applications: ImportedApplication[],
): Promise<Set<string>> {
  if (applications.length === 0) return new Set();
  const rows = await database.sql<{ id: string }>(
    `insert into applications (id, job_id, candidate_id, company_id, resume_id, source, stage, stage_key, stage_since, interviewed_at,
       answered_at, created_at, updated_at)
     select g.id, g."jobId", g."candidateId", $2, g."resumeId", g.source, g.stage, g."stageKey", g."stageSince", g."interviewedAt",
            g."answeredAt", g."appliedAt", g."stageSince"
       from jsonb_to_recordset($1::jsonb) as g(id uuid, "jobId" uuid, "candidateId" uuid, "resumeId" uuid, source text, stage text,
         "stageKey" text, "stageSince" timestamptz, "interviewedAt" timestamptz, "answeredAt" timestamptz, "appliedAt" timestamptz)
     on conflict (job_id, candidate_id) do nothing returning id`,
    [JSON.stringify(applications), companyId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Stores notes and tags of applications that were brought in. */
export async function insertRemarks(
  database: Database,
  { companyId, authorId, now }: { companyId: string; authorId: string | null; now: Date },
  remarks: {
    notes: { id: string; applicationId: string; body: string }[];
    tags: { applicationId: string; tag: string }[];
  },
): Promise<void> {
  if (authorId !== null && remarks.notes.length > 0) {
    await database.sql(
      `insert into application_notes (id, application_id, company_id, author_id, body, created_at)
       select g.id, g."applicationId", $2, $3, g.body, $4
         from jsonb_to_recordset($1::jsonb) as g(id uuid, "applicationId" uuid, body text)`,
      [JSON.stringify(remarks.notes), companyId, authorId, now],
    );
  }
  if (remarks.tags.length > 0) {
    await database.sql(
      `insert into application_tags (application_id, company_id, tag)
       select g."applicationId", $2, g.tag from jsonb_to_recordset($1::jsonb) as g("applicationId" uuid, tag text) on conflict do nothing`,
      [JSON.stringify(remarks.tags), companyId],
    );
  }
}

/** What a line made, for its undoing and for when it comes again. */
export type StoredLine = {
  line: number;
  lineKey: string;
  personKey: string | null;
  applicationKey: string | null;
  nameKey: string;
  userId: string | null;
  applicationId: string | null;
  jobId: string | null;
  madePerson: boolean;
  madeJob: boolean;
  stage: string;
};

/** Keeps what the lines of a batch made. */
export async function insertLines(
  database: Database,
  { importId, companyId }: { importId: string; companyId: string },
  lines: StoredLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await database.sql(
    `insert into record_import_lines (import_id, company_id, line, line_key, person_key, application_key, name_key, user_id, application_id,
       job_id, made_person, made_job, stage)
     select $2, $3, g.line, g."lineKey", g."personKey", g."applicationKey", g."nameKey", g."userId", g."applicationId", g."jobId",
            g."madePerson", g."madeJob", g.stage
       from jsonb_to_recordset($1::jsonb) as g(line int, "lineKey" text, "personKey" text, "applicationKey" text, "nameKey" text,
         "userId" uuid, "applicationId" uuid, "jobId" uuid, "madePerson" boolean, "madeJob" boolean, stage text)`,
    [JSON.stringify(lines), importId, companyId],
  );
}
