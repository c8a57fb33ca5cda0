import type { Database } from '../../platform/db/connect.ts';

/** The required skills of a job as typed, and the ids they are found by. */
export type JobSkillIds = { id: string; skills: string[]; ids: string[] };

/** A stored answer to a skill: what it is kept under, and the skill as the candidate saw it. */
export type SkillAnswer = { userId: string; key: string; requirement: string };

/** The next jobs by id with their skills. */
export function listJobSkillIds(
  database: Database,
  after: string | null,
  limit: number,
): Promise<JobSkillIds[]> {
  return database.sql<JobSkillIds>(
    `select id, skills, skill_ids as ids from job_posting
      where id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000') order by id limit $2`,
    [after, limit],
  );
}

/** Gives jobs other ids of skills, where their skills are still those that the ids were made from. */
export async function saveJobSkillIds(database: Database, jobs: JobSkillIds[]): Promise<void> {
  await database.sql(
    `update job_posting j set skill_ids = n.ids
       from jsonb_to_recordset($1::jsonb) as n(id uuid, skills text[], ids text[])
      where j.id = n.id and j.skills = n.skills`,
    [JSON.stringify(jobs)],
  );
}

/** The answers to skills of the next people by id. */
export function listSkillAnswers(
  database: Database,
  after: string | null,
  people: number,
): Promise<SkillAnswer[]> {
  return database.sql<SkillAnswer>(
    `select user_id as "userId", key, requirement from requirement_answers
      where key like 'skill %' and user_id in (
        select distinct user_id from requirement_answers
         where user_id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000') order by user_id limit $2)
      order by user_id, created_at, key`,
    [after, people],
  );
}

/** Keeps an answer under another key; where that key has an answer, the newer one stays. */
export async function moveAnswer(
  database: Database,
  { userId, key }: Pick<SkillAnswer, 'userId' | 'key'>,
  newKey: string,
): Promise<void> {
  await database.sql(
    `with gone as (
       delete from requirement_answers where user_id = $1 and key = $2 returning requirement, has, created_at)
     insert into requirement_answers as a (user_id, key, requirement, has, created_at)
     select $1, $3, requirement, has, created_at from gone
     on conflict (user_id, key) do update
       set requirement = excluded.requirement, has = excluded.has, created_at = excluded.created_at
       where a.created_at < excluded.created_at`,
    [userId, key, newKey],
  );
}
