import type { BulkWork } from '../../../api/hiring/bulk-actions.ts';
import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { mergeFields } from '../../../engine/messages/merge-fields.ts';
import type { Colleague } from '../applications/actor.ts';
import {
  assignApplication,
  tagApplication,
  undoAssignment,
  untagApplication,
} from '../applications/mark-commands.ts';
import { moveApplication, undoLastMove } from '../applications/move-commands.ts';
import { takeBackMessage, writeToApplicant } from '../messages/commands.ts';
import { findFieldValues } from '../messages/queries.ts';
import { type ApplicationState, findApplication } from '../applications/queries.ts';
import { message } from '../../../messages/message.ts';
import type { MessageOrText } from '../../../messages/render.ts';

/** What an act on one of many applications needs. */
type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** What became of one application: the outcome as a refusal says it, `done` when it worked, and the event of what was done. */
export type Outcome = { outcome: MessageOrText; eventId: string | null };

const gone: Outcome = { outcome: message('hiringErrors.applicationGone'), eventId: null };
const raced: Outcome = { outcome: message('hiringErrors.changedMeanwhile'), eventId: null };
const untouched: Outcome = { outcome: message('hiringErrors.noChangeNeeded'), eventId: null };

/** Does one act on one application of the company, in the caller's transaction; a refusal is an outcome. */
export async function workOnApplication(
  ports: Ports,
  by: Colleague,
  applicationId: string,
  work: Exclude<BulkWork, { do: 'export' | 'undo' }>,
): Promise<Outcome> {
  const found = await findApplication(ports.database, applicationId, by);
  if (!found) return gone;
  return orRefusal(async () => {
    switch (work.do) {
      case 'move':
        return moved(await moveApplication(ports, by, found, { stage: work.stage }));
      case 'reject':
        return moved(
          await moveApplication(ports, by, found, { stage: 'rejected', rejection: work.rejection }),
        );
      case 'tag':
        return marked(await tagApplication(ports, by, found, work.tag));
      case 'untag':
        return marked(await untagApplication(ports, by, found, work.tag));
      case 'message':
        return writeMessage(ports, by, found, work);
      case 'assign':
        return marked(await assignApplication(ports, by, found, work.to));
    }
  });
}

/** Takes back what an act did to one application, given by the event of it, where nothing happened to it since. */
export async function takeBack(
  ports: Ports,
  by: Colleague,
  applicationId: string,
  work: BulkWork,
  eventId: string | null,
): Promise<Outcome> {
  const found = await findApplication(ports.database, applicationId, by);
  if (!found || eventId === null) return gone;
  return orRefusal(async () => {
    switch (work.do) {
      case 'move':
      case 'reject':
        return moved(await undoLastMove(ports, by, found, eventId));
      case 'tag':
        return marked(await untagApplication(ports, by, found, work.tag));
      case 'untag':
        return marked(await tagApplication(ports, by, found, work.tag));
      case 'message': {
        const dropped = await takeBackMessage(ports, by, eventId);
        return {
          outcome: dropped ? 'done' : message('hiringErrors.messageAlreadySent'),
          eventId: dropped ? eventId : null,
        };
      }
      case 'assign':
        return unassigned(await undoAssignment(ports, by, found, eventId));
      default:
        return untouched;
    }
  });
}

/** Writes to one of many, each by their own name; it goes out with the messages that are due. */
async function writeMessage(
  ports: Ports,
  by: Colleague,
  found: ApplicationState,
  work: Extract<BulkWork, { do: 'message' }>,
): Promise<Outcome> {
  const values = await findFieldValues(ports.database, by.companyId, found.id);
  const { text, unknown, empty } = mergeFields(work.body, values ?? {});
  if (unknown.length + empty.length > 0) {
    const names = [...unknown, ...empty].map((name) => `{{${name}}}`).join(', ');
    return { outcome: message('hiringErrors.noValues', { names }), eventId: null };
  }
  const id = await writeToApplicant(ports, by, found, { text, delayMinutes: work.delay_minutes });
  return { outcome: 'done', eventId: id };
}

function moved(eventId: string | null): Outcome {
  return eventId === null ? raced : { outcome: 'done', eventId };
}

function marked(eventId: string | null): Outcome {
  return eventId === null ? untouched : { outcome: 'done', eventId };
}

function unassigned(eventId: string | null): Outcome {
  return eventId === null
    ? { outcome: message('hiringErrors.reassigned'), eventId: null }
    : { outcome: 'done', eventId };
}

async function orRefusal(act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const detail = error.more.errors?.[0]?.detail ?? error.more.detail ?? message('hiringErrors.refused');
    return { outcome: detail, eventId: null };
  }
}
