import type { Reader } from '../../../messages/render.ts';
import { toStoredText } from '../../../messages/stored-text.ts';
import type { Database } from '../../platform/db/connect.ts';
import { eraseAnswersAbout, eraseAnswersOf } from './erase-answer-queries.ts';

/** What was found of somebody before their account is erased. */
export type Leaver = { id: string; email: string; name: string; requestedAt: Date; reader: Reader };
/** The row, with nothing of theirs, that takes somebody's place in applications that employers keep. */
export type AnonymousPerson = { userId: string; resumeId: string };

/** Somebody whose time to undo is over; nobody can undo or sign in until the caller's transaction ends. Null when they kept it. */
export async function lockLeaver(database: Database, userId: string, now: Date): Promise<Leaver | null> {
  const [row] = await database.sql<{ email: string; requested_at: Date } & Reader>(
    `select u.email, d.requested_at, (select locale from account_settings where user_id = u.id) as locale,
            (select time_zone from account_settings where user_id = u.id) as "timeZone"
       from account_deletions d join users u on u.id = d.user_id
      where d.user_id = $1 and d.due_at <= $2 for update`,
    [userId, now],
  );
  if (!row) return null;
  const [profile] = await database.sql<{ name: string }>(
    `select trim(concat(personal_info->>'first_name', ' ', personal_info->>'last_name')) as name
       from candidate_profile where user_id = $1`,
    [userId],
  );
  const { email, requested_at: requestedAt, locale, timeZone } = row;
  return { id: userId, email, name: profile?.name ?? '', requestedAt, reader: { locale, timeZone } };
}

/** The accounts that stand here though they were erased, by their marks (the SHA-256 of the id, in hex). */
export async function findErased(database: Database, marks: string[]): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    "select id from users where encode(sha256(convert_to(id::text, 'UTF8')), 'hex') = any($1::text[])",
    [marks],
  );
  return rows.map(({ id }) => id);
}

/** The paths of all files of a person in the store. */
export async function listPaths(database: Database, userId: string): Promise<string[]> {
  const rows = await database.sql<{ path: string }>(
    `select storage_path as path from resume_metadata where user_id = $1
     union all select unnest(p.paths) from resume_pictures p join resume_metadata r on r.id = p.resume_id where r.user_id = $1
     union all select o.file_path from offers o join applications a on a.id = o.application_id
      where a.candidate_id = $1 and o.file_path is not null
     union all select storage_path from data_exports where user_id = $1 and storage_path is not null`,
    [userId],
  );
  return rows.map(({ path }) => path);
}

/** Gives the applications that employers keep of somebody to nobody by name. Returns how many they are. */
export async function handOverApplications(
  database: Database,
  userId: string,
  anonymousPerson: AnonymousPerson,
  now: Date,
): Promise<number> {
  const kept = await database.sql<{ id: string }>(
    'select id from applications where candidate_id = $1 and company_id is not null for update',
    [userId],
  );
  const ids = kept.map(({ id }) => id);
  await handOver(database, ids, { from: userId, to: anonymousPerson }, now);
  return ids.length;
}

/**
 * Gives these applications of somebody to an anonymous person: job, stages and dates stay, the words, the file and the score go. None makes no
 * such person.
 */
export async function handOver(
  database: Database,
  ids: string[],
  { from, to }: { from: string; to: AnonymousPerson },
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await insertAnonymousPerson(database, to, now);
  await database.sql(
    `update applications set candidate_id = $2, resume_id = $3, rank = null, percent = null, cover_note = '', answers = '[]', version = version + 1 where id = any($1)`,
    [ids, to.userId, to.resumeId],
  );
  await eraseAnswersAbout(database, ids);
  await deleteWords(database, ids);
  await emptyInterviews(database, ids, now);
  await deleteMails(database, ids);
  await allowEventChanges(database);
  await database.sql(
    `update events
        set actor_id = case when actor_id = $2 then $3 else actor_id end, subject_id = $3,
            data = jsonb_strip_nulls(jsonb_build_object('from', data->'from', 'to', data->'to'))
      where object_type = 'application' and object_id = any($1)`,
    [ids, from, to.userId],
  );
}

