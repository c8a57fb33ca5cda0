import type { Job } from '../../../api/jobs/jobs.ts';
import type { ScreeningQuestion } from '../../../api/jobs/screening-questions.ts';
import type { Database } from '../../platform/db/connect.ts';
import { stageForCandidate, waitingRejection } from '../../platform/db/sql-parts.ts';
import { type Pay, salaryRange } from './salary.ts';

/** A stored job: what the API shows of it, what decides who may see and use it, and its relation to one person. */
export type StoredJob = {
  job: Omit<Job, 'mine'>;
  companyId: string | null;
  status: Job['status'];
  isSample: boolean;
  /** Why the staff took it down; null when they did not. */
  takenDown: string | null;
  /** True when that person is on its hiring team. */
  onTeam: boolean;
  expiresAt: Date | null;
  /** With what marks an answer for review, which only the company sees. */
  questions: ScreeningQuestion[];
  saved: boolean;
  application: { id: string; stage: string; created_at: string } | null;
};

/** SQL for the columns of the row `j` of job_posting that every answer about a job shows. */
export const jobColumns = `j.id, j.title, j.employer_name, j.skills, j.location_type, j.job_type, j.locations, j.status,
  j.is_sample, j.created_at, j.published_at, j.salary_min, j.salary_max, j.salary_currency, j.salary_interval`;

/** A row with `jobColumns`. */
export type JobColumns = {
  id: string;
  title: string;
  employer_name: string;
  skills: string[];
  location_type: Job['location_type'];
  job_type: Job['job_type'];
  locations: Job['locations'];
  status: Job['status'];
  is_sample: boolean;
  created_at: Date;
  published_at: Date | null;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string;
  salary_interval: Pay['interval'];
};

type JobRow = JobColumns & {
  description: string;
  desired_skills: string[];
  years: number | null;
  education: string;
  languages: string[];
  openings: number;
  apply_url: string | null;
  job_url: string | null;
  board: Job['board'];
  source: Job['source'];
  expires_at: Date | null;
  questions: ScreeningQuestion[];
  department: Job['department'];
  company_location: Job['company_location'];
  version: number;
  company_id: string | null;
  taken_down: string | null;
  company: Job['company'];
  saved: boolean;
  on_team: boolean;
  goes_to_ats: Job['goes_to_ats'];
  application_id: string | null;
  application_stage: string | null;
  application_at: Date | null;
};

/** SQL for the entry of a company's list with this id. */
function entryOf(id: string): string {
  return `(select jsonb_build_object('id', e.id, 'name', e.name) from company_list_entries e where e.id = ${id})`;
}

/** A job in full, whoever may see it, with the relation of `personId` to it. */
export async function findJob(
  database: Database,
  id: string,
  personId: string | null,
  now: Date,
): Promise<StoredJob | null> {
  const [row] = await database.planned<JobRow>(
    `select ${jobColumns}, j.description, j.desired_skills, j.years, j.education, j.languages, j.openings,
            j.apply_url, j.job_url, j.source,
            case when j.source = 'board' then (
              select jsonb_build_object('kind', case b.kind when 'lever-eu' then 'lever' else b.kind end, 'read_at', b.read_at)
                from job_board_pages p join job_boards b on b.id = p.board_id where p.job_id = j.id limit 1) end as board, j.expires_at, j.questions, j.version, j.company_id,
            ${entryOf('j.department_id')} as department, ${entryOf('j.company_location_id')} as company_location,
            case when c.id is not null then jsonb_build_object(
              'id', c.id, 'name', c.name, 'website', c.website, 'description', c.description,
              'logo_url', '/api/company-logos/' || c.logo_hash,
              'open_jobs', (select count(*) from job_posting o where o.company_id = c.id and o.status = 'open'
                             and not o.is_sample and (o.expires_at is null or o.expires_at > $3))) end as company,
            (select d.reason from job_takedowns d where d.job_id = j.id) as taken_down,
            t.user_id is not null as saved,
            exists (select 1 from job_team jt where jt.job_id = j.id and jt.user_id = $2) as on_team,
            (select case ac.provider when 'csv' then 'file' else 'sent' end
               from ats_jobs l join ats_connections ac on ac.company_id = l.company_id
              where l.job_id = j.id
                and case ac.provider when 'csv' then ac.file else ac.sealed_account_token end is not null) as goes_to_ats,
            a.id as application_id, ${stageForCandidate} as application_stage, a.created_at as application_at
       from job_posting j
       left join companies c on c.id = j.company_id
       left join target_jobs t on t.job_id = j.id and t.user_id = $2
       left join applications a on a.job_id = j.id and a.candidate_id = $2
       ${waitingRejection}
      where j.id = $1`,
    [id, personId, now],
  );
  return row ? toStoredJob(row) : null;
}

/** What decides whether a job takes applications; it cannot change until the caller's transaction ends. */
export async function lockJob(database: Database, id: string) {
  const [row] = await database.sql<{
    company_id: string | null;
    status: Job['status'];
    is_sample: boolean;
    taken_down: string | null;
    expires_at: Date | null;
    questions: ScreeningQuestion[];
  }>(
    `select company_id, status, is_sample, expires_at, questions,
            (select d.reason from job_takedowns d where d.job_id = j.id) as taken_down
       from job_posting j where id = $1 for share`,
    [id],
  );
  return row
    ? {
        companyId: row.company_id,
        status: row.status,
        isSample: row.is_sample,
        takenDown: row.taken_down,
        onTeam: false,
        expiresAt: row.expires_at,
        questions: row.questions,
      }
    : null;
}

/** The fields of the API's job and card that come from `jobColumns`. */
export function jobFields(row: JobColumns) {
  return {
    id: row.id,
    title: row.title,
    employer_name: row.employer_name,
    skills: row.skills,
    location_type: row.location_type,
    job_type: row.job_type,
    locations: row.locations,
    salary_range: salaryRange({
      min: row.salary_min,
      max: row.salary_max,
      currency: row.salary_currency,
      interval: row.salary_interval,
    }),
    status: row.status,
    is_sample: row.is_sample,
    created_at: row.created_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
  };
}

function toStoredJob(row: JobRow): StoredJob {
  return {
    companyId: row.company_id,
    status: row.status,
    isSample: row.is_sample,
    takenDown: row.taken_down,
    onTeam: row.on_team,
    expiresAt: row.expires_at,
    questions: row.questions,
    saved: row.saved,
    application:
      row.application_id && row.application_stage && row.application_at
        ? {
            id: row.application_id,
            stage: row.application_stage,
            created_at: row.application_at.toISOString(),
          }
        : null,
    job: {
      ...jobFields(row),
      description: row.description,
      desired_skills: row.desired_skills,
      years: row.years,
      education: row.education,
      languages: row.languages,
      openings: row.openings,
      apply_url: row.apply_url,
      job_url: row.job_url,
      source: row.source,
      board: row.board,
      expires_at: row.expires_at?.toISOString() ?? null,
      questions: row.questions.map(({ id, prompt, type, options, required }) => ({
        id,
        prompt,
        type,
        options,
        required,
      })),
      department: row.department,
      company_location: row.company_location,
      goes_to_ats: row.goes_to_ats,
      company: row.company,
      version: row.version,
    },
  };
}
