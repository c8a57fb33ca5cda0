import type { Stage } from '../../../api/hiring/applications.ts';
import type { AtsApplication, AtsStage } from '../../platform/adapters/ats/ats.ts';
import type { ApplicationState } from '../../hiring/applications/queries.ts';
import { companysApplication } from '../../hiring/applications/access.ts';
import { moveApplication } from '../../hiring/applications/move-commands.ts';
import { findApplication } from '../../hiring/applications/queries.ts';
import { canMoveStage } from '../../hiring/applications/rules.ts';
import { findPipeline } from '../../hiring/job-stages/queries.ts';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { enqueueStageUpdate } from './commands.ts';
import { findStage, lockPulled, type Pulled, saveStage, storePulled } from './application-queries.ts';
import type { StoredConnection } from './queries.ts';
import { fileStageKey, kindOfStage } from './rules.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Takes one stage over from an applicant tracking system. */
export async function takeStage(
  { database }: Pick<Services, 'database'>,
  { companyId }: StoredConnection,
  stage: AtsStage,
): Promise<void> {
  const name = stage.name.slice(0, 120);
  await saveStage(database, companyId, { ...stage, name, kind: kindOfStage(name) });
}

/** What another system says of an application: its stage there, with what that is here, and whether it was rejected. */
export type RemoteState = {
  stageId: string | null;
  rejectedAt: Date | null;
  /** Null for a stage that is nothing here. */
  stage: { name: string; kind: Stage | null; key?: string } | null;
};

/** Takes over where an application stood in an applicant tracking system when it was asked, in the caller's transaction. */
export async function takeApplication(
  services: Ports,
  { companyId }: StoredConnection,
  there: AtsApplication,
  askedAt: Date,
): Promise<void> {
  const { database } = services;
  const before = await lockPulled(database, companyId, { externalId: there.externalId });
  const found =
    before && (await findApplication(database, before.applicationId, { companyId, onTeam: null }));
  if (!found) return;
  // What was asked before the other side was told of a stage is older than that.
  const isOld = before.stageSentAt !== null && before.stageSentAt >= askedAt;
  const stageId = isOld ? before.externalStageId : there.stageId;
  const isNews = stageId !== null && stageId !== before.externalStageId;
  const stage = isNews ? await findStage(database, companyId, stageId) : null;
  await takeRemoteState(services, found, before, { ...there, stageId, stage });
}

/**
 * Takes over what was told of an application, whose `before` the caller has locked. A new stage there moves it here, unless somebody
 * here moved it since: then a person settles it. A rejection there is only noted: a person confirms it here. Returns what is left for a
 * person.
 */
export async function takeRemoteState(
  services: Ports,
  found: ApplicationState,
  before: Pulled,
  there: RemoteState,
): Promise<Pulled['pending']> {
  const { database } = services;
  const after = { ...before, rejectedThereAt: there.rejectedAt };
  let name = '';
  const isOver = found.stage === 'withdrawn' || found.stage === 'rejected';
  if (there.rejectedAt && !before.rejectedThereAt && !isOver) {
    after.pending = 'rejected';
    await record(services, found, 'application.ats_rejected', {});
  } else if (!there.rejectedAt && before.pending === 'rejected') after.pending = null;
  // Where it began there is no news once it was moved here.
  const hasBegun = before.externalStageId !== null || !before.toBeSent;
  const isNews = there.stageId !== null && there.stageId !== before.externalStageId && hasBegun;
  if (!isNews && String(there.rejectedAt) === String(before.rejectedThereAt)) return before.pending;
  const stage = isNews ? there.stage : null;
  if (isNews) {
    after.externalStageId = there.stageId;
    // Neither does what is moved here now go out, nor what was moved before.
    after.toBeSent = false;
  }
  const isElsewhere = stage?.key ? stage.key !== found.stageKey : stage?.kind !== found.stage;
  if (stage?.kind && isElsewhere && !isOver && !there.rejectedAt) {
    name = stage.name;
    const isMovedHere = before.movedHere || before.toBeSent;
    if (isMovedHere || !(await moveTo(services, found, { kind: stage.kind, key: stage.key }, null))) {
      after.pending = 'conflict';
      await record(services, found, 'application.ats_differs', { to: stage.kind, to_name: stage.name });
    } else if (after.pending === 'conflict') after.pending = null;
  } else if (isNews && after.pending === 'conflict') after.pending = null;
  await storePulled(database, after, name);
  return after.pending;
}

/** Moves an application to where its applicant tracking system has it, as somebody who settles that; false when it cannot go there. */
export async function moveToTheirs(
  services: Ports,
  found: ApplicationState,
  pulled: Pulled,
  actorId: string,
): Promise<boolean> {
  if (pulled.pending !== 'conflict' || pulled.externalStageId === null || found.companyId === null)
    return false;
  const key = fileStageKey(pulled.externalStageId);
  if (key !== null) return moveTo(services, found, { key }, actorId);
  const stage = await findStage(services.database, found.companyId, pulled.externalStageId);
  return stage?.kind ? moveTo(services, found, { kind: stage.kind }, actorId) : false;
}

/**
 * Moves an application to the stage of a key, or else the first of a kind, as its applicant tracking system says, or as somebody does
 * who took that over; false when it cannot go there.
 */
async function moveTo(
  services: Ports,
  found: ApplicationState,
  wanted: { key: string } | { kind: Stage; key?: string | undefined },
  personId: string | null,
): Promise<boolean> {
  const { companyId } = found;
  if (companyId === null) return false;
  const pipeline = await findPipeline(services.database, { companyId, onTeam: null }, found.jobId, 'share');
  const to = pipeline?.stages.find((stage) =>
    wanted.key === undefined ? 'kind' in wanted && stage.kind === wanted.kind : stage.key === wanted.key,
  );
  if (!to || to.kind === 'rejected' || !canMoveStage(found, to)) return false;
  return (
    (await moveApplication(services, { personId, companyId, onTeam: null }, found, { stage: to.key })) !==
    null
  );
}

function record(
  { database }: Pick<Services, 'database'>,
  found: ApplicationState,
  action: string,
  data: Record<string, unknown>,
): Promise<void> {
  return recordEvent(database, {
    actorId: null,
    action,
    objectType: 'application',
    objectId: found.id,
    companyId: found.companyId,
    subjectId: found.candidateId,
    data: { ...data, by: 'ats' },
  });
}

/** Settles a difference by a person's choice: the application moves to where it stands in the other system, or stays. */
export function settleDifference(
  services: Ports,
  by: { companyId: string; personId: string },
  applicationId: string,
  choice: 'ours' | 'theirs',
): Promise<void> {
  const { database } = services;
  const { companyId } = by;
  return database.transact(async () => {
    const pulled = await lockPulled(database, companyId, { applicationId });
    if (!pulled?.pending) throw new ApiError('not_found');
    const found = await companysApplication(database, { companyId, onTeam: null }, applicationId);
    if (choice === 'theirs' && !(await moveToTheirs(services, found, pulled, by.personId)))
      throw new ApiError('conflict', {
        detail: message('integrationErrors.settleThere'),
      });
    await storePulled(database, { ...pulled, pending: null }, '');
    if (choice === 'ours' && pulled.pending === 'conflict') await enqueueStageUpdate(services, applicationId);
  });
}
