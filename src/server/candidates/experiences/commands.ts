import type { Experience } from '../../../api/candidates/experiences.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { scoreCandidate } from '../../platform/tasks/task-definitions.ts';
import * as queries from './queries.ts';
import { maxExperiences } from './rules.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'queue'>;
type Candidate = Pick<Actor, 'id'>;

/** For so long a deleted experience can be brought back. */
const restoreMinutes = 10;

/** Adds an experience to the candidate's, and has them scored again. */
export function addExperience(
  ports: Ports,
  candidate: Candidate,
  values: queries.ExperienceValues,
): Promise<Experience> {
  const { database } = ports;
  return database.transact(async () => {
    await requireRoom(ports, candidate);
    const made = await queries.insertExperience(database, candidate.id, values);
    await follow(ports, candidate, 'experience.added', made.id);
    return made;
  });
}

/** Changes an experience as it stands at a version. */
export function changeExperience(
  ports: Ports,
  candidate: Candidate,
  { id, version }: { id: string; version: number },
  values: queries.ExperienceValues,
): Promise<Experience> {
  const { database } = ports;
  return database.transact(async () => {
    const before = await queries.findExperience(database, candidate.id, id);
    if (!before) throw new ApiError('not_found');
    const changed = await queries.updateExperience(database, candidate.id, id, version, values);
    if (!changed) throw staleVersion(before);
    await follow(ports, candidate, 'experience.changed', id);
    return changed;
  });
}

/** Brings an experience back that was deleted a moment ago, unless the same position was accepted from the resume since. */
export function restoreExperience(
  ports: Ports & Pick<Services, 'now'>,
  candidate: Candidate,
  id: string,
): Promise<Experience> {
  const { database } = ports;
  return database.transact(async () => {
    await requireRoom(ports, candidate);
    const since = new Date(ports.now().getTime() - restoreMinutes * minuteMs);
    const back = await queries.restoreExperience(database, candidate.id, id, since);
    if (back === 'gone') throw new ApiError('not_found');
    if (back === 'replaced') {
      throw new ApiError('conflict', { detail: message('candidateErrors.positionAcceptedAgain') });
    }
    await follow(ports, candidate, 'experience.restored', back.id);
    return back;
  });
}

/** Deletes an experience; for some minutes it can be brought back. */
export function deleteExperience(
  ports: Ports & Pick<Services, 'now'>,
  candidate: Candidate,
  id: string,
): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    if (!(await queries.deleteExperience(database, candidate.id, id, ports.now()))) {
      throw new ApiError('not_found');
    }
    await follow(ports, candidate, 'experience.deleted', id);
  });
}

async function requireRoom({ database }: Ports, { id }: Candidate): Promise<void> {
  if ((await queries.countExperiences(database, id)) >= maxExperiences) throw new ApiError('quota_reached');
}

/** Writes down what happened to an experience and has its candidate scored again. */
async function follow(
  { database, queue }: Ports,
  { id: userId }: Candidate,
  action: string,
  id: string,
): Promise<void> {
  const about = { actorId: userId, objectId: id, subjectId: userId };
  await recordEvent(database, { ...about, action, objectType: 'experience' });
  await queue.enqueue(scoreCandidate, { userId }, { key: userId });
}
