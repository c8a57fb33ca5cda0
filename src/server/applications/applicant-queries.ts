import type { Applicant, ApplicantRow, Stage } from '../../api/applications.ts';
import type { PersonalInfo } from '../../api/candidates.ts';
import type { ResumeReading } from '../../engine/resume/reading.ts';
import type { Database } from '../db/connect.ts';
import { exactInstant, fitSummaryJson, shownScore } from '../db/sql-parts.ts';

/** Whose applicants, in which order. */
export type ApplicantFilter = {
  companyId: string;
  jobId?: string;
  stage?: Stage | undefined;
  sort: 'newest' | 'fit';
  limit: number;
};

/** A place among applicants: newest by the exact instant, or by fit (-1 for the unscored, who come last), and the id. */
export type ApplicantKey = ['newest', string, string] | ['fit', number, string];

/** An applicant's whole application, without score and timeline. */
export type ApplicantDetail = Omit<Applicant, 'score' | 'timeline'>;

type Row = Omit<ApplicantRow, 'candidate' | 'created_at' | 'fit'> & {
  name: string;
  email: string;
  location: string;
  created_at: Date;
  fit_summary: ApplicantRow['fit'];
  rank: number;
  exact: string;
};

type DetailRow = Row & {
  cover_note: string;
  answers: Applicant['answers'];
  personal_info: PersonalInfo | null;
  file_name: string;
  file_type: string;
  parse_message: string | null;
  reading: ResumeReading | null;
};

/** The name is the profile's, else the resume's, else the account's e-mail. */
const applicantColumns = `a.id, a.job_id, j.title as job_title, a.stage, a.resume_id, a.created_at, a.version, u.email,
  coalesce(nullif(trim(concat_ws(' ', p.personal_info->>'first_name', p.personal_info->>'last_name')), ''),
           nullif(r.reading->'contact'->'name'->>'value', ''), u.email) as name,
  coalesce(nullif(p.personal_info->>'location', ''), r.reading->'contact'->'location'->>'value', '') as location,
  ${fitSummaryJson} as fit_summary, coalesce(f.rank, -1) as rank, ${exactInstant('a.created_at')} as exact`;

const applicantTables = `applications a
  join job_posting j on j.id = a.job_id
  join users u on u.id = a.candidate_id
  join resume_metadata r on r.id = a.resume_id
  left join candidate_profile p on p.user_id = a.candidate_id
  left join fit_score f on ${shownScore}`;

/** Applicants to a company's jobs after the given place, newest first, or best fit first and the unscored last. */
export async function listApplicants(
  database: Database,
  filter: ApplicantFilter,
  after: ApplicantKey | null,
): Promise<{ item: ApplicantRow; key: ApplicantKey }[]> {
  const values: unknown[] = [];
  const parts = conditions(filter, values);
  const [order, type] =
    filter.sort === 'fit' ? ['coalesce(f.rank, -1)', 'float8'] : ['a.created_at', 'timestamptz'];
  if (after) {
    parts.push(`(${order}, a.id) < ($${values.push(after[1])}::${type}, $${values.push(after[2])}::uuid)`);
  }
  // The page is found first, so that long texts and ledgers are opened for its rows alone.
  const rows = await database.sql<Row>(
    `with page as materialized (
       select a.id from applications a left join fit_score f on ${shownScore}
        where ${parts.join(' and ')}
        order by ${order} desc, a.id desc
        limit $${values.push(filter.limit)})
     select ${applicantColumns} from ${applicantTables}
      where a.id in (select id from page)
      order by ${order} desc, a.id desc`,
    values,
  );
  return rows.map((row) => ({
    item: toApplicantRow(row),
    key: filter.sort === 'fit' ? ['fit', row.rank, row.id] : ['newest', row.exact, row.id],
  }));
}

/** How many applicants a filter finds in all, and how many of those who have not withdrawn have no score. */
export async function countApplicants(
  database: Database,
  filter: ApplicantFilter,
): Promise<{ total: number; unscored: number }> {
  const values: unknown[] = [];
  const [row] = await database.sql<{ total: number; unscored: number }>(
    `select count(*)::int as total, (count(*) filter (where f.job_id is null and a.stage <> 'withdrawn'))::int as unscored
       from applications a left join fit_score f on ${shownScore}
      where ${conditions(filter, values).join(' and ')}`,
    values,
  );
  return row ?? { total: 0, unscored: 0 };
}

/** One application to a company's jobs as its lists show it. */
export async function findApplicantRow(
  database: Database,
  companyId: string,
  id: string,
): Promise<ApplicantRow | null> {
  const [row] = await database.sql<Row>(
    `select ${applicantColumns} from ${applicantTables} where a.id = $1 and a.company_id = $2`,
    [id, companyId],
  );
  return row ? toApplicantRow(row) : null;
}

/** One application to a company's jobs, with the text of the resume it was sent with; a withdrawn one keeps its text to itself. */
export async function findApplicant(
  database: Database,
  companyId: string,
  id: string,
): Promise<ApplicantDetail | null> {
  const [row] = await database.sql<DetailRow>(
    `select ${applicantColumns}, a.cover_note, a.answers, p.personal_info, r.file_name, r.file_type, r.parse_message, r.reading
       from ${applicantTables} where a.id = $1 and a.company_id = $2`,
    [id, companyId],
  );
  if (!row) return null;
  if (row.stage === 'withdrawn') return withdrawn(row);
  const { personal_info: info, reading } = row;
  const own = webAddresses([info?.linkedin ?? '', info?.github ?? '', info?.portfolio ?? '']);
  const read = webAddresses(reading?.contact.links.map((link) => link.value) ?? []);
  return {
    ...toApplicantRow(row),
    phone: info?.phone || reading?.contact.phone?.value || '',
    links: own.length > 0 ? own : read,
    cover_note: row.cover_note,
    answers: row.answers,
    resume: {
      id: row.resume_id,
      file_name: row.file_name,
      file_type: row.file_type,
      lines: reading?.lines ?? [],
      hidden: reading?.hidden ?? [],
      parse_message: row.parse_message,
    },
  };
}

function withdrawn(row: DetailRow): ApplicantDetail {
  return {
    ...toApplicantRow(row),
    phone: '',
    links: [],
    cover_note: '',
    answers: [],
    resume: {
      id: row.resume_id,
      file_name: row.file_name,
      file_type: row.file_type,
      lines: [],
      hidden: [],
      parse_message: 'The candidate withdrew this application; the resume is no longer shared.',
    },
  };
}

/** Those of the links that open a web page; a resume may name any scheme, or none. */
function webAddresses(links: string[]): string[] {
  return links.flatMap((link) => {
    const url = link === '' ? null : (URL.parse(link) ?? URL.parse(`https://${link}`));
    return url && /^https?:$/.test(url.protocol) ? [url.href] : [];
  });
}

function conditions(filter: ApplicantFilter, values: unknown[]): string[] {
  const parts = [`a.company_id = $${values.push(filter.companyId)}`];
  if (filter.jobId) parts.push(`a.job_id = $${values.push(filter.jobId)}`);
  if (filter.stage) parts.push(`a.stage = $${values.push(filter.stage)}`);
  return parts;
}

function toApplicantRow(row: Row): ApplicantRow {
  return {
    id: row.id,
    job_id: row.job_id,
    job_title: row.job_title,
    candidate: { name: row.name, email: row.email, location: row.location },
    stage: row.stage,
    resume_id: row.resume_id,
    created_at: row.created_at.toISOString(),
    fit: row.fit_summary,
    version: row.version,
  };
}
