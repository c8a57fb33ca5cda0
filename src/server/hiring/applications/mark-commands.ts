import { v7 } from 'uuid';
import { findTeammates } from '../../identity/companies/queries.ts';
import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import type { Colleague } from './actor.ts';
import { addTag, removeTag, setAssigned } from '../applicant-notes/queries.ts';
import { findAssignment, restoreAssigned } from '../bulk-actions/queries.ts';
import { findHider } from './identity-queries.ts';
import type { ApplicationState } from './queries.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database'>;

/**
 * Puts a tag on an application of the company, and returns the event; null when it is there already. Runs in the caller's
 * transaction, as do the others of this file.
 */
export async function tagApplication(
  ports: Ports,
  by: Colleague,
  found: ApplicationState,
  tag: string,
): Promise<string | null> {
  const { hideNames } = await findHider(
    ports.database,
    { companyId: by.companyId, viewerId: null },
    found.id,
  );
  if (hideNames(tag) !== tag) {
    throw new ApiError('invalid_input', {
      errors: [{ pointer: '#/body/add', detail: message('hiringErrors.blindTag') }],
    });
  }
  if (!(await addTag(ports.database, by.companyId, found.id, tag))) return null;
  return recordMark(ports, by, found, 'application.tagged', { tag });
}

/** Takes a tag off an application, and returns the event; null when it was not there. */
export async function untagApplication(
  ports: Ports,
  by: Colleague,
  found: ApplicationState,
  tag: string,
): Promise<string | null> {
  if (!(await removeTag(ports.database, found.id, tag))) return null;
  return recordMark(ports, by, found, 'application.untagged', { tag });
}

/** Gives an application to a colleague or to nobody, and returns the event; null when it is so already. Others than colleagues who work with the job are refused. */
export async function assignApplication(
  ports: Ports,
  by: Colleague,
  found: ApplicationState,
  to: string | null,
): Promise<string | null> {
  const asked = to === null ? [] : [to];
  const team = await findTeammates(ports.database, by.companyId, found.jobId, asked);
  const colleague = to === null ? null : team.get(to);
  if (colleague === undefined) {
    throw new ApiError('invalid_input', {
      errors: [{ pointer: '/to', detail: message('hiringErrors.chooseTeamMember') }],
    });
  }
  const changed = await setAssigned(ports.database, found.id, to);
  if (!changed) return null;
  return recordMark(ports, by, found, 'application.assigned', {
    to: colleague?.name ?? null,
    to_id: to,
    from_id: changed.before,
  });
}

/** Takes back an assignment, given by its event, and returns the event of that; null when it was given to somebody else since. */
export async function undoAssignment(
  ports: Ports,
  by: Colleague,
  found: ApplicationState,
  eventId: string,
): Promise<string | null> {
  const given = await findAssignment(ports.database, eventId);
  if (!given || !(await restoreAssigned(ports.database, by.companyId, found.id, given))) return null;
  return recordMark(ports, by, found, 'application.assignment_undone', {});
}

/** Writes down what the company did on an application for itself; it does not concern the candidate. */
export async function recordMark(
  ports: Ports,
  by: Colleague,
  found: Pick<ApplicationState, 'id'>,
  action: string,
  data: Record<string, unknown> = {},
): Promise<string> {
  const id = v7();
  await recordEvent(ports.database, {
    id,
    actorId: by.personId,
    action,
    objectType: 'application',
    objectId: found.id,
    companyId: by.companyId,
    data,
  });
  return id;
}
