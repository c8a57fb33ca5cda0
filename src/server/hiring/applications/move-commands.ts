import { v7 } from 'uuid';
import type { Rejection } from '../../../api/hiring/rejections.ts';
import type { JobStage } from '../../../api/hiring/job-stages.ts';
import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { enqueueStageUpdate } from '../../integrations/ats/commands.ts';
import { announceApplication } from '../../integrations/webhooks/commands.ts';
import type { Colleague, CompanyActor } from './actor.ts';
import { notifyCandidate, notifyCompany, recordApplicationEvent } from './event-commands.ts';
import { notifyMoved } from './notice-commands.ts';
import { type ApplicationState, findNoticeFacts } from './queries.ts';
import { offersEntry } from '../../identity/company-lists/queries.ts';
import { dropRejection, insertRejection } from './rejection-queries.ts';
import { canMoveStage, hasReachedInterview, needsNote } from './rules.ts';
import { dropTasksOf } from '../applicant-tasks/queries.ts';
import { dropOfMoves, dropWaiting } from '../messages/drop-queries.ts';
import { findStageRules } from '../stage-rules/queries.ts';
import { rulesFor } from '../stage-rules/rules.ts';
import { runRules } from '../stage-rules/run-commands.ts';
import { changeStage, findMove, findPipeline, restoreStage } from '../job-stages/queries.ts';
import { dayMs, hourMs, hourSeconds } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';
import type { Message } from '../../../messages/message.ts';

/** What a move needs. */
type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** How long a candidate's mail about a rejection waits, so that the rejection can be taken back, in hours. */
export const rejectionMailHours = 24;
/** So many days after a rejection its candidate has been told what part the score had, as Colorado asks; here of everybody. */
const noticeDays = 30;

/**
 * Moves an application of the company to a stage of its job, by key or else by kind, and returns the event of the move; null
 * when the application changed since it was found. Refuses moves that are not allowed with `conflict`, and a rejection
 * without a reason with `invalid_input`. Runs in the caller's transaction.
 */
export async function moveApplication(
  ports: Ports,
  by: CompanyActor,
  found: ApplicationState,
  wish: { stage: string; rejection?: Rejection | undefined },
): Promise<string | null> {
  const { database } = ports;
  const now = ports.now();
  const [pipeline, facts, { rules }] = await database.together([
    () => findPipeline(database, by, found.jobId, 'share'),
    () => findNoticeFacts(database, found.id),
    () => findStageRules(database, by.companyId),
  ]);
  if (!pipeline) throw new ApiError('not_found');
  const to = stageOf(pipeline.stages, wish.stage);
  if (!to) throw new ApiError('conflict', { detail: message('hiringErrors.noSuchStage') });
  if (!canMoveStage(found, to)) throw new ApiError('conflict', { detail: refusedMove(found, to) });
  const rejection = to.kind === 'rejected' ? await requireReason(database, by, wish.rejection) : null;
  const moveId = v7();
  await enqueueStageUpdate(ports, found.id, to.kind === 'rejected' ? rejectionMailHours * hourSeconds : 0);
  const before = await changeStage(database, found, {
    stage: to,
    reached: hasReachedInterview(to.kind),
    moveId,
    now,
  });
  if (!before) return null;
  if (found.stage === 'rejected') database.beside(() => dropRejection(database, found.id));
  if (rejection) database.beside(() => storeRejection(ports, rejection.by, found, rejection.value));
  const from = pipeline.stages.find((stage) => stage.key === found.stageKey);
  const data = {
    from: found.stage,
    to: to.kind,
    from_name: from?.name ?? found.stageKey,
    to_name: to.name,
    before,
    ...(rejection ? { reason: rejection.value.reason, own_reason: rejection.value.own_reason } : {}),
  };
  database.beside(() => record(ports, by, found, { id: moveId, action: 'application.moved', data }));
  const stages = { stage: to.kind, stage_name: to.name, previous_stage: found.stage };
  database.beside(() => announceApplication(ports, found, 'application.stage_changed', stages));
  if (to.kind === 'rejected' || to.kind === 'hired') {
    const ended = `application.${to.kind}` as const;
    database.beside(() => announceApplication(ports, found, ended, stages));
    database.beside(() => dropWaiting(database, found.id, { reason: 'decided', all: false, now }));
  }
  database.beside(() => publishMove(ports, by, found));
  database.beside(() => notifyMoved(ports, found, to.kind, facts));
  database.beside(() => dropOfMoves(database, found.id, { moveId, now }));
  const move = { id: moveId, to, job: facts?.title ?? '' };
  const here = { kind: found.stage, key: found.stageKey };
  const due = rulesFor(rules, found.jobId, { from: here, to });
  database.beside(() => runRules({ ports, by, found, move }, due));
  return moveId;
}

