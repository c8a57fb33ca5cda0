import type { z } from 'zod';
import type { ApplicantRow, applicantFilter } from '../../api/applications.ts';
import { countedApplicants } from '../../api/applications.ts';
import { type JobStage, usualStages } from '../../api/job-stages.ts';
import type { Database } from '../db/connect.ts';
import { exactInstant, fitSummaryJson, shownScore, withinReach } from '../db/sql-parts.ts';
import type { Reach } from '../context.ts';

/** Whose applicants, for which reader, in which order. */
export type ApplicantFilter = z.output<typeof applicantFilter> &
  Reach & {
    jobId?: string;
    sort: 'newest' | 'fit';
    limit: number;
    /** What is due is due by then. */
    now?: Date;
  };

/** A place among applicants: newest by the exact instant, or by fit (-1 for the unscored, who come last), and the id. */
export type ApplicantKey = ['newest', string, string] | ['fit', number, string];

/** An applicant as the database answers it. */
export type ApplicantColumns = Omit<
  ApplicantRow,
  'candidate' | 'created_at' | 'fit' | 'stage_since' | 'stage_name' | 'assigned_to'
> & {
  name: string;
  email: string;
  location: string;
  created_at: Date;
  stage_since: Date;
  stages: JobStage[] | null;
  assigned_id: string | null;
  assigned_email: string | null;
  fit_summary: ApplicantRow['fit'];
  rank: number;
  exact: string;
};

/** SQL that is true when the reader `$2` must not know who the applicant is. */
export const isBlind = `(coalesce(pl.blind, false)
  and not exists (select 1 from application_reveals v where v.application_id = a.id and v.viewer_id = $2))`;

/** The name is the profile's, else the resume's, else the account's e-mail. */
const nameText = `coalesce(nullif(trim(concat_ws(' ', p.personal_info->>'first_name', p.personal_info->>'last_name')), ''),
           nullif(r.reading->'contact'->'name'->>'value', ''), u.email)`;
/** The place is the profile's, unless that is private, else the resume's. */
const placeText = `coalesce(nullif(case when p.visibility <> 'private' then p.personal_info->>'location' end, ''), r.reading->'contact'->'location'->>'value', '')`;

/** SQL for an applicant's columns; `$2` is the reader. */
export const applicantColumns = `a.id, a.job_id, j.title as job_title, a.stage, a.stage_key, a.stage_since, pl.stages,
  a.last_move is not null and a.stage <> 'withdrawn' as can_undo, a.source, a.resume_id, a.created_at, a.version, u.email,
  ${isBlind} as blind,
  array(select t.tag from application_tags t where t.application_id = a.id order by t.tag) as tags,
  a.assigned_to as assigned_id, au.email as assigned_email,
  ${nameText} as name, ${placeText} as location,
  ${fitSummaryJson} as fit_summary, coalesce(a.rank, -1) as rank, ${exactInstant('a.created_at')} as exact`;

const people = `join users u on u.id = a.candidate_id
  join resume_metadata r on r.id = a.resume_id
  left join candidate_profile p on p.user_id = a.candidate_id`;
const pipeline = 'left join job_pipelines pl on pl.job_id = a.job_id';

/** SQL for the tables behind `applicantColumns`. */
export const applicantTables = `applications a
  join job_posting j on j.id = a.job_id
  ${people}
  ${pipeline}
  left join users au on au.id = a.assigned_to
  left join fit_score f on ${shownScore}`;

/** Applicants to a company's jobs after the given place, newest first, or best fit first and the unscored last. */
export async function listApplicants(
  database: Database,
  filter: ApplicantFilter,
  after: ApplicantKey | null,
): Promise<{ item: ApplicantRow; key: ApplicantKey }[]> {
  const { tables, parts, values } = selection(filter);
  const [order, type] =
    filter.sort === 'fit' ? ['coalesce(a.rank, -1)', 'float8'] : ['a.created_at', 'timestamptz'];
  if (after) {
    parts.push(`(${order}, a.id) < ($${values.push(after[1])}::${type}, $${values.push(after[2])}::uuid)`);
  }
  // The page is found first, by an index: in one statement with the many tables behind a row, the planner would join them all
  // for everybody.
  const found = await database.sql<{ id: string }>(
    `select a.id from ${tables}
      where ${parts.join(' and ')}
      order by ${order} desc, a.id desc
      limit $${values.push(filter.limit)}`,
    values,
  );
  const rows = await database.sql<ApplicantColumns>(
    `select ${applicantColumns} from ${applicantTables}
      where a.company_id = $1 and a.id = any($3::uuid[])
      order by ${order} desc, a.id desc`,
    [filter.companyId, filter.viewerId, found.map(({ id }) => id)],
  );
  return rows.map((row) => ({
    item: toApplicantRow(row),
    key: filter.sort === 'fit' ? ['fit', row.rank, row.id] : ['newest', row.exact, row.id],
  }));
}

/**
 * How many applicants a filter finds in all, and how many of those who have not withdrawn have no score. Counting stops
 * beyond `countedApplicants`.
 */
export async function countApplicants(
  database: Database,
  filter: Omit<ApplicantFilter, 'limit' | 'sort'>,
): Promise<{ total: number; unscored: number }> {
  const { tables, parts, values } = selection({ ...filter, sort: 'newest' });
  const found = `select 1 from ${tables} where ${parts.join(' and ')}`;
  const [row] = await database.sql<{ total: number; unscored: number }>(
    `select (select count(*)::int from (${found} limit ${countedApplicants + 1}) t) as total,
            (select count(*)::int from (${found} and ${isUnscored} limit ${countedApplicants + 1}) u) as unscored`,
    values,
  );
  return row ?? { total: 0, unscored: 0 };
}

