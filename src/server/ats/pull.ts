import { v7 } from 'uuid';
import type { Stage } from '../../api/applications.ts';
import type { AtsApplication, AtsStage } from '../adapters/ats/ats.ts';
import type { ApplicationState } from '../applications/queries.ts';
import { findApplication } from '../applications/queries.ts';
import { canMoveStage, hasReachedInterview } from '../applications/rules.ts';
import { changeStage, findPipeline } from '../applications/stage-queries.ts';
import { memberIds } from '../companies/queries.ts';
import type { Services } from '../context.ts';
import { recordEvent } from '../events/queries.ts';
import { tellOfMove } from '../tasks/promises.ts';
import { announceApplication } from '../webhooks/queries.ts';
import { findStage, lockPulled, type Pulled, saveStage, storePulled } from './application-queries.ts';
import type { StoredConnection } from './queries.ts';
import { kindOfStage } from './rules.ts';

/** Takes one stage over from an applicant tracking system. */
export async function takeStage(
  { database }: Services,
  { companyId }: StoredConnection,
  stage: AtsStage,
): Promise<void> {
  const name = stage.name.slice(0, 120);
  await saveStage(database, companyId, { ...stage, name, kind: kindOfStage(name) });
}

/**
 * Takes over where an application stands in an applicant tracking system, in the caller's transaction. A new stage there moves it
 * here, unless somebody here moved it since: then a person settles it. A rejection there is only noted: a person confirms it here.
 */
export async function takeApplication(
  services: Services,
  { companyId }: StoredConnection,
  there: AtsApplication,
): Promise<void> {
  const { database } = services;
  const before = await lockPulled(database, companyId, { outsideId: there.outsideId });
  const found =
    before && (await findApplication(database, before.applicationId, { companyId, onTeam: null }));
  if (!found) return;
  const after: Omit<Pulled, 'movedHere'> = { ...before, rejectedThereAt: there.rejectedAt };
  let name = '';
  const isOver = found.stage === 'withdrawn' || found.stage === 'rejected';
  if (there.rejectedAt && !before.rejectedThereAt && !isOver) {
    after.pending = 'rejected';
    await record(services, found, 'application.ats_rejected', {});
  } else if (!there.rejectedAt && before.pending === 'rejected') after.pending = null;
  const isNews = there.stageId !== null && there.stageId !== before.stageOutsideId;
  if (!isNews && String(there.rejectedAt) === String(before.rejectedThereAt)) return;
  const stage = isNews ? await findStage(database, companyId, there.stageId ?? '') : null;
  after.stageOutsideId = there.stageId ?? before.stageOutsideId;
  if (stage?.kind && stage.kind !== found.stage && !isOver && !there.rejectedAt) {
    name = stage.name;
    if (before.movedHere || !(await moveTo(services, found, stage.kind, null))) {
      after.pending = 'conflict';
      await record(services, found, 'application.ats_differs', { to_name: stage.name });
    } else if (after.pending === 'conflict') after.pending = null;
  } else if (isNews && after.pending === 'conflict') after.pending = null;
  await storePulled(database, after, name);
}

/**
 * Moves an application to the first stage of a kind, as its applicant tracking system says, or as somebody does who took that over;
 * false when it cannot go there.
 */
export async function moveTo(
  services: Services,
  found: ApplicationState,
  kind: Stage,
  actorId: string | null,
): Promise<boolean> {
  const { database } = services;
  const { companyId } = found;
  if (companyId === null) return false;
  const pipeline = await findPipeline(database, { companyId, onTeam: null }, found.jobId, 'share');
  const to = pipeline?.stages.find((stage) => stage.kind === kind);
  if (!pipeline || !to || !canMoveStage(found, to)) return false;
  const moveId = v7();
  const reached = hasReachedInterview(to.kind);
  const before = await changeStage(database, found, { stage: to, reached, moveId, now: services.now() });
  if (!before) return false;
  const from = pipeline.stages.find((stage) => stage.key === found.stageKey);
  await record(
    services,
    found,
    'application.moved',
    { from: found.stage, to: to.kind, from_name: from?.name ?? found.stageKey, to_name: to.name, before },
    { id: moveId, actorId },
  );
  const stages = { stage: to.kind, stage_name: to.name, previous_stage: found.stage };
  await announceApplication(services, found, 'application.stage_changed', stages);
  if (to.kind === 'hired') await announceApplication(services, found, 'application.hired', stages);
  await services.queue.enqueue(tellOfMove, { applicationId: found.id, companyId });
  const event = { type: 'applications' as const, job_id: found.jobId };
  for (const person of [found.candidateId, ...(await memberIds(database, companyId, found.jobId))])
    await services.live.tell(person, event);
  return true;
}

function record(
  services: Services,
  found: ApplicationState,
  action: string,
  data: Record<string, unknown>,
  by: { id?: string; actorId: string | null } = { actorId: null },
): Promise<void> {
  return recordEvent(services.database, {
    ...by,
    action,
    objectType: 'application',
    objectId: found.id,
    companyId: found.companyId,
    subjectId: found.candidateId,
    data: by.actorId === null ? { ...data, by: 'ats' } : data,
  });
}
