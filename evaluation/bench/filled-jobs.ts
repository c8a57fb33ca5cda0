import { jobTypes, locationTypes } from '../../src/api/jobs/jobs.ts';
import type { Database } from '../../src/server/platform/db/connect.ts';
import { generatedId, generateJob, placesOf, skillIdsOf } from './generated-jobs.ts';
import { dayMs } from '../../src/api/platform/durations.ts';

const batch = 500;
const lanes = 2;
const companies = 1000;
const span = 90 * dayMs;

/**
 * Puts generated open jobs into a database: half of them of 1,000 companies, half outside postings. `createdAt` says
 * when, in milliseconds of the epoch; if nothing does, they came one after the other over the last 90 days.
 */
export async function seedJobs(
  database: Database,
  count: number,
  createdAt: (number: number) => number = (number) => Date.now() - ((count - number) / count) * span,
): Promise<void> {
  await database.sql(
    `insert into companies (id, name) select lpad(to_hex(n), 32, '0')::uuid, 'Company ' || n from generate_series(1, $1::int) as n`,
    [companies],
  );
  let from = 0;
  const lane = async () => {
    while (from < count) {
      const first = from;
      from += batch;
      await insertJobs(database, first, Math.min(batch, count - first), createdAt);
    }
  };
  await Promise.all(Array.from({ length: database.kind === 'postgres' ? lanes : 1 }, lane));
}

function insertJobs(database: Database, first: number, count: number, createdAt: (number: number) => number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...rowOf(first + index),
    created: new Date(createdAt(first + index)).toISOString(),
  }));
  return database.sql(
    `insert into job_posting (id, company_id, employer_name, title, description, skills, desired_skills, skill_ids, job_type, location_type,
       locations, place_keys, in_new_york, salary_max, salary_currency, source, status, created_at, published_at)
     select r.id, lpad(to_hex(r.company), 32, '0')::uuid, r.employer, r.title, r.description, r.skills, '{}', r.skill_ids, r.job_type, r.location_type,
       r.locations, r.place_keys, false, r.pay, r.currency, case when r.company is null then 'candidate' else 'employer' end, 'open', r.created, r.created
       from jsonb_to_recordset($1::jsonb) as r(id uuid, company int, employer text, title text, description text, skills text[], skill_ids text[],
         job_type text, location_type text, locations jsonb, place_keys text[], pay int, currency text, created timestamptz)`,
    [JSON.stringify(rows)],
  );
}

function rowOf(number: number) {
  const { placeType, jobType, city, country, ...job } = generateJob(number);
  return {
    ...job,
    id: generatedId(number),
    company: number % 2 === 0 ? 1 + ((number / 2) % companies) : null,
    skill_ids: skillIdsOf(job.skills),
    job_type: jobTypes[jobType],
    location_type: locationTypes[placeType],
    locations: [{ city, state: '', country }],
    place_keys: placesOf(number, placeType),
  };
}
