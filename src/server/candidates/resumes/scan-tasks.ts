import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { readChecked } from '../../platform/adapters/files/read-checked.ts';
import { recognizeScan } from '../../platform/adapters/ocr/recognize-scan.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { recognizeResume } from '../../platform/tasks/task-definitions.ts';
import { failReading, takeOutcome } from './reading-commands.ts';
import { findAnyResume } from './queries.ts';

type Ports = Pick<
  Services,
  | 'database'
  | 'documents'
  | 'files'
  | 'live'
  | 'now'
  | 'pageDrawer'
  | 'queue'
  | 'resumeExtractor'
  | 'tesseract'
>;

/** Recognises the text of a scanned resume, and reads it. One at a time, a page after the other: other resumes go first. */
export const recognizeResumeTask = defineTask({
  ...recognizeResume,
  timeoutSeconds: 900,
  concurrency: 1,
  run: async ({ resumeId }, services: Ports, attempt) => {
    const row = await findAnyResume(services.database, resumeId);
    if (row?.parseStatus !== 'reading') return;
    try {
      const bytes = await readChecked(services.files, row);
      const scan = bytes && (await recognizeScan(bytes, services));
      const now = services.now().toISOString().slice(0, 7);
      const outcome = scan && (await services.documents.readScan(scan, { now }));
      if (outcome) await takeOutcome(services, row, outcome);
      else await failReading(services, row, message('resumeFiles.noText'));
    } catch (error) {
      if (attempt?.isLast !== false) await failReading(services, row, message('resumeFiles.failed'));
      throw error;
    }
  },
});
