import { type Ats, AtsError } from '../../platform/adapters/ats/ats.ts';
import type { Services } from '../../context.ts';
import { listJobStages } from '../../hiring/job-stages/queries.ts';
import { enqueueStageUpdateAgain } from './commands.ts';
import { addNoteOnce, notifySystem } from './notify-ats.ts';
import { stageThere, type TargetStage } from './rules.ts';
import { claimSendLock, releaseSendLock } from './send-queries.ts';
import {
  findStageUpdate,
  listTargetStages,
  type StageUpdate,
  storeStageProblem,
  storeStageSent,
} from './stage-update-queries.ts';
import { toStoredText } from '../../../messages/stored-text.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'config' | 'database' | 'live' | 'log' | 'now' | 'queue' | 'safeFetch'>;

/** When telling counts as cut off: later than its task is ended. */
const leaseSeconds = 600;

/**
 * Moves an application in the company's applicant tracking system to where it stands here, as one process at a time, and only from the
 * stage that is known here: where somebody moved it there meanwhile, the next sync lets a person settle it. What may pass by itself is
 * thrown, for the queue to try once more.
 */
export async function sendStage(services: Ports, applicationId: string): Promise<void> {
  const { database } = services;
  const now = services.now();
  const waiting = await findStageUpdate(database, applicationId, now);
  if (!waiting) return;
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  if (!(await claimSendLock(database, waiting, { now, until })))
    return enqueueStageUpdateAgain(services, applicationId);
  try {
    // Read again: another process may just have told it.
    const found = await findStageUpdate(database, applicationId, now);
    if (found) await sendAlone(services, applicationId, found);
  } finally {
    await releaseSendLock(database, waiting, until);
  }
}

async function sendAlone(services: Ports, applicationId: string, found: StageUpdate): Promise<void> {
  const { database } = services;
  const { companyId, candidateId, stage, version } = found;
  const names = (await listJobStages(database, companyId, [found.jobId])).get(found.jobId);
  const name = names?.find(({ key }) => key === found.stageKey)?.name ?? found.stageKey;
  const stages = await listTargetStages(database, companyId, found.externalJobId);
  const to = stageThere(stages, { name, kind: stage }, found.externalStageId);
  const done = () =>
    storeStageSent(database, applicationId, { stageId: to?.id ?? null, version, now: services.now() });
  // A withdrawal is told as a note in any case.
  if (to ? to.id === found.externalStageId : stage === 'withdrawn') return done();
  if (!to && stage !== 'rejected') {
    const problem = toStoredText(message('integrationErrors.noStageThere', { stage: name }));
    return storeStageProblem(database, applicationId, 'failed', { version, problem });
  }
  const passing = await notifySystem(services, {
    applicationId,
    companyId,
    candidateId,
    done: 'application.ats_told_stage',
    undone: 'an ATS was not told of a move',
    send: (ats) => (to ? changeStage(ats, found, stages, to) : noteRejection(ats, found)),
    keep: (state, problem) =>
      state === 'told' ? done() : storeStageProblem(database, applicationId, state, { version, problem }),
  });
  // A limit says when to go on, and the sync does then.
  if (passing && passing.failure !== 'limited') throw passing;
}

async function changeStage(
  ats: Ats,
  found: StageUpdate,
  stages: TargetStage[],
  to: TargetStage,
): Promise<void> {
  const there = await ats.findStage(found.externalId);
  if (there === to.id) return;
  if (there !== null && found.externalStageId !== null && there !== found.externalStageId) {
    const name = stages.find(({ id }) => id === there)?.name;
    throw new AtsError(
      'refused',
      name
        ? message('integrationErrors.movedThere', { stage: name })
        : message('integrationErrors.anotherStage'),
    );
  }
  await ats.changeStage(found.externalId, to.id);
}

function noteRejection(ats: Ats, { externalCandidateId, title, stageSince }: StageUpdate): Promise<void> {
  const day = stageSince.toISOString().slice(0, 10);
  const note = {
    subject: 'Application rejected',
    body: `The application to “${title}” was rejected on ${day}.`,
  };
  return addNoteOnce(ats, externalCandidateId, note, stageSince);
}
