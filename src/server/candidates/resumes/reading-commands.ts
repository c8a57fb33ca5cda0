import type { ResumeReading } from '../../../engine/resume/reading.ts';
import { message as words } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { DocumentOutcome } from '../../platform/adapters/documents/document-outcome.ts';
import { isAddedPerson } from '../../identity/added-people/queries.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { notify } from '../../platform/notifications/commands.ts';
import type { NewNotification } from '../../platform/notifications/queries.ts';
import {
  parseResume,
  recognizeResume,
  scoreCandidate,
  settleImportFile,
} from '../../platform/tasks/task-definitions.ts';
import { lockProfile, storeResumeFacts } from '../profiles/queries.ts';
import { standingValues } from './corrected-values.ts';
import { drawAnew } from './picture-commands.ts';
import { deletePictures } from './picture-queries.ts';
import { filledProfile, parsedMetaOf } from './profile-facts.ts';
import {
  findAnyResume,
  lockResumesOf,
  markFailed,
  markReading,
  markWaiting,
  type ResumeRow,
  storeReading,
} from './queries.ts';
import { markRemoved } from './sweep-queries.ts';
import { messageText } from '../../../api/platform/message-text.ts';
import type { Message } from '../../../messages/message.ts';
import type { MessageOrText } from '../../../messages/render.ts';
import { toStoredText } from '../../../messages/stored-text.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Begins to read a resume; null when it does not wait for that. */
export function beginReading(ports: Ports, resumeId: string): Promise<ResumeRow | null> {
  return ports.database.transact(async () => {
    const row = await markReading(ports.database, resumeId);
    if (row) await publish(ports, row, 'reading', messageText('resumeFiles.reading'));
    return row;
  });
}

/** Has the text of a resume recognised, which is a scan, and tells its owner that this takes longer. */
export function recognizeLater(ports: Ports, row: ResumeRow): Promise<void> {
  return ports.database.transact(async () => {
    await ports.queue.enqueue(recognizeResume, { resumeId: row.id }, { key: row.id });
    await publish(ports, row, 'reading', messageText('resumeFiles.recognizing'));
  });
}

/** Takes what came of reading a resume: its values, completed by the model where one is used, or why there are none. */
export async function takeOutcome(
  ports: Ports & Pick<Services, 'resumeExtractor'>,
  row: ResumeRow,
  outcome: DocumentOutcome,
): Promise<void> {
  if (!outcome.ok) return failReading(ports, row, outcome.message);
  const reading = await ports.resumeExtractor.complete(row.userId, outcome.reading);
  await finishReading(ports, row, { reading, ms: outcome.ms });
}

/** Stores what was read from a resume, brings the profile in line with it, and tells its owner. */
function finishReading(
  ports: Ports,
  row: ResumeRow,
  { reading, ms }: { reading: ResumeReading; ms: number },
): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    await lockResumesOf(database, row.userId);
    const stored = await storeReading(database, row.id, reading);
    if (!stored) return;
    const isAdded = await isAddedPerson(database, row.userId);
    await drawAnew(ports, stored, isAdded ? 'later' : 'now');
    await recordEvent(database, {
      actorId: null,
      action: 'resume.read',
      objectType: 'resume',
      objectId: row.id,
      subjectId: row.userId,
      data: { ms },
    });
    if (stored.isCurrent) await applyParsedResume(ports, row.userId, stored);
    // Applications sent with it are scored all the same.
    else await ports.queue.enqueue(scoreCandidate, { userId: row.userId }, { key: row.userId });
    if (stored.deletedAt) return;
    await notifyOwner(ports, row, {
      kind: 'resume_read',
      key: `resume-read:${row.id}`,
      title: words('notices.resumeRead', { file: row.fileName }),
      text: words('notices.resumeReadText'),
      path: `/resumes/${row.id}`,
    });
    await publish(ports, row, 'read', messageText('resumeFiles.read'));
  });
}

