import type { BulkWork } from '../../../api/hiring/bulk-actions.ts';
import { ApiError, type Services } from '../../context.ts';
import { v7 } from 'uuid';
import { mergeFields } from '../../../engine/messages/merge-fields.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { deleteWaiting, findFieldValues, insertMessage } from '../messages/queries.ts';
import { findAssignment, restoreAssigned } from './queries.ts';
import { assignApplication, recordMark, tagApplication, untagApplication } from '../applications/tags.ts';
import { type By, moveApplication, undoLastMove } from '../applications/moves.ts';
import { type ApplicationState, findApplication } from '../applications/queries.ts';

/** What became of one application: the outcome in words, `done` when it worked, and the event of what was done. */
export type Outcome = { outcome: string; eventId: string | null };

const gone: Outcome = { outcome: 'The application is gone.', eventId: null };
const raced: Outcome = { outcome: 'Somebody else changed it at the same moment.', eventId: null };
const untouched: Outcome = { outcome: 'It was so already.', eventId: null };

/** Does one act on one application of the company, in the caller's transaction; a refusal is an outcome in words. */
export async function workOnApplication(
  services: Services,
  by: By,
  applicationId: string,
  work: Exclude<BulkWork, { do: 'export' | 'undo' }>,
): Promise<Outcome> {
  const found = await findApplication(services.database, applicationId, by);
  if (!found) return gone;
  return inWords(async () => {
    switch (work.do) {
      case 'move':
        return moved(await moveApplication(services, by, found, { stage: work.stage }));
      case 'reject':
        return moved(
          await moveApplication(services, by, found, { stage: 'rejected', rejection: work.rejection }),
        );
      case 'tag':
        return marked(await tagApplication(services, by, found, work.tag));
      case 'untag':
        return marked(await untagApplication(services, by, found, work.tag));
      case 'message':
        return writeMessage(services, by, found, work);
      case 'assign':
        return marked(await assignApplication(services, by, found, work.to));
    }
  });
}

/** Takes back what an act did to one application, given by the event of it, where nothing happened to it since. */
export async function takeBack(
  services: Services,
  by: By,
  applicationId: string,
  work: BulkWork,
  eventId: string | null,
): Promise<Outcome> {
  const found = await findApplication(services.database, applicationId, by);
  if (!found || eventId === null) return gone;
  return inWords(async () => {
    switch (work.do) {
      case 'move':
      case 'reject':
        return moved(await undoLastMove(services, by, found, eventId));
      case 'tag':
        return marked(await untagApplication(services, by, found, work.tag));
      case 'untag':
        return marked(await tagApplication(services, by, found, work.tag));
      case 'message': {
        const dropped = await deleteWaiting(services.database, by, eventId);
        return { outcome: dropped ? 'done' : 'It was sent already.', eventId: dropped ? eventId : null };
      }
      case 'assign':
        return takeBackAssignment(services, by, found, eventId);
      default:
        return untouched;
    }
  });
}

/** Writes to one of many, each by their own name; it goes out with the messages that are due. */
async function writeMessage(
  services: Services,
  by: By,
  found: ApplicationState,
  work: Extract<BulkWork, { do: 'message' }>,
): Promise<Outcome> {
  if (found.stage === 'withdrawn') {
    return { outcome: 'The applicant withdrew; messages do not scope them any more.', eventId: null };
  }
  const values = await findFieldValues(services.database, by.companyId, found.id);
  const { text, unknown, empty } = mergeFields(work.body, values ?? {});
  if (unknown.length + empty.length > 0) {
    const names = [...unknown, ...empty].map((name) => `{{${name}}}`).join(', ');
    return { outcome: `Nothing is known for ${names}.`, eventId: null };
  }
  const id = v7();
  const now = services.now();
  await insertMessage(services.database, {
    id,
    applicationId: found.id,
    companyId: by.companyId,
    senderId: by.personId,
    fromCompany: true,
    body: text,
    dueAt: new Date(now.getTime() + work.delay_minutes * 60_000),
    now,
  });
  return { outcome: 'done', eventId: id };
}

async function takeBackAssignment(
  services: Services,
  by: By,
  found: ApplicationState,
  eventId: string,
): Promise<Outcome> {
  const given = await findAssignment(services.database, eventId);
  if (!given || !(await restoreAssigned(services.database, by.companyId, found.id, given))) {
    return { outcome: 'It was given to somebody else since.', eventId: null };
  }
  return marked(await recordMark(services, by, found, 'application.assignment_undone', {}));
}

/** Writes down that somebody took many applicants' data out, once for the company. */
export async function recordExport(services: Services, by: By, bulkId: string, count: number): Promise<void> {
  await recordEvent(services.database, {
    actorId: by.personId,
    action: 'company.applicants_exported',
    objectType: 'company',
    objectId: by.companyId,
    companyId: by.companyId,
    data: { bulk: bulkId, count },
  });
}

function moved(eventId: string | null): Outcome {
  return eventId === null ? raced : { outcome: 'done', eventId };
}

function marked(eventId: string | null): Outcome {
  return eventId === null ? untouched : { outcome: 'done', eventId };
}

async function inWords(act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const detail = error.more.errors?.[0]?.detail ?? error.more.detail ?? 'It was refused.';
    return { outcome: detail, eventId: null };
  }
}
