import type { JobInput } from '../../../api/jobs/jobs.ts';
import type { Report, ReportRow } from '../../../api/operations/moderation.ts';
import type { Database } from '../../platform/db/connect.ts';

/** Which reports; `after` is the place of the last one seen. */
export type ReportFilter = {
  kind: ReportRow['kind'] | null;
  resolved: boolean;
  after: [at: string, id: string] | null;
  limit: number;
};

type Times = 'created_at' | 'resolved_at';
type Row = Omit<ReportRow, Times> & { created_at: Date; resolved_at: Date | null; place_at: string };
type WholeRow = Omit<Report, Times | 'job'> & {
  created_at: Date;
  resolved_at: Date | null;
  job_id: string | null;
  job_status: string | null;
  open_reports: number;
  taken_at: Date | null;
  taken_reason: string | null;
};

const ofJobs = `select r.id, 'job' as kind, r.created_at, r.reason as topic, j.title || ' · ' || j.employer_name as title, r.resolved_at
  from job_reports r join job_posting j on j.id = r.job_id`;
const ofMessages = `select r.id, 'message' as kind, r.created_at, r.topic, r.name as title, r.resolved_at from contact_messages r`;

/** Reports and messages, the newest first, each with its exact instant for the next page. */
export async function listReports(
  database: Database,
  { kind, resolved, after, limit }: ReportFilter,
): Promise<{ item: ReportRow; key: [string, string] }[]> {
  const part = (name: ReportRow['kind'], select: string) =>
    `(${select} where ($1::text is null or $1 = '${name}') and r.resolved_at is ${resolved ? 'not null' : 'null'}
        and ($2::timestamptz is null or (r.created_at, r.id) < ($2, $3::uuid))
      order by r.created_at desc, r.id desc limit $4)`;
  const rows = await database.sql<Row>(
    `select *, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place_at
       from (${part('job', ofJobs)} union all ${part('message', ofMessages)}) both_kinds
      order by created_at desc, id desc limit $4`,
    [kind, after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map(({ place_at, created_at, resolved_at, ...row }) => ({
    item: { ...row, created_at: created_at.toISOString(), resolved_at: resolved_at?.toISOString() ?? null },
    key: [place_at, row.id],
  }));
}

/** One report or message in full; null when there is none. */
export async function findReport(database: Database, id: string): Promise<Report | null> {
  const [row] = await database.sql<WholeRow>(
    `select r.id, 'job' as kind, r.created_at, r.reason as topic, j.title || ' · ' || j.employer_name as title, r.resolved_at,
            r.details as words, null as email, r.note, j.id as job_id, j.status as job_status,
            (select count(*)::int from job_reports o where o.job_id = j.id and o.resolved_at is null) as open_reports,
            t.taken_at, t.reason as taken_reason
       from job_reports r join job_posting j on j.id = r.job_id left join job_takedowns t on t.job_id = j.id where r.id = $1
     union all
     select id, 'message', created_at, topic, name, resolved_at, message, email, note, null, null, 0, null, null
       from contact_messages where id = $1`,
    [id],
  );
  if (!row) return null;
  const { job_id, job_status, open_reports, taken_at, taken_reason, ...rest } = row;
  return {
    ...rest,
    created_at: row.created_at.toISOString(),
    resolved_at: row.resolved_at?.toISOString() ?? null,
    job: job_id
      ? {
          id: job_id,
          status: job_status ?? '',
          open_reports,
          taken_down: taken_at && { at: taken_at.toISOString(), reason: taken_reason ?? '' },
        }
      : null,
  };
}

/** Closes a report or message at an instant with a note, or opens it again with null. */
export async function setResolved(
  database: Database,
  { id, kind }: Pick<Report, 'id' | 'kind'>,
  resolvedAt: Date | null,
  note: string,
): Promise<void> {
  const table = kind === 'job' ? 'job_reports' : 'contact_messages';
  await database.sql(`update ${table} set resolved_at = $2, note = $3 where id = $1`, [id, resolvedAt, note]);
}

/** A job that the staff acts on: held until the transaction ends. */
export type ModeratedJob = {
  id: string;
  title: string;
  status: JobInput['status'];
  companyId: string | null;
  takenDown: boolean;
};

/** Holds a job that was published; null for drafts, samples and what is not there. */
export async function holdJob(database: Database, id: string): Promise<ModeratedJob | null> {
  const [row] = await database.sql<
    Omit<ModeratedJob, 'takenDown' | 'companyId'> & { company_id: string | null }
  >(
    `select id, title, status, company_id from job_posting where id = $1 and status <> 'draft' and not is_sample for update`,
    [id],
  );
  if (!row) return null;
  const taken = await database.sql('select 1 from job_takedowns where job_id = $1', [id]);
  return { id, title: row.title, status: row.status, companyId: row.company_id, takenDown: taken.length > 0 };
}

/** Pauses a job and remembers why and what it was. */
export async function hideJob(
  database: Database,
  job: ModeratedJob,
  reason: string,
  now: Date,
): Promise<void> {
  await database.sql(
    'insert into job_takedowns (job_id, reason, status_before, taken_at) values ($1, $2, $3, $4)',
    [job.id, reason, job.status, now],
  );
  await database.sql(
    "update job_posting set status = case status when 'open' then 'paused' else status end, version = version + 1, updated_at = $2 where id = $1",
    [job.id, now],
  );
}

/** Lets a job be seen again; one that was open and is paused opens, and returns the status it has then. */
export async function showJob(database: Database, id: string, now: Date): Promise<JobInput['status']> {
  const [row] = await database.sql<Pick<ModeratedJob, 'status'>>(
    `with gone as (delete from job_takedowns where job_id = $1 returning status_before)
     update job_posting j set version = version + 1, updated_at = $2,
            status = case when j.status = 'paused' and g.status_before = 'open' then 'open' else j.status end
       from gone g where j.id = $1 returning j.status`,
    [id, now],
  );
  if (!row) throw new Error('The job was not taken down.');
  return row.status;
}

/** Who is told about a job of a company: its owners, and who posted it while they are members. */
export async function listAnswerable(database: Database, jobId: string): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select m.user_id as id from job_posting j join company_members m on m.company_id = j.company_id
      where j.id = $1 and (m.owner or m.user_id = j.created_by)`,
    [jobId],
  );
  return rows.map(({ id }) => id);
}