/** How many applicants of a job each stage holds within a filter, by key. */
export async function countColumns(
  database: Database,
  filter: Omit<ApplicantFilter, 'limit' | 'sort'>,
): Promise<Map<string, number>> {
  const { tables, parts, values } = selection({ ...filter, sort: 'newest' });
  const rows = await database.sql<{ stage_key: string; count: number }>(
    `select a.stage_key, count(*)::int as count from ${tables} where ${parts.join(' and ')} group by a.stage_key`,
    values,
  );
  return new Map(rows.map((row) => [row.stage_key, row.count]));
}

/** The ids of all that a filter finds, newest first, at most `limit`. */
export async function listApplicantIds(database: Database, filter: ApplicantFilter): Promise<string[]> {
  const { tables, parts, values } = selection(filter);
  const rows = await database.sql<{ id: string }>(
    `select a.id from ${tables} where ${parts.join(' and ')}
      order by a.created_at desc, a.id desc limit $${values.push(filter.limit)}`,
    values,
  );
  return rows.map((row) => row.id);
}

/** Those of these applications that are to a company's jobs, as its lists show them to the reader. */
export async function listApplicantRows(
  database: Database,
  companyId: string,
  viewerId: string,
  ids: string[],
): Promise<ApplicantRow[]> {
  const rows = await database.sql<ApplicantColumns>(
    `select ${applicantColumns} from ${applicantTables}
      where a.company_id = $1 and a.id = any($3::uuid[])`,
    [companyId, viewerId, ids],
  );
  return rows.map(toApplicantRow);
}

/** A stored applicant as lists show it; who they are is left out where the reader reviews blind. */
export function toApplicantRow(row: ApplicantColumns): ApplicantRow {
  const stage = (row.stages ?? usualStages).find((item) => item.key === row.stage_key);
  return {
    id: row.id,
    job_id: row.job_id,
    job_title: row.job_title,
    candidate: row.blind
      ? { name: `Applicant ${row.id.slice(-4).toUpperCase()}`, email: '', location: '' }
      : { name: row.name, email: row.email, location: row.location },
    stage: row.stage,
    stage_key: row.stage_key,
    stage_name: stage?.name ?? row.stage_key,
    stage_since: row.stage_since.toISOString(),
    can_undo: row.can_undo,
    blind: row.blind,
    tags: row.tags,
    source: row.source,
    assigned_to:
      row.assigned_id && row.assigned_email ? { id: row.assigned_id, email: row.assigned_email } : null,
    resume_id: row.resume_id,
    created_at: row.created_at.toISOString(),
    fit: row.fit_summary,
    version: row.version,
  };
}

const isUnscored = "a.rank is null and a.stage <> 'withdrawn'";
const isOpen = "a.stage in ('new','screen','interview','offer')";
const bandRanges = { strong: [80, 101], good: [60, 80], partial: [40, 60], low: [0, 40] } as const;

type Wanted = Omit<ApplicantFilter, 'limit'>;

/** The tables and conditions that find what a filter asks for; only tables that it needs are joined. */
function selection(filter: Wanted): { tables: string; parts: string[]; values: unknown[] } {
  const values: unknown[] = [filter.companyId, filter.viewerId];
  const parts = ['a.company_id = $1', '$2::uuid is not null'];
  const add = (part: (at: string) => string, value: unknown) => parts.push(part(`$${values.push(value)}`));
  if (filter.onTeam) add((at) => withinReach('a.job_id', at), filter.onTeam);
  if (filter.jobId) add((at) => `a.job_id = ${at}`, filter.jobId);
  if (filter.stage) add((at) => `${filter.jobId ? 'a.stage_key' : 'a.stage'} = ${at}`, filter.stage);
  if (filter.from) add((at) => `a.created_at >= ${at}::timestamp at time zone 'UTC'`, filter.from);
  if (filter.to) {
    add((at) => `a.created_at < (${at}::timestamp + interval '1 day') at time zone 'UTC'`, filter.to);
  }
  if (filter.source) add((at) => `a.source = ${at}`, filter.source);
  if (filter.assigned) parts.push(filter.assigned === 'me' ? 'a.assigned_to = $2' : 'a.assigned_to is null');
  if (filter.posted) parts.push('j.created_by = $2');
  if (filter.due) {
    add(
      (at) =>
        filter.due === 'answer'
          ? `a.answered_at is null and ${isOpen} and a.created_at < ${at}::timestamptz - coalesce(pl.answer_days, 14) * interval '1 day'`
          : `a.stage <> 'new' and ${isOpen} and a.stage_since < ${at}::timestamptz - interval '14 days'`,
      filter.now ?? new Date(),
    );
    parts.push('not j.is_sample');
  }
  if (filter.tag) {
    add(
      (at) =>
        `a.id in (select application_id from application_tags where company_id = $1 and lower(tag) = lower(${at}))`,
      filter.tag,
    );
  }
  if (filter.band === 'unscored') parts.push(isUnscored);
  else if (filter.band) {
    const [low, high] = bandRanges[filter.band];
    parts.push(`a.rank >= ${low} and a.rank < ${high}`);
  }
  // A search by name or place must not tell who somebody is whose name is hidden.
  if (filter.place) add((at) => `${placeText} ilike ${at} and not ${isBlind}`, contains(filter.place));
  if (filter.q) {
    add((at) => `(${nameText} ilike ${at} or u.email ilike ${at}) and not ${isBlind}`, contains(filter.q));
  }
  const named = filter.place || filter.q;
  const tables = `applications a
    ${filter.posted || filter.due ? 'join job_posting j on j.id = a.job_id' : ''}
    ${named ? people : ''} ${named || filter.due ? pipeline : ''}
`;
  return { tables, parts, values };
}

function contains(words: string): string {
  return `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
