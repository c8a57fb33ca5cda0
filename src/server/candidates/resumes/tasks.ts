import { z } from 'zod';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { forgetKeys } from '../../platform/idempotency/queries.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { forgetLimits } from '../../platform/limits/queries.ts';
import { parseResume, scoreCandidate } from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { applyParsedResume } from './apply-parsed-resume.ts';
import * as queries from './queries.ts';
import {
  deleteUnpinned,
  fileMissing,
  knownPaths,
  listStored,
  listUnread,
  markFileMissing,
} from './sweep-queries.ts';

const hour = 3_600_000;

/** Reads a resume: from its file to the values, the profile, and the wish for new scores. */
export const parseResumeTask = defineTask({
  ...parseResume,
  timeoutSeconds: 60,
  concurrency: 2,
  run: async ({ resumeId }, services: Services) => {
    const row = await begin(services, resumeId);
    if (!row) return;
    try {
      await read(services, row);
    } catch (error) {
      await fail(services, row, 'Failed to process your resume. Please try again.');
      throw error;
    }
  },
});

/**
 * Removes files without a row and deleted resumes that no application pins any more, says of resumes whose file is gone that
 * it is, and has resumes read whose reading was lost; files and readings only when an hour old.
 */
export const sweepFilesTask = defineTask({
  name: 'sweep-files',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '17 * * * *',
  run: async (_payload, services: Services) => {
    const before = new Date(services.now().getTime() - hour);
    await services.files.dropLeftovers(before);
    await deleteUnpinned(services.database);
    await removeLooseFiles(services, before);
    await nameMissingFiles(services, before);
    for (const id of await listUnread(services.database, before)) {
      await services.queue.enqueue(parseResume, { resumeId: id }, { key: id });
    }
    await forgetKeys(services.database, new Date(services.now().getTime() - 24 * hour));
    await forgetLimits(services.database, services.now());
  },
});

async function read(services: Services, row: queries.ResumeRow): Promise<void> {
  const bytes = await services.files.read(row.storagePath);
  if (!bytes) return fail(services, row, fileMissing);
  const outcome = await services.documents.read(bytes, {
    now: services.now().toISOString().slice(0, 7),
  });
  if (!outcome.ok) return fail(services, row, outcome.message);
  const reading = await services.resumeExtractor.complete(row.userId, outcome.reading);
  await services.database.transact(async () => {
    await queries.lockResumesOf(services.database, row.userId);
    const stored = await queries.storeReading(services.database, row.id, reading);
    if (!stored) return;
    await recordEvent(services.database, {
      actorId: null,
      action: 'resume.read',
      objectType: 'resume',
      objectId: row.id,
      subjectId: row.userId,
      data: { ms: outcome.ms },
    });
    if (stored.isCurrent) await applyParsedResume(services, row.userId, stored);
    // Applications sent with it are scored all the same.
    else await services.queue.enqueue(scoreCandidate, { userId: row.userId }, { key: row.userId });
    if (stored.deletedAt) return;
    await notify(services, {
      userId: row.userId,
      kind: 'resume_read',
      key: `resume-read:${row.id}`,
      title: `${row.fileName} was read`,
      text: 'Look at what was found in it, and accept, change or drop each value.',
      path: `/resumes/${row.id}`,
    });
    await services.live.publish(row.userId, {
      type: 'resume',
      resume_id: row.id,
      stage: 'read',
      message: 'The file is read.',
    });
  });
}

function begin(services: Services, resumeId: string): Promise<queries.ResumeRow | null> {
  return services.database.transact(async () => {
    const row = await queries.markReading(services.database, resumeId);
    if (row) await tell(services, row, 'reading', 'The file is being read.');
    return row;
  });
}

async function fail(services: Services, { id, userId }: queries.ResumeRow, message: string): Promise<void> {
  await services.database.transact(async () => {
    await queries.lockResumesOf(services.database, userId);
    const row = await queries.markFailed(services.database, id, message);
    if (!row) return;
    if (row.isCurrent && !row.reading) await applyParsedResume(services, userId, row);
    if (!row.deletedAt) {
      await notify(services, {
        userId,
        kind: 'resume_read',
        key: `resume-failed:${id}`,
        title: `${row.fileName} could not be read`,
        text: message,
        path: '/profile?tab=resumes',
      });
    }
    await tell(services, row, 'failed', message);
  });
}

function tell(services: Services, row: queries.ResumeRow, stage: 'reading' | 'failed', message: string) {
  return services.live.publish(row.userId, { type: 'resume', resume_id: row.id, stage, message });
}

async function nameMissingFiles(services: Services, before: Date): Promise<void> {
  let page = await listStored(services.database, '', before);
  while (page.length > 0) {
    for (const { id, path } of page) {
      if (!(await services.files.has(path))) await markFileMissing(services.database, id);
    }
    page = await listStored(services.database, page.at(-1)?.path ?? '', before);
  }
}

async function removeLooseFiles(services: Services, before: Date): Promise<void> {
  let batch: string[] = [];
  const check = async () => {
    const known = await knownPaths(services.database, batch);
    for (const key of batch) if (!known.has(key)) await services.files.remove(key);
    batch = [];
  };
  for await (const { key, storedAt } of services.files.list()) {
    if (storedAt < before) batch.push(key);
    if (batch.length >= 500) await check();
  }
  await check();
}
