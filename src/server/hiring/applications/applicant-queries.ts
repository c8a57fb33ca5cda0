import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { countedApplicants } from '../../../api/hiring/applications.ts';
import { type JobStage, usualStages } from '../../../api/hiring/job-stages.ts';
import { type Hider, identityHider } from '../../../engine/blind/hide-identity.ts';
import type { Database, RunSql } from '../../platform/db/connect.ts';
import {
  colleagueName,
  contactEmail,
  exactInstant,
  fitSummaryJson,
  presentScore,
  type StoredSummary,
  type WithStoredFit,
} from '../../platform/db/sql-parts.ts';
import { type FactColumns, factColumns, factsOf, factTables } from './applicant-facts.ts';
import {
  type ApplicantFilter,
  isBlind,
  isUnscored,
  nameText,
  people,
  pipeline,
  placeText,
  selection,
} from './applicant-filter-queries.ts';

/** An applicant of a list with the score as it is stored. */
export type StoredApplicant = WithStoredFit<ApplicantRow>;
/** A place among applicants: newest by the exact instant, or by fit (-1 for the unscored, who come last), and the id. */
export type ApplicantKey = ['newest', string, string] | ['fit', number, string];

/** An applicant as the database answers it. */
export type ApplicantColumns = Omit<
  ApplicantRow,
  | 'candidate'
  | 'created_at'
  | 'fit'
  | 'stage_since'
  | 'stage_name'
  | 'assigned_to'
  | keyof ReturnType<typeof factsOf>
> &
  FactColumns & {
    name: string;
    email: string;
    location: string;
    created_at: Date;
    stage_since: Date;
    stages: JobStage[] | null;
    assigned_id: string | null;
    assigned_email: string | null;
    assigned_name: string | null;
    fit_summary: StoredSummary | null;
    rank: number;
    exact: string;
  };

/** SQL for an applicant's columns; `$2` is the reader. */
export const applicantColumns = `a.id, a.job_id, j.title as job_title, a.stage, a.stage_key, a.stage_since, pl.stages,
  a.last_move is not null and a.stage <> 'withdrawn' as can_undo, a.source, a.created_at, a.version, ${contactEmail('u')} as email,
  ${isBlind} as blind,
  array(select t.tag from application_tags t where t.application_id = a.id order by t.tag) as tags,
  a.assigned_to as assigned_id, au.email as assigned_email, ${colleagueName('au')} as assigned_name,
  ${nameText} as name, ${placeText} as location, ${factColumns},
  ${fitSummaryJson} as fit_summary, j.scores_held as score_held, coalesce(a.rank, -1) as rank, ${exactInstant('a.created_at')} as exact`;

/** SQL for the tables behind `applicantColumns`. */
export const applicantTables = `applications a
  join job_posting j on j.id = a.job_id
  ${people}
  ${pipeline}
  left join users au on au.id = a.assigned_to
  left join fit_score f on ${presentScore}
  ${factTables}`;

