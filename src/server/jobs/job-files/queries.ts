import type { JobInput } from '../../../api/jobs/jobs.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';

/** The jobs within reach as they were entered, samples left out, newest first, at most `limit`. */
export function listEnteredJobs(
  database: Database,
  { companyId, onTeam }: EmployerScope,
  limit: number,
): Promise<JobInput[]> {
  return database.sql<JobInput>(
    `select title, description, skills, desired_skills, job_type, location_type, locations, salary_min, salary_max,
            salary_currency, salary_interval, years, education, languages, apply_url, status, openings, questions,
            to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD') as expires_on
       from job_posting
      where company_id = $1 and not is_sample and ${inEmployerScope('id', '$3')}
      order by created_at desc, id desc
      limit $2`,
    [companyId, limit, onTeam],
  );
}
