import type { Stage } from '../../../api/hiring/applications.ts';
import type { Database } from '../../platform/db/connect.ts';
import type { TargetStage } from './rules.ts';

/** A move here that a company's system is to be told of. */
export type StageUpdate = {
  companyId: string;
  candidateId: string;
  jobId: string;
  title: string;
  externalId: string;
  externalCandidateId: string;
  externalJobId: string;
  /** The stage there that was told last, by either side; null when none was. */
  externalStageId: string | null;
  stage: Stage;
  stageKey: string;
  stageSince: Date;
  version: number;
};

/**
 * Notes that the other side is to hear of a move from an instant on; false when it does not know the application, or works by files,
 * whose ids begin with this prefix.
 */
export async function startStageUpdate(
  database: Database,
  applicationId: string,
  { dueAt, prefix }: { dueAt: Date; prefix: string },
): Promise<boolean> {
  const rows = await database.sql(
    `update ats_applications x set stage_update = 'waiting', stage_update_due_at = $2, stage_update_problem = null
      where application_id = $1 and not starts_with(coalesce(outside_id, ''), $3)
        and exists (select 1 from ats_connections c where c.company_id = x.company_id and c.provider = 'merge')
      returning application_id`,
    [applicationId, dueAt, prefix],
  );
  return rows.length > 0;
}

const isDue = `x.stage_update = 'waiting' and x.stage_update_due_at <= $2 and x.state = 'sent' and x.pending is null
            and x.outside_id is not null and x.candidate_outside_id is not null`;

/** The applications of a company whose moves its system is to hear of now, the oldest first, at most 200. */
export async function listStageUpdates(database: Database, companyId: string, now: Date): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select x.application_id as id from ats_applications x where x.company_id = $1 and ${isDue}
      order by x.stage_update_due_at, x.application_id limit 200`,
    [companyId, now],
  );
  return rows.map(({ id }) => id);
}

/** The move of an application that its system is to hear of now, or null. */
export async function findStageUpdate(
  database: Database,
  applicationId: string,
  now: Date,
): Promise<StageUpdate | null> {
  const [row] = await database.sql<StageUpdate>(
    `select x.company_id as "companyId", a.candidate_id as "candidateId", a.job_id as "jobId", jp.title,
            x.outside_id as "externalId", x.candidate_outside_id as "externalCandidateId",
            j.outside_id as "externalJobId", x.stage_outside_id as "externalStageId", a.stage,
            a.stage_key as "stageKey", a.stage_since as "stageSince", a.version
       from ats_applications x
       join applications a on a.id = x.application_id
       join ats_jobs j on j.job_id = a.job_id
       join job_posting jp on jp.id = a.job_id
      where x.application_id = $1 and ${isDue}`,
    [applicationId, now],
  );
  return row ?? null;
}

/** The stages there that an application to a job of theirs can stand in: those of the job, then those of every job, in their order. */
export function listTargetStages(
  database: Database,
  companyId: string,
  externalJobId: string,
): Promise<TargetStage[]> {
  return database.sql<TargetStage>(
    `select outside_id as id, name, kind from ats_stages
      where company_id = $1 and listed and (job_outside_id is null or job_outside_id = $2)
      order by job_outside_id is null, position, name, outside_id`,
    [companyId, externalJobId],
  );
}

/** Keeps that the other side knows where an application stood at this version, and in which stage of theirs, if they have one. */
export async function storeStageSent(
  database: Database,
  applicationId: string,
  sent: { stageId: string | null; version: number; now: Date },
): Promise<void> {
  await database.sql(
    `update ats_applications x
        set stage_outside_id = coalesce($2, x.stage_outside_id), stage_sent_at = $3, stage_update_problem = null,
            stage_update = case when a.version = $4 then null else x.stage_update end,
            updated_at = case when a.version = $4 then now() else x.updated_at end
       from applications a where a.id = x.application_id and x.application_id = $1`,
    [applicationId, sent.stageId, sent.now, sent.version],
  );
}

/** Notes why a move was not told: failed until somebody tries again, or waiting for a later try. Nothing once it was moved again. */
export async function storeStageProblem(
  database: Database,
  applicationId: string,
  state: 'failed' | 'waiting',
  { version, problem }: { version: number; problem: string | null },
): Promise<void> {
  await database.sql(
    `update ats_applications x set stage_update = $2, stage_update_problem = $3
       from applications a where a.id = x.application_id and x.application_id = $1 and a.version = $4`,
    [applicationId, state, problem, version],
  );
}

/** Lets every move that a company's system did not take be told again. */
export async function retryStageUpdates(database: Database, companyId: string): Promise<void> {
  await database.sql(
    "update ats_applications set stage_update = 'waiting' where company_id = $1 and stage_update = 'failed'",
    [companyId],
  );
}
