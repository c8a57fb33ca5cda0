import type { Values } from '../../hiring/custom-fields/rules.ts';
import type { JobInput } from '../../../api/jobs/jobs.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';

/** A job as it was entered, with what stands in the company's own fields on it. */
export type EnteredJob = JobInput & { own_fields: Values | null };

/** The jobs within reach as they were entered, samples left out, newest first, at most `limit`. */
export function listEnteredJobs(
  database: Database,
  { companyId, onTeam }: EmployerScope,
  limit: number,
): Promise<EnteredJob[]> {
  return database.sql<EnteredJob>(
    `select title, description, skills, desired_skills, job_type, location_type, locations, salary_min, salary_max,
            salary_currency, salary_interval, years, education, languages, apply_url, status, openings, questions,
            to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD') as expires_on,
            (select v.values from custom_values v where v.job_id = job_posting.id) as own_fields
       from job_posting
      where company_id = $1 and not is_sample and ${inEmployerScope('id', '$3')}
      order by created_at desc, id desc
      limit $2`,
    [companyId, limit, onTeam],
  );
}
