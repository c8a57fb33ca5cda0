import type { BulkWork } from '../../api/bulk-actions.ts';
import { Refusal, type Services } from '../context.ts';
import { recordEvent } from '../events/queries.ts';
import { findAssignment, restoreAssigned } from './bulk-queries.ts';
import { assignApplication, recordMark, tagApplication, untagApplication } from './marks.ts';
import { type By, moveApplication, undoLastMove } from './moves.ts';
import { type ApplicationState, findApplication } from './queries.ts';

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
  const found = await findApplication(services.database, applicationId, { companyId: by.companyId });
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
  const found = await findApplication(services.database, applicationId, { companyId: by.companyId });
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
      case 'assign':
        return takeBackAssignment(services, by, found, eventId);
      default:
        return untouched;
    }
  });
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
    if (!(error instanceof Refusal)) throw error;
    const detail = error.more.errors?.[0]?.detail ?? error.more.detail ?? 'It was refused.';
    return { outcome: detail, eventId: null };
  }
}
