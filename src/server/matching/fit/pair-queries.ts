import type { JobFacts } from '../../../engine/fit/facts.ts';
import type { Database } from '../../platform/db/connect.ts';

/** A job as scores see it, with the resume that the candidate sent to it, if any. */
export type Pair = {
  jobId: string;
  jobVersion: number;
  companyId: string | null;
  facts: JobFacts;
  applied: boolean;
  /** The resume sent with the application; null stands for the current one. */
  pinnedResumeId: string | null;
};

type PairRow = {
  id: string;
  version: number;
  company_id: string | null;
  title: string;
  description: string;
  skills: string[];
  desired_skills: string[];
  years: number | null;
  education: string;
  languages: string[];
  location_type: JobFacts['locationType'];
  locations: JobFacts['locations'];
  application_id: string | null;
  resume_id: string | null;
};

/** The jobs of these ids for one candidate; they cannot be edited until the caller's transaction ends. */
export async function loadPairs(database: Database, candidateId: string, jobIds: string[]): Promise<Pair[]> {
  const rows = await database.planned<PairRow>(
    `select j.id, j.version, j.company_id, j.title, j.description, j.skills, j.desired_skills, j.years, j.education,
            j.languages, j.location_type, j.locations, a.id as application_id, a.resume_id
       from job_posting j
       left join applications a on a.job_id = j.id and a.candidate_id = $1
      where j.id = any($2::uuid[])
      order by j.id
        for share of j`,
    [candidateId, jobIds],
  );
  return rows.map((row) => ({
    jobId: row.id,
    jobVersion: row.version,
    companyId: row.company_id,
    applied: row.application_id !== null,
    pinnedResumeId: row.resume_id,
    facts: {
      title: row.title,
      description: row.description,
      skills: row.skills,
      desiredSkills: row.desired_skills,
      years: row.years,
      education: row.education || null,
      languages: row.languages,
      locationType: row.location_type,
      locations: row.locations,
    },
  }));
}

/**
 * The jobs that matter to a candidate, in the order in which to score them: applied to, targeted, scored before, then
 * `nearest` in its order.
 */
export async function listJobsToScore(
  database: Database,
  candidateId: string,
  nearest: string[],
): Promise<string[]> {
  const rows = await database.sql<{ job_id: string }>(
    `with wanted (job_id, turn, place, at) as (
       select job_id, 0, 0, created_at from applications where candidate_id = $1
       union all select job_id, 1, 0, created_at from target_jobs where user_id = $1
       union all select job_id, 2, 0, computed_at from fit_score where candidate_id = $1
       union all select id, 3, place, null from unnest($2::uuid[]) with ordinality as n(id, place))
     select job_id from wanted group by job_id order by min(turn), min(place), max(at) desc, job_id`,
    [candidateId, nearest],
  );
  return rows.map((row) => row.job_id);
}

/** As the index's `match`: the open jobs that ask most for skills worth so much, best share first, then the newer. */
export async function listNearestJobs(
  database: Database,
  worths: ReadonlyMap<string, number>,
  limit: number,
  now: Date,
): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select j.id from job_posting j
      where j.status = 'open' and not j.is_sample and (j.expires_at is null or j.expires_at > $4)
        and j.skill_ids && $1::text[]
      order by (select sum(w.worth) from unnest($1::text[], $2::float8[]) as w(id, worth) where w.id = any(j.skill_ids))
                 / cardinality(j.skill_ids) desc, j.created_at desc, j.id desc
      limit $3`,
    [[...worths.keys()], [...worths.values()], limit, now],
  );
  return rows.map((row) => row.id);
}

/** Everybody with a score of a job, an application to it, or it as a target. */
export async function listCandidatesOf(database: Database, jobId: string): Promise<string[]> {
  const rows = await database.sql<{ candidate_id: string }>(
    `select candidate_id from fit_score where job_id = $1
     union select candidate_id from applications where job_id = $1
     union select user_id from target_jobs where job_id = $1`,
    [jobId],
  );
  return rows.map((row) => row.candidate_id);
}

/** The skills that stand in the newest current resumes, as their owners left them. */
export async function listNewestSkills(
  database: Database,
  limit: number,
): Promise<{ candidateId: string; skills: string[] }[]> {
  const rows = await database.sql<{ user_id: string; skills: string[] }>(
    `select r.user_id, p.parsed_meta->'skills' as skills
       from resume_metadata r
       join candidate_profile p on p.user_id = r.user_id
      where r.is_current and r.deleted_at is null and r.parse_status = 'done'
        and not exists (select 1 from added_people where user_id = r.user_id)
      order by r.upload_timestamp desc, r.id desc
      limit $1`,
    [limit],
  );
  return rows.map((row) => ({ candidateId: row.user_id, skills: row.skills }));
}

/** The canonical ids of the skills that an open job requires; null when it is gone, closed, expired or a sample. */
export async function findOpenJobSkillIds(
  database: Database,
  jobId: string,
  now: Date,
): Promise<string[] | null> {
  const [row] = await database.sql<{ skill_ids: string[] }>(
    `select skill_ids from job_posting
      where id = $1 and status = 'open' and not is_sample and (expires_at is null or expires_at > $2)`,
    [jobId, now],
  );
  return row?.skill_ids ?? null;
}

/** Who applied to what, by the application; null when it is gone. */
export async function findApplicationPair(database: Database, applicationId: string) {
  const [row] = await database.sql<{ candidate_id: string; job_id: string }>(
    'select candidate_id, job_id from applications where id = $1',
    [applicationId],
  );
  return row ? { candidateId: row.candidate_id, jobId: row.job_id } : null;
}

/** The percent that somebody who applied to a job or saved it sees for it; null for everybody else and for the unscored. */
export async function findFollowedScore(
  database: Database,
  candidateId: string,
  jobId: string,
): Promise<{ percent: number; jobVersion: number; title: string; employer: string } | null> {
  const [row] = await database.sql<{ percent: number; version: number; title: string; employer: string }>(
    `select f.skill_overlap as percent, f.job_version as version, j.title, j.employer_name as employer
       from fit_score f
       join job_posting j on j.id = f.job_id
      where f.candidate_id = $1 and f.job_id = $2
        and (exists (select 1 from target_jobs t where t.user_id = $1 and t.job_id = $2)
          or exists (select 1 from applications a
                      where a.candidate_id = $1 and a.job_id = $2 and a.stage not in ('hired','rejected','withdrawn')))`,
    [candidateId, jobId],
  );
  return (
    (row && { percent: row.percent, jobVersion: row.version, title: row.title, employer: row.employer }) ??
    null
  );
}
