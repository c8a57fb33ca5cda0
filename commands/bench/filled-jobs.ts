import { jobTypes, locationTypes } from '../../src/api/jobs.ts';
import type { Database } from '../../src/server/db/connect.ts';
import { generatedId, generateJob, skillIdsOf } from './generated-jobs.ts';

const batch = 500;

/** Puts generated open jobs into a database, as outside postings, and counts the tables for the planner. */
export async function seedJobs(database: Database, count: number): Promise<void> {
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, index) => rowOf(from + index));
    await database.sql(
      `insert into job_posting (id, employer_name, title, description, skills, desired_skills, skill_ids, job_type, location_type,
         locations, salary_max, salary_currency, source, status, created_at, published_at)
       select r.id, r.employer, r.title, r.description, r.skills, '{}', r.skill_ids, r.job_type, r.location_type,
         r.locations, r.pay, r.currency, 'candidate', 'open', r.created, r.created
         from jsonb_to_recordset($1::jsonb) as r(id uuid, employer text, title text, description text, skills text[], skill_ids text[],
           job_type text, location_type text, locations jsonb, pay int, currency text, created timestamptz)`,
      [JSON.stringify(rows)],
    );
  }
  await database.sql('vacuum (analyze)');
}

function rowOf(number: number) {
  const { placeType, jobType, city, country, ...job } = generateJob(number);
  return {
    ...job,
    id: generatedId(number),
    skill_ids: skillIdsOf(job.skills),
    job_type: jobTypes[jobType],
    location_type: locationTypes[placeType],
    locations: [{ city, state: '', country }],
    created: new Date(1_700_000_000_000 + number * 1000).toISOString(),
  };
}
