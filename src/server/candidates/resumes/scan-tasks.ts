import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import type { RecognizedScan } from '../../platform/adapters/documents/document-outcome.ts';
import { readChecked } from '../../platform/adapters/files/read-checked.ts';
import { pageOfHocr } from '../../platform/adapters/ocr/hocr.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { recognizeResume } from '../../platform/tasks/task-definitions.ts';
import { failReading, finishReading } from './reading-commands.ts';
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

/** Recognises the text of a resume that is a scan, and reads it. One at a time, a page after the other: texts go first. */
export const recognizeResumeTask = defineTask({
  ...recognizeResume,
  timeoutSeconds: 900,
  concurrency: 1,
  run: async ({ resumeId }, services: Ports) => {
    const row = await findAnyResume(services.database, resumeId);
    if (row?.parseStatus !== 'reading') return;
    try {
      const bytes = await readChecked(services.files, row);
      const scan = bytes && (await recognized(services, bytes));
      const now = services.now().toISOString().slice(0, 7);
      const outcome = scan && (await services.documents.readScan(scan, { now }));
      if (!outcome) return await failReading(services, row, message('resumeFiles.noText'));
      if (!outcome.ok) return await failReading(services, row, outcome.message);
      const reading = await services.resumeExtractor.complete(row.userId, outcome.reading);
      await finishReading(services, row, { reading, ms: outcome.ms });
    } catch (error) {
      await failReading(services, row, message('resumeFiles.failed'));
      throw error;
    }
  },
});

/** The text of the first pages; null where they cannot be drawn, or one of them cannot be recognised. */
async function recognized(
  { pageDrawer, tesseract }: Ports,
  bytes: Uint8Array,
): Promise<RecognizedScan | null> {
  const scan = await pageDrawer.drawScan(bytes);
  if (!scan) return null;
  const pages: RecognizedScan['pages'] = [];
  for (const { png, scale } of scan.pages) {
    const hocr = await tesseract.recognize(png);
    if (hocr === null) return null;
    pages.push(pageOfHocr(hocr, scale));
  }
  return { pages, cut: scan.cut };
}
