import type { Database } from '../../platform/db/connect.ts';

/** SQL that is true for an application `a` that nobody touched since the line `l` brought it in. */
const untouched = `a.stage = l.stage and a.last_move is null
  and not exists (select 1 from application_messages m where m.application_id = a.id)
  and not exists (select 1 from interviews v where v.application_id = a.id)
  and not exists (select 1 from offers o where o.application_id = a.id)`;

/** The next people whom an undoing removes: the import made them, they have no account, and nobody went on with them. */
export async function listRemovablePeople(
  database: Database,
  importId: string,
  limit: number,
): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select distinct l.user_id as id from record_import_lines l join added_people p on p.user_id = l.user_id
      where l.import_id = $1 and l.made_person
        and not exists (select 1 from applications a
                         where a.candidate_id = l.user_id
                           and not exists (select 1 from record_import_lines l2
                                            where l2.import_id = $1 and l2.application_id = a.id
                                              and ${untouched.replaceAll('l.stage', 'l2.stage')}))
      limit $2`,
    [importId, limit],
  );
  return rows.map(({ id }) => id);
}

/** The next untouched applications that an import added to people who were here, or who stay. */
export async function listRemovableApplications(
  database: Database,
  importId: string,
  limit: number,
): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select a.id from record_import_lines l join applications a on a.id = l.application_id
       join added_people p on p.user_id = a.candidate_id
      where l.import_id = $1 and ${untouched} limit $2`,
    [importId, limit],
  );
  return rows.map(({ id }) => id);
}

/** Deletes the jobs that an import made and to which nobody applied, that are no more open than they came. Returns how many. */
export async function deleteUnusedJobs(database: Database, importId: string): Promise<number> {
  const rows = await database.sql(
    `delete from job_posting j using record_import_lines l
      where l.import_id = $1 and l.made_job and l.job_id = j.id and j.status in ('draft','closed') and j.version = 1
        and not exists (select 1 from applications a where a.job_id = j.id)
     returning j.id`,
    [importId],
  );
  return rows.length;
}

/**
 * Which of these people can go all at once: they were told nothing, and there is no file of theirs, so that nothing but rows is held
 * of them. Locks them until the caller's transaction ends.
 */
export async function lockBarePeople(database: Database, userIds: string[]): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select p.user_id as id from added_people p
      where p.user_id = any($1) and p.notified_at is null
        and not exists (select 1 from added_people o where o.merged_into = p.user_id)
        and not exists (select 1 from resume_metadata r where r.user_id = p.user_id and r.storage_path <> p.user_id || '/none')
        for update`,
    [userIds],
  );
  return rows.map(({ id }) => id);
}

/** Deletes such people with their applications and what is known of them. */
export async function deleteBarePeople(database: Database, userIds: string[]): Promise<void> {
  await deleteEvents(
    database,
    "subject_id = any($1) or (object_type = 'application' and object_id in (select id from applications where candidate_id = any($1)))",
    userIds,
  );
  await database.sql('delete from applications where candidate_id = any($1)', [userIds]);
  await database.sql('delete from users where id = any($1)', [userIds]);
}

/** Deletes applications that nobody touched, with what was written down of them. */
export async function deleteUntouched(database: Database, applicationIds: string[]): Promise<void> {
  await deleteEvents(database, "object_type = 'application' and object_id = any($1)", applicationIds);
  await database.sql('delete from applications where id = any($1)', [applicationIds]);
}

/** The record of what happened refuses changes but for erasures. */
async function deleteEvents(database: Database, where: string, ids: string[]): Promise<void> {
  await database.sql("select set_config('tenon.erasing', 'on', true)");
  await database.sql(`delete from events where ${where}`, [ids]);
}
