import { and, eq, sql } from 'drizzle-orm';
import type { ApprovalState } from '../../../api/jobs/job-approval.ts';
import type { JobInput, PostingRow } from '../../../api/jobs/jobs.ts';
import type { Database } from '../../platform/db/connect.ts';
import { companies, jobPosting } from '../../platform/db/schema.ts';
import { exactInstant, inEmployerScope } from '../../platform/db/sql-parts.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import { urlKey } from '../added-jobs/queries.ts';
import { holdAt } from '../../../engine/postings/score-hold.ts';

/** What is found in a posting when it is stored: the canonical ids of its required skills, and the keys of its places. */
export type FoundInPosting = { skillIds: string[]; placeKeys: string[] };

/** New postings of a company. */
export type NewPostings = {
  companyId: string;
  createdBy: string;
  jobs: ({ id: string; value: JobInput } & FoundInPosting)[];
  source: 'employer' | 'ats';
  isSample: boolean;
  now: Date;
};

/** Which postings within reach: one's own, or all. */
export type PostingFilter = EmployerScope & {
  scope: 'mine' | 'team';
  status?: string | undefined;
  /** Words in the title or the places. */
  q?: string | undefined;
  type?: string | undefined;
  sample?: 'yes' | 'no' | undefined;
  department?: string | undefined;
  approval?: ApprovalState | undefined;
  /** Only sample jobs. */
  samples?: boolean;
  /** Only these. */
  ids?: string[];
};

/** A place among postings: the exact instant of creation, and the id. */
export type PostingKey = [string, string];

/** Stores postings, each with its creator on its hiring team; open ones are published now. */
export async function insertPostings(
  database: Database,
  { companyId, createdBy, jobs, source, isSample, now }: NewPostings,
): Promise<void> {
  await database.db.insert(jobPosting).values(
    jobs.map(({ id, value, skillIds, placeKeys }) => {
      const publishedAt = value.status === 'open' ? now : null;
      return {
        ...columns(value, { skillIds, placeKeys }),
        ...holdAt(value.locations, publishedAt, null),
        id,
        companyId,
        employerName: sql`(select ${companies.name} from ${companies} where ${companies.id} = ${companyId})`,
        createdBy,
        source,
        isSample,
        publishedAt,
      };
    }),
  );
  await database.sql(
    `insert into job_team (job_id, user_id, company_id, part)
     select job.id, m.user_id, m.company_id, case u.role when 'hiring_manager' then 'hiring_manager' else 'recruiter' end
       from unnest($1::uuid[]) as job (id), company_members m join users u on u.id = m.user_id
      where m.user_id = $2 and m.company_id = $3`,
    [jobs.map(({ id }) => id), createdBy, companyId],
  );
}

/** What a change of a posting made of it besides. */
export type ChangedPosting = {
  /** When it was published, if this change did it. Samples are published as they are made. */
  published: Date | null;
  /** True when its scores are held back from now on, or shown. */
  holdChanged: boolean;
};

/**
 * Changes a job of this company if it still has this version; null otherwise. The first opening publishes it. In a transaction.
 */
export async function changePosting(
  database: Database,
  which: { id: string; companyId: string; version: number },
  value: JobInput,
  found: FoundInPosting,
  now: Date,
): Promise<ChangedPosting | null> {
  const [before] = await database.db
    .select({
      publishedAt: jobPosting.publishedAt,
      inNewYork: jobPosting.inNewYork,
      scoresHeld: jobPosting.scoresHeld,
    })
    .from(jobPosting)
    .where(
      and(
        eq(jobPosting.id, which.id),
        eq(jobPosting.companyId, which.companyId),
        eq(jobPosting.version, which.version),
      ),
    )
    .for('no key update');
  if (!before) return null;
  const publishedAt = before.publishedAt ?? (value.status === 'open' ? now : null);
  const hold = holdAt(value.locations, publishedAt, before);
  await database.db
    .update(jobPosting)
    .set({
      ...columns(value, found),
      ...hold,
      publishedAt,
      updatedAt: now,
      version: which.version + 1,
    })
    .where(eq(jobPosting.id, which.id));
  return {
    published: before.publishedAt ? null : publishedAt,
    holdChanged: hold.scoresHeld !== before.scoresHeld,
  };
}

const inStages = ['new', 'screen', 'interview', 'offer', 'hired']
  .map((stage) => `'${stage}', count(*) filter (where stage = '${stage}')`)
  .join(', ');

/** SQL for where the approval of the job `j` stands, as `showsApproval` and what was asked for say. */
const approvalState = `(case when not j.is_sample and (select c.requires_job_approval from companies c where c.id = j.company_id) then
    case when j.status = 'draft' or j.published_at is null
        then coalesce((select p.state from job_approvals p where p.job_id = j.id), 'needed')
      when j.status = 'closed' then (select p.state from job_approvals p where p.job_id = j.id and p.state <> 'approved') end end)`;

