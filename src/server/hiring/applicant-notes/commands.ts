import { v7 } from 'uuid';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findTeammates } from '../../identity/companies/queries.ts';
import { notify } from '../../platform/notifications/commands.ts';
import type { Colleague } from '../applications/actor.ts';
import { recordMark } from '../applications/mark-commands.ts';
import type { ApplicationState } from '../applications/queries.ts';
import { deleteNote, insertNote } from './queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Writes a note on an application, and tells those whom it mentions; only people who work with the job can be mentioned. */
export function writeNote(
  ports: Ports,
  by: Colleague & { name: string },
  found: ApplicationState,
  note: { body: string; is_private: boolean; mentions: string[] },
): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const colleagues = await findTeammates(database, by.companyId, found.jobId, note.mentions);
    if (note.mentions.some((id) => !colleagues.has(id))) {
      throw new ApiError('invalid_input', {
        errors: [{ pointer: '#/body/mentions', detail: message('hiringErrors.mentionColleagues') }],
      });
    }
    const id = v7();
    const mentions = note.is_private ? [] : note.mentions;
    await insertNote(database, {
      id,
      applicationId: found.id,
      companyId: by.companyId,
      authorId: by.personId,
      body: note.body,
      isPrivate: note.is_private,
      mentions,
      now: ports.now(),
    });
    await recordMark(ports, by, found, 'application.noted', note.is_private ? { private: true } : {});
    for (const userId of mentions.filter((mentioned) => mentioned !== by.personId)) {
      await notify(ports, {
        userId,
        kind: 'mentioned',
        key: `note:${id}`,
        title: message('notices.mentioned', { by: by.name }),
        path: `/applicants/${found.id}`,
      });
    }
  });
}

/** Deletes a note of one's own; refuses others as not found. */
export function removeNote(ports: Ports, by: Colleague, id: string): Promise<void> {
  return ports.database.transact(async () => {
    const gone = await deleteNote(ports.database, by, id);
    if (!gone) throw new ApiError('not_found');
    const data = gone.isPrivate ? { private: true } : {};
    await recordMark(ports, by, { id: gone.applicationId }, 'application.note_deleted', data);
  });
}
