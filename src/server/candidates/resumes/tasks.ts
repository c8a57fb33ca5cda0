import { z } from 'zod';
import type { Services } from '../../context.ts';
import type { DocumentOutcome } from '../../platform/adapters/documents/document-outcome.ts';
import { DamagedFile, readChecked } from '../../platform/adapters/files/read-checked.ts';
import { parseResume } from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import type { ResumeRow } from './queries.ts';
import { infectedSaid, scanned } from '../../platform/http/virus-scan.ts';
import {
  beginReading,
  failReading,
  recognizeLater,
  removeInfected,
  takeOutcome,
  waitForScanner,
} from './reading-commands.ts';
import { drawTheRest } from './picture-commands.ts';
import { markFileMissing, purgeStored } from './sweep-commands.ts';
import { knownPaths, listStored, listUnread } from './sweep-queries.ts';
import { hourMs } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<
  Services,
  | 'database'
  | 'documents'
  | 'errors'
  | 'files'
  | 'live'
  | 'log'
  | 'metrics'
  | 'now'
  | 'queue'
  | 'resumeExtractor'
  | 'tesseract'
  | 'virusScanner'
>;

/** Reads a resume: from its file to the values, the profile, and the wish for new scores. */
export const parseResumeTask = defineTask({
  ...parseResume,
  timeoutSeconds: 60,
  concurrency: 2,
  run: async ({ resumeId }, services: Ports, attempt) => {
    const row = await beginReading(services, resumeId);
    if (!row) return;
    let isScanned = services.virusScanner === null;
    try {
      await read(services, row, () => (isScanned = true));
    } catch (error) {
      // What counts as failed may be opened: a file that was not scanned yet goes on waiting.
      if (!isScanned) await waitForScanner(services, row);
      // Nobody is told of a failure that the next try may mend within a minute.
      else if (attempt?.isLast !== false) await failReading(services, row, message('resumeFiles.failed'));
      throw error;
    }
  },
});

/**
 * Removes files without a row and deleted resumes that no application pins any more, says of resumes whose file is gone that
 * it is, and has resumes read whose reading was lost, and drawn that were not; files only when an hour old.
 */
export const sweepFilesTask = defineTask({
  name: 'sweep-files',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '17 * * * *',
  run: async (_payload, services: Ports) => {
    const before = new Date(services.now().getTime() - hourMs);
    await services.files.dropLeftovers(before);
    await purgeStored(services);
    await removeLooseFiles(services, before);
    await nameMissingFiles(services, before);
    await takeUpLostReadings(services);
    await drawTheRest(services);
  },
});

/** Has resumes read that wait for it while nothing is to read them: the task gave up, or was lost. */
export async function takeUpLostReadings({
  database,
  queue,
}: Pick<Services, 'database' | 'queue'>): Promise<void> {
  for (const id of await listUnread(database, parseResume.name)) {
    await queue.enqueue(parseResume, { resumeId: id }, { key: id });
  }
}

async function read(services: Ports, row: ResumeRow, onScanned: () => void): Promise<void> {
  const bytes = await readWhole(services, row);
  if (bytes === 'damaged') return failReading(services, row, message('resumeFiles.damaged'));
  if (!bytes) return failReading(services, row, message('resumeFiles.missing'));
  const scan = await scanned(services, bytes);
  if (scan.outcome === 'away') return waitForScanner(services, row);
  if (scan.outcome === 'infected') return removeInfected(services, row, infectedSaid(scan.name));
  onScanned();
  const outcome = await services.documents.read(bytes, {
    now: services.now().toISOString().slice(0, 7),
  });
  if (isScan(outcome) && (await services.tesseract.languages()).length > 0)
    return recognizeLater(services, row);
  await takeOutcome(services, row, outcome);
}

/** A PDF whose pages are pictures. */
function isScan(outcome: DocumentOutcome): boolean {
  return !outcome.ok && outcome.code === 'no_text' && outcome.kind === 'pdf';
}

/** The file as it came; that it is another by now is written down for staff. */
async function readWhole({ errors, files }: Ports, row: ResumeRow) {
  try {
    return await readChecked(files, row);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    errors.write({
      source: 'task',
      action: parseResume.name,
      error: { type: error.name, message: error.message },
    });
    return 'damaged';
  }
}

async function nameMissingFiles(services: Ports, before: Date): Promise<void> {
  let page = await listStored(services.database, '', before);
  while (page.length > 0) {
    for (const { id, path } of page) {
      if (!(await services.files.has(path))) await markFileMissing(services, id);
    }
    page = await listStored(services.database, page.at(-1)?.path ?? '', before);
  }
}

async function removeLooseFiles(services: Ports, before: Date): Promise<void> {
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
