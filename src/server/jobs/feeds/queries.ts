import type { ScreeningQuestion } from '../../../api/jobs/screening-questions.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import type { Database } from '../../platform/db/connect.ts';

/** An open job of a company as the world outside reads it. */
export type PublishedJob = {
  id: string;
  title: string;
  description: string;
  skills: string[];
  jobType: Job['job_type'];
  locationType: Job['location_type'];
  locations: Job['locations'];
  salary: { min: number | null; max: number | null; currency: string; interval: string } | null;
  years: number | null;
  education: string;
  openings: number;
  applyUrl: string | null;
  questions: ScreeningQuestion[];
  company: { id: string; name: string; website: string | null };
  publishedAt: Date;
  updatedAt: Date;
  expiresAt: Date | null;
};

/** Which open jobs: one, one company's, or of one kind; after the id given, in the order of ids. */
export type PublishedFilter = {
  id?: string | undefined;
  companyId?: string | undefined;
  jobType?: Job['job_type'] | undefined;
  locationType?: Job['location_type'] | undefined;
  now: Date;
};

type Row = Omit<PublishedJob, 'salary' | 'company'> & {
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  interval: string;
  company_id: string;
  company: string;
  website: string | null;
};

/** The newest published jobs, at most `limit`. */
export function listPublished(
  database: Database,
  filter: PublishedFilter,
  limit: number,
): Promise<PublishedJob[]> {
  const values: unknown[] = [limit];
  return select(
    database,
    `${isPublished(filter, values)} order by j.created_at desc, j.id desc limit $1`,
    values,
  );
}

/** All published jobs in the order of their ids, page by page: those after the given id. */
export function listPublishedAfter(
  database: Database,
  filter: PublishedFilter,
  after: string | null,
  limit: number,
): Promise<PublishedJob[]> {
  const values: unknown[] = [limit];
  const found = isPublished(filter, values);
  const later = after === null ? '' : `and j.id > $${values.push(after)}::uuid`;
  return select(database, `${found} ${later} order by j.id limit $1`, values);
}

/** How many jobs are published, and when one was changed last; both change when any of them does. */
export async function publishedState(database: Database, filter: PublishedFilter) {
  const values: unknown[] = [];
  const [row] = await database.sql<{ count: number; changed: Date | null }>(
    `select count(*)::int as count, max(j.updated_at) as changed from job_posting j where ${isPublished(filter, values)}`,
    values,
  );
  return { count: row?.count ?? 0, changed: row?.changed ?? null };
}

/** Ids of published jobs with the time of their last change, `limit` of them from the place `offset`, by id. */
export function listPublishedIds(database: Database, now: Date, limit: number, offset: number) {
  const values: unknown[] = [limit, offset];
  return database.sql<{ id: string; updated_at: Date }>(
    `select j.id, j.updated_at from job_posting j where ${isPublished({ now }, values)} order by j.id limit $1 offset $2`,
    values,
  );
}

/** What a company says of itself; null when there is none with this id. */
export async function findCompanyText(
  database: Database,
  id: string,
): Promise<{ name: string; description: string } | null> {
  const [row] = await database.sql<{ name: string; description: string }>(
    'select name, description from companies where id = $1',
    [id],
  );
  return row ?? null;
}

/** The name of a company; null when there is none with this id. */
export async function findCompanyName(database: Database, id: string): Promise<string | null> {
  const [row] = await database.sql<{ name: string }>('select name from companies where id = $1', [id]);
  return row?.name ?? null;
}

async function select(database: Database, rest: string, values: unknown[]): Promise<PublishedJob[]> {
  const rows = await database.planned<Row>(
    `select j.id, j.title, j.description, j.skills, j.job_type as "jobType", j.location_type as "locationType", j.locations,
            j.salary_min, j.salary_max, j.salary_currency as currency, j.salary_interval as interval, j.years, j.education,
            j.openings, j.questions, j.apply_url as "applyUrl", coalesce(j.published_at, j.created_at) as "publishedAt",
            j.updated_at as "updatedAt", j.expires_at as "expiresAt", c.id as company_id, c.name as company, c.website
       from job_posting j join companies c on c.id = j.company_id where ${rest}`,
    values,
  );
  return rows.map(
    ({ salary_min: min, salary_max: max, currency, interval, company_id, company, website, ...row }) => ({
      ...row,
      salary: min === null && max === null ? null : { min, max, currency, interval },
      company: { id: company_id, name: company, website },
    }),
  );
}

/** Samples, outside postings and what is not open are told to nobody outside. */
function isPublished(filter: PublishedFilter, values: unknown[]): string {
  const parts = [
    "j.status = 'open' and not j.is_sample and j.company_id is not null",
    `(j.expires_at is null or j.expires_at > $${values.push(filter.now)})`,
  ];
  if (filter.id) parts.push(`j.id = $${values.push(filter.id)}::uuid`);
  if (filter.companyId) parts.push(`j.company_id = $${values.push(filter.companyId)}::uuid`);
  if (filter.jobType) parts.push(`j.job_type = $${values.push(filter.jobType)}`);
  if (filter.locationType) parts.push(`j.location_type = $${values.push(filter.locationType)}`);
  return parts.join(' and ');
}