/** Deletes somebody's applications with all that was written about them. */
export async function deleteApplicationsOf(database: Database, userId: string): Promise<void> {
  const rows = await database.sql<{ id: string }>(
    'select id from applications where candidate_id = $1 for update',
    [userId],
  );
  const ids = rows.map(({ id }) => id);
  await eraseAnswersAbout(database, ids);
  await deleteWords(database, ids);
  await deleteMails(database, ids);
  await allowEventChanges(database);
  await database.sql("delete from events where object_type = 'application' and object_id = any($1)", [ids]);
  await database.sql('delete from applications where id = any($1)', [ids]);
}

async function insertAnonymousPerson(
  database: Database,
  { userId, resumeId }: AnonymousPerson,
  now: Date,
): Promise<void> {
  await database.sql(
    `insert into users (id, email, role, erased_at, created_at, updated_at)
     values ($1, $2, 'candidate', $3, $3, $3)`,
    [userId, `deleted-${userId}@deleted.invalid`, now],
  );
  await database.sql(
    `insert into candidate_profile (user_id, personal_info) values ($1, jsonb_build_object(
       'first_name', 'Deleted', 'last_name', 'account', 'phone', '', 'location', '', 'linkedin', '', 'github', '',
       'portfolio', '', 'bio', ''))`,
    [userId],
  );
  await database.sql(
    `insert into resume_metadata (id, user_id, storage_path, file_name, file_size, file_type, sha256, metadata,
       upload_timestamp, parse_status, parse_message, deleted_at)
     values ($1, $2, $3, 'deleted', 1, 'text/plain', '', jsonb_build_object('fileName', 'deleted', 'fileSize', 1,
       'fileType', 'text/plain', 'uploadTimestamp', $4::text), $5, 'failed', $6, $5)`,
    [
      resumeId,
      userId,
      `${userId}/deleted`,
      now.toISOString(),
      now,
      toStoredText('resumeFiles.accountDeleted'),
    ],
  );
}

/** Deletes what was written about these applications, and the words of what stays. */
async function deleteWords(database: Database, applicationIds: string[]): Promise<void> {
  await database.sql('delete from application_notes where application_id = any($1)', [applicationIds]);
  await database.sql('delete from application_tasks where application_id = any($1)', [applicationIds]);
  await database.sql('delete from custom_values where application_id = any($1)', [applicationIds]);
  await database.sql('delete from application_tags where application_id = any($1)', [applicationIds]);
  const about = ['application_messages', 'message_threads', 'scorecards', 'offers', 'human_reviews'];
  for (const table of [...about, 'ats_applications', 'webhook_deliveries']) {
    await database.sql(`delete from ${table} where application_id = any($1)`, [applicationIds]);
  }
  await database.sql(
    `update rejections set note = '', notice_text = '', notice_due_at = case when notice_sent_at is not null then notice_due_at end,
            mail_due_at = case when mailed_at is null then null else mail_due_at end
      where application_id = any($1)`,
    [applicationIds],
  );
  await database.sql(
    `update bulk_actions set output = ''
      where company_id in (select company_id from applications where id = any($1))`,
    [applicationIds],
  );
  await database.sql(
    `update bulk_actions set action = jsonb_set(action, '{rejection,note}', '""')
      where action ? 'rejection' and id in (select bulk_id from bulk_items where application_id = any($1))`,
    [applicationIds],
  );
  await database.sql(
    `update notifications set text = null, calendar = null
      where path in (select '/applicants/' || id from unnest($1::uuid[]) id
                      union all select '/interviews/' || id from interviews where application_id = any($1))`,
    [applicationIds],
  );
}

/** Deletes the mails about these applications that wait. */
async function deleteMails(database: Database, applicationIds: string[]): Promise<void> {
  await database.sql(
    `delete from mails m using unnest($1::text[]) kept where strpos(m.text, kept) > 0 or strpos(m.html, kept) > 0`,
    [applicationIds],
  );
}

