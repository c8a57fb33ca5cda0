import { type JobPipeline, type JobStage, usualStages } from '../../../api/hiring/job-stages.ts';
import type { Stage } from '../../../api/hiring/applications.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';
import type { ApplicationState } from '../applications/queries.ts';

/** Where an application was before a move, so that the move can be taken back; instants as ISO text. */
export type Before = {
  stage: Stage;
  stage_key: string;
  stage_since: string;
  interviewed_at: string | null;
  /** Missing in moves from before it was kept. */
  answered_at?: string | null;
  last_move: string | null;
};

/** How a company's job is worked through; null for a job out of reach. With `hold`, it cannot change until the caller's transaction ends. */
export async function findPipeline(
  database: Database,
  { companyId, onTeam }: Pick<EmployerScope, 'companyId' | 'onTeam'>,
  jobId: string,
  hold?: 'share' | 'update',
): Promise<JobPipeline | null> {
  // The job's row stands for its stages, which most jobs have no row of; a move holds it for the removal of a stage to wait.
  const [[job], [row]] = await database.together([
    () =>
      database.planned<{ id: string }>(
        `select id from job_posting where id = $1 and company_id = $2 and ${inEmployerScope('id', '$3')} ${hold ? `for ${hold === 'share' ? 'share' : 'no key update'}` : ''}`,
        [jobId, companyId, onTeam],
      ),
    () =>
      database.planned<Omit<JobPipeline, 'job_id'>>(
        'select stages, blind, answer_days, version from job_pipelines where job_id = $1',
        [jobId],
      ),
  ]);
  if (!job) return null;
  return row
    ? { job_id: jobId, ...row }
    : { job_id: jobId, stages: [...usualStages], blind: false, answer_days: null, version: 0 };
}

/** The stages of each of these jobs of a company, by its id, in their order. */
export async function listJobStages(
  database: Database,
  companyId: string,
  jobIds: readonly string[],
): Promise<Map<string, readonly JobStage[]>> {
  const rows = await database.sql<{ id: string; stages: JobStage[] | null }>(
    `select j.id, p.stages from job_posting j left join job_pipelines p on p.job_id = j.id
      where j.company_id = $1 and j.id = any($2::uuid[])`,
    [companyId, [...new Set(jobIds)]],
  );
  return new Map(rows.map(({ id, stages }) => [id, stages ?? usualStages]));
}

/** Stores how a job is worked through, over the version it was read at. */
export async function savePipeline(
  database: Database,
  companyId: string,
  value: JobPipeline,
  now: Date,
): Promise<void> {
  await database.sql(
    `insert into job_pipelines (job_id, company_id, stages, blind, updated_at, answer_days) values ($1, $2, $3, $4, $5, $6)
     on conflict (job_id) do update
       set stages = excluded.stages, blind = excluded.blind, updated_at = excluded.updated_at,
           answer_days = excluded.answer_days,
           version = job_pipelines.version + 1`,
    [value.job_id, companyId, JSON.stringify(value.stages), value.blind, now, value.answer_days],
  );
}

/**
 * Moves an application if it is still at the version it was found at, and answers where it was before; null otherwise.
 * `moveId` is the event of the move; `reached` notes the first interview.
 */
export async function changeStage(
  database: Database,
  found: ApplicationState,
  to: { stage: JobStage; reached: boolean; moveId: string; now: Date },
): Promise<Before | null> {
  const [row] = await database.sql<Before>(
    `with before as (select id, stage, stage_key, stage_since, interviewed_at, answered_at, last_move
                        from applications where id = $1 for update)
     update applications a
        set stage = $3, stage_key = $4, stage_since = $5, updated_at = $5, version = a.version + 1, last_move = $7,
            answered_at = coalesce(a.answered_at, $5),
            interviewed_at = case when $6 then coalesce(a.interviewed_at, $5) else a.interviewed_at end
       from before b
      where a.id = b.id and a.version = $2
      returning b.stage, b.stage_key, to_json(b.stage_since) #>> '{}' as stage_since,
                to_json(b.interviewed_at) #>> '{}' as interviewed_at,
                to_json(b.answered_at) #>> '{}' as answered_at, b.last_move`,
    [found.id, found.version, to.stage.kind, to.stage.key, to.now, to.reached, to.moveId],
  );
  return row ?? null;
}

/** Puts an application back to where it was; false when it is not at that version any more. */
export async function restoreStage(
  database: Database,
  found: ApplicationState,
  before: Before,
  now: Date,
): Promise<boolean> {
  const rows = await database.sql(
    `update applications
        set stage = $3, stage_key = $4, stage_since = $5, interviewed_at = $6, last_move = $7, updated_at = $8,
            answered_at = case when $9 then $10::timestamptz else answered_at end,
            version = version + 1
      where id = $1 and version = $2 returning id`,
    [
      found.id,
      found.version,
      before.stage,
      before.stage_key,
      before.stage_since,
      before.interviewed_at,
      before.last_move,
      now,
      // A rejection that nobody was told of answered nothing; any other move was told at once.
      before.stage !== found.stage && found.stage === 'rejected',
      before.answered_at ?? null,
    ],
  );
  return rows.length > 0;
}

/** The move behind an application's `last_move`, as its event tells it. */
export async function findMove(
  database: Database,
  applicationId: string,
): Promise<{ id: string; before: Before; from: string; to: string } | null> {
  const [row] = await database.sql<{
    id: string;
    data: { before?: Before; from_name: string; to_name: string };
  }>(
    `select e.id, e.data from applications a join events e on e.id = a.last_move
      where a.id = $1 and e.object_id = a.id and e.action = 'application.moved'`,
    [applicationId],
  );
  // What was before is gone once a person's data was erased.
  return row?.data.before
    ? { id: row.id, before: row.data.before, from: row.data.from_name, to: row.data.to_name }
    : null;
}
