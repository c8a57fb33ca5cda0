import { v7 } from 'uuid';
import type { Rejection } from '../../../api/hiring/applications.ts';
import type { JobStage } from '../../../api/hiring/job-stages.ts';
import { memberIds } from '../../identity/companies/queries.ts';
import { ApiError, type Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { announceApplication } from '../../integrations/webhooks/commands.ts';
import { notifyMoved } from './notices.ts';
import type { ApplicationState } from './queries.ts';
import { dropRejection, insertRejection } from './rejection-queries.ts';
import { canMoveStage, hasReachedInterview } from './rules.ts';
import { changeStage, findMove, findPipeline, restoreStage } from '../job-stages/queries.ts';
import { dayMs, hourMs } from '../../../engine/calendar/durations.ts';

/** The colleague who acts, and for which company; `many` when the company is told once for many acts, by the caller. */
export type By = { personId: string; companyId: string; onTeam: string | null; many?: true };

/** How long a candidate's mail about a rejection waits, so that the rejection can be taken back, in hours. */
export const rejectionMailHours = 24;
/** So many days after a rejection its candidate has been told what part the score had, as Colorado asks; here of everybody. */
const noticeDays = 30;

/**
 * Moves an application of the company to a stage of its job, by key or else by kind, and answers the event of the move; null
 * when the application changed since it was found. Refuses moves that are not allowed with `conflict`, and a rejection
 * without a reason with `invalid_input`. Runs in the caller's transaction.
 */
export async function moveApplication(
  services: Services,
  by: By,
  found: ApplicationState,
  wish: { stage: string; rejection?: Rejection | undefined },
): Promise<string | null> {
  const { database } = services;
  const now = services.now();
  const pipeline = await findPipeline(database, by, found.jobId, 'share');
  if (!pipeline) throw new ApiError('not_found');
  const to = stageOf(pipeline.stages, wish.stage);
  if (!to) throw new ApiError('conflict', { detail: 'This job has no such stage.' });
  if (!canMoveStage(found, to)) throw new ApiError('conflict', { detail: refusedMove(found, to) });
  if (to.kind === 'rejected') requireReason(wish.rejection);
  const moveId = v7();
  const before = await changeStage(database, found, {
    stage: to,
    reached: hasReachedInterview(to.kind),
    moveId,
    now,
  });
  if (!before) return null;
  if (found.stage === 'rejected') await dropRejection(database, found.id);
  if (to.kind === 'rejected' && wish.rejection) await reject(services, by, found, wish.rejection);
  const from = pipeline.stages.find((stage) => stage.key === found.stageKey);
  await record(services, by, found, {
    id: moveId,
    action: 'application.moved',
    data: {
      from: found.stage,
      to: to.kind,
      from_name: from?.name ?? found.stageKey,
      to_name: to.name,
      before,
      ...(wish.rejection && to.kind === 'rejected' ? { reason: wish.rejection.reason } : {}),
    },
  });
  const stages = { stage: to.kind, stage_name: to.name, previous_stage: found.stage };
  await announceApplication(services, found, 'application.stage_changed', stages);
  if (to.kind === 'rejected' || to.kind === 'hired')
    await announceApplication(services, found, `application.${to.kind}`, stages);
  await notifyAll(services, by, found);
  await notifyMoved(services, found, to.kind);
  return moveId;
}

/**
 * Takes back the last move of an application, also the mail that waits after a rejection; with `moveId`, only if that is the
 * last move. Null when the application changed since it was found. Refuses with `conflict` what cannot be taken back any
 * more. Runs in the caller's transaction.
 */
export async function undoLastMove(
  services: Services,
  by: By,
  found: ApplicationState,
  moveId?: string,
): Promise<string | null> {
  const { database } = services;
  const pipeline = await findPipeline(database, by, found.jobId, 'share');
  const move = await findMove(database, found.id);
  if (!pipeline || !move || found.stage === 'withdrawn' || (moveId !== undefined && move.id !== moveId)) {
    throw new ApiError('conflict', { detail: 'There is no move to take back.' });
  }
  if (!stageOf(pipeline.stages, move.before.stage_key)) {
    throw new ApiError('conflict', { detail: 'The stage that it came from was removed.' });
  }
  if (found.stage === 'rejected' && !(await dropRejection(database, found.id))) {
    throw new ApiError('conflict', {
      detail: 'The candidate was told already. Move the application to another stage instead.',
    });
  }
  if (!(await restoreStage(database, found, move.before, services.now()))) return null;
  await record(services, by, found, {
    action: 'application.move_undone',
    data: { from: found.stage, to: move.before.stage, from_name: move.to, to_name: move.from, move: move.id },
  });
  await announceApplication(services, found, 'application.stage_changed', {
    stage: move.before.stage,
    stage_name: move.from,
    previous_stage: found.stage,
  });
  await notifyAll(services, by, found);
  if (found.stage !== 'rejected') await notifyMoved(services, found, move.before.stage);
  return move.id;
}

/** Tells everybody at the company who works with the job, and the candidate, that an application changed. */
async function notifyAll(services: Services, by: By, found: ApplicationState): Promise<void> {
  const event = { type: 'applications' as const, job_id: found.jobId };
  await services.live.publish(found.candidateId, event);
  if (by.many) return;
  for (const member of await memberIds(services.database, by.companyId, found.jobId)) {
    await services.live.publish(member, event);
  }
}

function stageOf(stages: readonly JobStage[], name: string): JobStage | undefined {
  return stages.find((stage) => stage.key === name) ?? stages.find((stage) => stage.kind === name);
}

function requireReason(rejection: Rejection | undefined): void {
  if (rejection && (rejection.reason !== 'other' || rejection.note !== '')) return;
  throw new ApiError('invalid_input', {
    errors: [
      rejection
        ? { pointer: '/rejection/note', detail: 'Say the reason in the note.' }
        : { pointer: '/rejection', detail: 'Choose a reason for the rejection.' },
    ],
  });
}

async function reject(services: Services, by: By, found: ApplicationState, value: Rejection): Promise<void> {
  const now = services.now();
  await insertRejection(services.database, {
    applicationId: found.id,
    companyId: by.companyId,
    decidedBy: by.personId,
    reason: value.reason,
    note: value.note,
    noticeDueAt: new Date(now.getTime() + noticeDays * dayMs),
    mailDueAt: value.tell ? new Date(now.getTime() + rejectionMailHours * hourMs) : null,
    now,
  });
}

function record(
  services: Services,
  by: By,
  found: ApplicationState,
  event: { id?: string; action: string; data: Record<string, unknown> },
): Promise<void> {
  return recordEvent(services.database, {
    ...event,
    actorId: by.personId,
    objectType: 'application',
    objectId: found.id,
    companyId: by.companyId,
    subjectId: found.candidateId,
  });
}

function refusedMove(from: ApplicationState, to: JobStage): string {
  if (from.stage === 'withdrawn') return 'The applicant withdrew; only they can apply again.';
  if (to.kind === 'withdrawn') return 'Only the candidate withdraws.';
  if (from.stageKey === to.key) return `It is in the stage ${to.name} already.`;
  return 'A rejected application is not hired at once: move it back to a stage on the way first.';
}