/** Notes that a resume could not be read, and tells its owner why. */
export function failReading(
  ports: Ports,
  { id, userId }: Pick<ResumeRow, 'id' | 'userId'>,
  message: Message,
): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    await lockResumesOf(database, userId);
    const row = await markFailed(database, id, toStoredText(message));
    if (!row) return;
    if (row.isCurrent && !row.reading) await applyParsedResume(ports, userId, row);
    if (!row.deletedAt) {
      await notifyOwner(ports, row, {
        kind: 'resume_read',
        key: `resume-failed:${id}`,
        title: words('notices.resumeUnread', { file: row.fileName }),
        text: message,
        path: '/profile?tab=resumes',
      });
    }
    await publish(ports, row, 'failed', message);
  });
}

/** Leaves a resume unread until the virus scanner answers, and tells its owner. */
export function waitForScanner(ports: Ports, { id }: Pick<ResumeRow, 'id'>): Promise<void> {
  return ports.database.transact(async () => {
    const row = await markWaiting(ports.database, id, scannerAway);
    if (!row) return;
    await ports.queue.enqueue(parseResume, { resumeId: id }, { key: id, afterSeconds: scannerSeconds });
    await publish(ports, row, 'stored', scannerAway);
  });
}

const scannerAway = messageText('resumeFiles.scannerAway');
const scannerSeconds = 30;

/** Removes the file of a resume in which a virus was found, with what was read from it, and tells its owner. */
export async function removeInfected(
  ports: Ports & Pick<Services, 'files'>,
  { id, userId }: Pick<ResumeRow, 'id' | 'userId'>,
  message: Message,
): Promise<void> {
  const { database } = ports;
  const gone = await database.transact(async () => {
    await lockResumesOf(database, userId);
    const pictures = await deletePictures(database, id);
    await markRemoved(database, id, toStoredText(message));
    const removed = await findAnyResume(database, id);
    if (!removed) return null;
    if (removed.isCurrent) await applyParsedResume(ports, userId, removed);
    if (!removed.deletedAt)
      await notifyOwner(ports, removed, {
        kind: 'resume_read',
        key: `resume-infected:${id}:${removed.version}`,
        title: words('notices.resumeInfected', { file: removed.fileName }),
        text: message,
        path: '/profile?tab=resumes',
      });
    await publish(ports, removed, 'failed', message);
    return [removed.storagePath, ...pictures];
  });
  for (const path of gone ?? []) await ports.files.remove(path);
}

/**
 * Brings the profile in line with the current resume (null when there is none left) and asks for new scores, in the
 * caller's transaction.
 */
export async function applyParsedResume(
  services: Pick<Services, 'database' | 'queue'>,
  userId: string,
  row: ResumeRow | null,
): Promise<void> {
  const profile = await lockProfile(services.database, userId);
  const values = row?.reading ? standingValues(row.reading, row.corrections) : [];
  await storeResumeFacts(services.database, userId, {
    resumeFileUrl: row?.storagePath ?? null,
    parsedText: row?.reading?.lines.map((line) => line.text).join('\n') ?? '',
    parsedMeta: parsedMetaOf(values),
    ...filledProfile(profile, values),
  });
  await services.queue.enqueue(scoreCandidate, { userId }, { key: userId });
}

/** Tells whose resume it is what came of reading it; where a company brought it in, the import goes on with it. */
async function notifyOwner(
  ports: Ports,
  { id, userId }: Pick<ResumeRow, 'id' | 'userId'>,
  notice: Omit<NewNotification, 'userId'>,
): Promise<void> {
  if (await isAddedPerson(ports.database, userId))
    await ports.queue.enqueue(settleImportFile, { resumeId: id }, { key: id });
  else await notify(ports, { userId, ...notice });
}

function publish(
  { live }: Ports,
  row: ResumeRow,
  stage: 'stored' | 'reading' | 'read' | 'failed',
  message: MessageOrText,
) {
  return live.publish(row.userId, {
    type: 'resume',
    resume_id: row.id,
    stage,
    message: toStoredText(message),
  });
}