/** Applicants to a company's jobs after the given place, newest first, or best fit first and the unscored last. */
export async function listApplicants(
  database: Database,
  filter: ApplicantFilter,
  after: ApplicantKey | null,
): Promise<{ item: StoredApplicant; key: ApplicantKey }[]> {
  const { tables, parts, values } = selection(filter);
  const [order, type] =
    filter.sort === 'fit' ? ['coalesce(a.rank, -1)', 'float8'] : ['a.created_at', 'timestamptz'];
  if (after) {
    parts.push(`(${order}, a.id) < ($${values.push(after[1])}::${type}, $${values.push(after[2])}::uuid)`);
  }
  // The page is found first, by an index: in one statement with the many tables behind a row, the planner would join them all
  // for everybody.
  const found = await runnerFor(database, filter)<{ id: string }>(
    `select a.id from ${tables}
      where ${parts.join(' and ')}
      order by ${order} desc, a.id desc
      limit $${values.push(filter.limit)}`,
    values,
  );
  const rows = await database.planned<ApplicantColumns>(
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

/** Lists without words to look for are found by the same index whatever their company, job and stage; words are few or many. */
function runnerFor(database: Database, filter: Omit<ApplicantFilter, 'limit' | 'sort'>): RunSql {
  const usual = ['companyId', 'viewerId', 'onTeam', 'now', 'jobId', 'stage', 'limit', 'sort', 'cursor'];
  const asked = Object.entries(filter).filter(([, value]) => value !== undefined);
  return asked.every(([name]) => usual.includes(name)) ? database.planned : database.sql;
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
  const [row] = await runnerFor(database, filter)<{ total: number; unscored: number }>(
    `select (select count(*)::int from (${found} limit ${countedApplicants + 1}) t) as total,
            (select count(*)::int from (${found} and ${isUnscored} limit ${countedApplicants + 1}) u) as unscored`,
    values,
  );
  return row ?? { total: 0, unscored: 0 };
}

/**
 * How many applicants each of these stages holds within a filter: a job's own stages by key, else kinds. Counting stops beyond
 * `countedApplicants` for each.
 */
export function countInStages(
  database: Database,
  filter: Omit<ApplicantFilter, 'limit' | 'sort' | 'stage'>,
  stages: readonly string[],
): Promise<{ stage: string; count: number }[]> {
  const { tables, parts, values } = selection({ ...filter, sort: 'newest' });
  const inStage = `${filter.jobId ? 'a.stage_key' : 'a.stage'} = s.stage`;
  return database.planned(
    `select s.stage, (select count(*)::int from (
              select 1 from ${tables} where ${parts.join(' and ')} and ${inStage} limit ${countedApplicants + 1}) t) as count
       from unnest($${values.push(stages)}::text[]) with ordinality s(stage, place) order by s.place`,
    values,
  );
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
): Promise<StoredApplicant[]> {
  const rows = await database.planned<ApplicantColumns>(
    `select ${applicantColumns} from ${applicantTables}
      where a.company_id = $1 and a.id = any($3::uuid[])`,
    [companyId, viewerId, ids],
  );
  return rows.map(toApplicantRow);
}

/** The name of the stage an application is at, as it is stored. */
export function stageNameOf({
  stages,
  stage_key: key,
}: Pick<ApplicantColumns, 'stages' | 'stage_key'>): string {
  return (stages ?? usualStages).find((stage) => stage.key === key)?.name ?? key;
}

/** What hides somebody in words that colleagues gave a row; built of what the row has. */
function rowHider({ name, email }: Pick<ApplicantColumns, 'name' | 'email'>): Hider {
  return identityHider({ names: [name === email ? '' : name], contacts: [email], places: [], schools: [] });
}

/** A stored applicant as lists show it; who they are is left out where the reader reviews blind. */
export function toApplicantRow(row: ApplicantColumns): StoredApplicant {
  return {
    id: row.id,
    job_id: row.job_id,
    job_title: row.job_title,
    candidate: row.blind
      ? { name: '', email: '', location: '' }
      : { name: row.name, email: row.email, location: row.location },
    stage: row.stage,
    stage_key: row.stage_key,
    stage_name: stageNameOf(row),
    stage_since: row.stage_since.toISOString(),
    can_undo: row.can_undo,
    blind: row.blind,
    tags: row.blind ? row.tags.map(rowHider(row).hideNames) : row.tags,
    source: row.blind ? rowHider(row).hideNames(row.source) : row.source,
    assigned_to:
      row.assigned_id && row.assigned_email && row.assigned_name
        ? { id: row.assigned_id, email: row.assigned_email, name: row.assigned_name }
        : null,
    ...factsOf(row),
    created_at: row.created_at.toISOString(),
    fit: row.fit_summary,
    score_held: row.score_held,
    version: row.version,
  };
}