/**
 * Takes back the last move of an application, also the mail that waits after a rejection; with `moveId`, only if that is the
 * last move. Null when the application changed since it was found. Refuses with `conflict` what cannot be taken back any
 * more. Runs in the caller's transaction.
 */
export async function undoLastMove(
  ports: Ports,
  by: CompanyActor,
  found: ApplicationState,
  moveId?: string,
): Promise<string | null> {
  const { database } = ports;
  const [pipeline, move, facts] = await database.together([
    () => findPipeline(database, by, found.jobId, 'share'),
    () => findMove(database, found.id),
    () => findNoticeFacts(database, found.id),
  ]);
  if (!pipeline || !move || found.stage === 'withdrawn' || (moveId !== undefined && move.id !== moveId)) {
    throw new ApiError('conflict', { detail: message('hiringErrors.noMoveToUndo') });
  }
  if (!stageOf(pipeline.stages, move.before.stage_key)) {
    throw new ApiError('conflict', { detail: message('hiringErrors.previousStageRemoved') });
  }
  if (found.stage === 'rejected' && !(await dropRejection(database, found.id))) {
    throw new ApiError('conflict', {
      detail: message('hiringErrors.alreadyNotified'),
    });
  }
  await enqueueStageUpdate(ports, found.id);
  database.beside(() => dropOfMoves(database, found.id, { moveId: move.before.last_move, now: ports.now() }));
  database.beside(() => dropTasksOf(database, move.id, found.id));
  if (!(await restoreStage(database, found, move.before, ports.now()))) return null;
  await record(ports, by, found, {
    action: 'application.move_undone',
    data: { from: found.stage, to: move.before.stage, from_name: move.to, to_name: move.from, move: move.id },
  });
  await announceApplication(ports, found, 'application.stage_changed', {
    stage: move.before.stage,
    stage_name: move.from,
    previous_stage: found.stage,
  });
  await publishMove(ports, by, found);
  if (found.stage !== 'rejected') await notifyMoved(ports, found, move.before.stage, facts);
  return move.id;
}

/** Tells the candidate's pages, and those of everybody at the company who works with the job, that an application changed. */
async function publishMove(ports: Ports, by: CompanyActor, found: ApplicationState): Promise<void> {
  await notifyCandidate(ports, found);
  if (!by.many) await notifyCompany(ports, by.companyId, found.jobId);
}

function stageOf(stages: readonly JobStage[], name: string): JobStage | undefined {
  return stages.find((stage) => stage.key === name) ?? stages.find((stage) => stage.kind === name);
}

/** A rejection is a colleague's, and has a reason; one of the company's own is one that it offers. */
async function requireReason(
  database: Ports['database'],
  by: CompanyActor,
  value: Rejection | undefined,
): Promise<{ by: Colleague; value: Rejection }> {
  if (by.personId === null)
    throw new ApiError('conflict', { detail: message('hiringErrors.onlyPersonRejects') });
  const own = value?.own_reason;
  if (own !== undefined && !(await offersEntry(database, by.companyId, 'reject_reasons', own))) {
    throw new ApiError('invalid_input', {
      errors: [{ pointer: '/rejection/own_reason', detail: message('hiringErrors.reasonNotOffered') }],
    });
  }
  if (value && !needsNote(value)) return { by, value };
  throw new ApiError('invalid_input', {
    errors: [
      value
        ? { pointer: '/rejection/note', detail: message('hiringErrors.reasonInNote') }
        : { pointer: '/rejection', detail: message('hiringErrors.chooseRejectReason') },
    ],
  });
}

async function storeRejection(
  ports: Ports,
  by: Colleague,
  found: ApplicationState,
  value: Rejection,
): Promise<void> {
  const now = ports.now();
  await insertRejection(ports.database, {
    applicationId: found.id,
    companyId: by.companyId,
    decidedBy: by.personId,
    reason: value.reason,
    ownReasonId: value.own_reason ?? null,
    note: value.note,
    noticeDueAt: new Date(now.getTime() + noticeDays * dayMs),
    mailDueAt: value.tell ? new Date(now.getTime() + rejectionMailHours * hourMs) : null,
    now,
  });
}

/** What the applicant tracking system did says so; it is nobody's act here. */
function record(
  ports: Ports,
  { personId }: CompanyActor,
  found: ApplicationState,
  event: { id?: string; action: string; data: Record<string, unknown> },
): Promise<void> {
  const data = personId === null ? { ...event.data, by: 'ats' } : event.data;
  return recordApplicationEvent(ports, personId, found, { ...event, data });
}

function refusedMove(from: ApplicationState, to: JobStage): Message {
  if (from.stage === 'withdrawn') return message('hiringErrors.applicantWithdrew');
  if (to.kind === 'withdrawn') return message('hiringErrors.onlyCandidateWithdraws');
  if (from.stageKey === to.key) return message('hiringErrors.alreadyInStage', { stage: to.name });
  return message('hiringErrors.rejectedNotHired');
}