/** Postings with how many applied and how far they are, newest first, after the given place. */
export async function listPostings(
  database: Database,
  filter: PostingFilter,
  limit: number,
  after: PostingKey | null,
  now = new Date(),
) {
  const values: unknown[] = [];
  const parts = conditions(filter, values);
  if (after) {
    parts.push(
      `(j.created_at, j.id) < ($${values.push(after[0])}::timestamptz, $${values.push(after[1])}::uuid)`,
    );
  }
  const rows = await database.sql<Omit<PostingRow, 'created_at'> & { created_at: Date; exact: string }>(
    `select j.id, j.title, j.job_type, j.location_type, j.locations, j.status, j.is_sample, j.created_at, j.version,
            ${approvalState} as approval,
            coalesce((select e.name from company_list_entries e where e.id = j.department_id), '') as department,
            j.created_by is not distinct from $2::uuid as created_by_me,
            a.applicants, (a.pipeline->>'new')::int as new_applicants, a.pipeline, late.overdue,
            ${exactInstant('j.created_at')} as exact
       from job_posting j
       cross join lateral (select count(*)::int as applicants, json_build_object(${inStages}) as pipeline
                             from applications where job_id = j.id) a
       cross join lateral (select count(*)::int as overdue from applications o
                            where o.job_id = j.id and o.answered_at is null and o.stage in ('new','screen','interview','offer')
                              and o.created_at < $${values.push(now)}::timestamptz - coalesce(
                                (select answer_days from job_pipelines where job_id = j.id), 14) * interval '1 day') late
      where ${parts.join(' and ')}
      order by j.created_at desc, j.id desc
      limit $${values.push(limit)}`,
    values,
  );
  return rows.map(({ exact, ...row }) => ({
    item: { ...row, created_at: row.created_at.toISOString() },
    key: [exact, row.id],
  }));
}

/** How many postings there are in all. */
export async function countPostings(database: Database, filter: PostingFilter): Promise<number> {
  const values: unknown[] = [];
  const where = conditions(filter, values).join(' and ');
  const [row] = await database.sql<{ count: number }>(
    `select count(*)::int as count from job_posting j where ${where}`,
    values,
  );
  return row?.count ?? 0;
}

/** The words of the titles and places of the newest 2,000 postings. */
export function listPostingWords(database: Database, filter: PostingFilter) {
  const values: unknown[] = [];
  return database.planned<{ id: string; words: string }>(
    `select j.id, j.title || ' ' || place_words(j.locations) as words from job_posting j
      where ${conditions(filter, values).join(' and ')} order by j.created_at desc, j.id desc limit 2000`,
    values,
  );
}

/** The company's sample jobs; no others can be made until the caller's transaction ends. */
export async function lockSampleJobs(database: Database, companyId: string): Promise<string[]> {
  await database.sql('select 1 from companies where id = $1 for update', [companyId]);
  const rows = await database.sql<{ id: string }>(
    'select id from job_posting where company_id = $1 and is_sample',
    [companyId],
  );
  return rows.map((row) => row.id);
}

/** Removes the sample jobs within reach and answers how many there were. */
export async function deleteSamples(
  database: Database,
  { companyId, onTeam }: EmployerScope,
): Promise<number> {
  const gone = await database.sql(
    `delete from job_posting where company_id = $1 and is_sample and ${inEmployerScope('id', '$2')} returning id`,
    [companyId, onTeam],
  );
  return gone.length;
}

function conditions(filter: PostingFilter, values: unknown[]): string[] {
  const parts = [`j.company_id = $${values.push(filter.companyId)}`];
  // Whoever sees only the jobs of their teams has those for their own.
  const isAll = filter.scope === 'team' || filter.onTeam !== null;
  parts.push(`(${isAll} or j.created_by = $${values.push(filter.viewerId)}::uuid)`);
  if (filter.onTeam) parts.push(inEmployerScope('j.id', `$${values.push(filter.onTeam)}`));
  if (filter.samples) parts.push('j.is_sample');
  if (filter.sample) parts.push(filter.sample === 'yes' ? 'j.is_sample' : 'not j.is_sample');
  if (filter.department) parts.push(`j.department_id = $${values.push(filter.department)}`);
  if (filter.approval) parts.push(`${approvalState} = $${values.push(filter.approval)}`);
  if (filter.type) parts.push(`j.job_type = $${values.push(filter.type)}`);
  if (filter.q) {
    const words = `%${filter.q.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    const at = `$${values.push(words)}`;
    parts.push(`(j.title ilike ${at} or j.locations::text ilike ${at})`);
  }
  if (filter.ids) parts.push(`j.id = any($${values.push(filter.ids)}::uuid[])`);
  if (filter.status) parts.push(`j.status = $${values.push(filter.status)}`);
  return parts;
}

function columns(value: JobInput, found: FoundInPosting) {
  return {
    ...found,
    title: value.title,
    description: value.description,
    skills: value.skills,
    desiredSkills: value.desired_skills,
    jobType: value.job_type,
    locationType: value.location_type,
    locations: value.locations,
    salaryMin: value.salary_min,
    salaryMax: value.salary_max,
    salaryCurrency: value.salary_currency,
    salaryInterval: value.salary_interval,
    years: value.years,
    education: value.education,
    languages: value.languages,
    openings: value.openings,
    applyUrl: value.apply_url,
    urlKey: urlKey(value.apply_url),
    status: value.status,
    questions: value.questions,
    departmentId: value.department_id ?? null,
    companyLocationId: value.location_id ?? null,
    expiresAt: value.expires_on === null ? null : new Date(`${value.expires_on}T23:59:59.999Z`),
  };
}