/**
 * Deletes the interviews that are over, and all words of those ahead: these stay until they are cancelled with whoever
 * leads them, whose calendars hold them.
 */
async function emptyInterviews(database: Database, applicationIds: string[], now: Date): Promise<void> {
  await database.sql(
    `delete from interviews
      where application_id = any($1) and (status = 'cancelled' or status = 'booked' and ends_at <= $2)`,
    [applicationIds, now],
  );
  await database.sql(
    `update interviews
        set place = '', link = '', message = '', wish = '', cancel_reason = '', candidate_zone = null
      where application_id = any($1)`,
    [applicationIds],
  );
}

/**
 * Deletes everything that is left of somebody: their rows, what happened to them, mails to and about them, tasks that wait
 * for them, and answers and texts that name them. What they did for a company stays, done by nobody.
 */
export async function deletePerson(
  database: Database,
  { id, email, name }: Pick<Leaver, 'id' | 'email' | 'name'>,
): Promise<void> {
  await allowEventChanges(database);
  await database.sql('delete from events where subject_id = $1 or object_id = $1', [id]);
  await database.sql('delete from events where actor_id = $1 and company_id is null', [id]);
  await database.sql('update events set actor_id = null where actor_id = $1', [id]);
  await database.sql(
    `update events set data = '{}' where strpos(data::text, $1) > 0 or strpos(lower(data::text), $2) > 0`,
    [id, email],
  );
  await database.sql('update error_log set actor_id = null where actor_id = $1', [id]);
  await database.sql("update job_reports set details = '' where reporter_id = $1", [id]);
  await database.sql('delete from company_invitations where lower(email) = $1', [email]);
  await database.sql('delete from contact_messages where lower(email) = $1', [email]);
  await database.sql('delete from talent_people where lower(email) = $1', [email]);
  await database.sql('delete from verifications where strpos(lower(identifier || value), $1) > 0', [email]);
  await database.sql(
    `delete from mails where lower(to_address) = $1 or strpos(lower(concat_ws(' ', subject, text, html, calendar::text)), $1) > 0
        or ($2 like '% %' and strpos(lower(concat_ws(' ', subject, text, calendar::text)), $2) > 0)`,
    [email, name.toLowerCase()],
  );
  await eraseAnswersOf(database, id, email);
  await database.sql(
    `delete from pgboss.job where strpos(data::text, $1) > 0 or strpos(lower(data::text), $2) > 0
        or strpos(coalesce(singleton_key, ''), $1) > 0 or strpos(lower(coalesce(singleton_key, '')), $2) > 0`,
    [id, email],
  );
  await database.sql(
    `update custom_values set version = version + 1, values = (
       select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(values) e where e.value <> to_jsonb($1::text))
      where strpos(values::text, $1) > 0`,
    [id],
  );
  await database.sql('delete from custom_field_values where chosen = $1', [id]);
  await database.sql(
    `update stage_rules set version = version + 1, rules = (
       select coalesce(jsonb_agg(e.value order by e.at), '[]') from jsonb_array_elements(rules) with ordinality e(value, at)
        where e.value->'act'->>'to' is distinct from $1)
      where strpos(rules::text, $1) > 0`,
    [id],
  );
  const nobody = '00000000-0000-0000-0000-000000000000';
  await database.sql('update rejections set decided_by = $2 where decided_by = $1', [id, nobody]);
  await database.sql('delete from users where id = $1', [id]);
}

/** Writes down that somebody unnamed was erased. */
export async function insertErasure(
  database: Database,
  erasure: {
    id: string;
    subjectHash: string;
    requestedAt: Date;
    now: Date;
    counts: { files: number; keptApplications: number };
  },
): Promise<void> {
  await database.sql(
    `insert into account_erasures (id, subject_hash, requested_at, erased_at, counts) values ($1, $2, $3, $4, $5::jsonb)`,
    [erasure.id, erasure.subjectHash, erasure.requestedAt, erasure.now, JSON.stringify(erasure.counts)],
  );
}

async function allowEventChanges(database: Database): Promise<void> {
  await database.sql("select set_config('tenon.erasing', 'on', true)");
}
