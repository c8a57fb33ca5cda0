import { MAX_FILE_BYTES, refuse, type DocumentOutcome } from './document-outcome.ts';
import type { ReadingStage } from './extract.ts';
import { createProcessPool } from './process-pool.ts';
import { sniffDocument } from './sniff.ts';

/** What the child process is asked. */
export type ChildRequest = { bytes: Uint8Array; now: string };

/** How to read a document: the month that counts as now (`YYYY-MM`), a signal to give up, and who wants to know the stage. */
export type ReadOptions = {
  now: string;
  signal?: AbortSignal;
  onStage?: (stage: ReadingStage | 'queued') => void;
};

/** Reads documents in processes of their own (`process-pool.ts`). */
export type DocumentReader = {
  read: (bytes: Uint8Array, options: ReadOptions) => Promise<DocumentOutcome>;
  /** Has a process ready for the next document, for a minute. */
  prepare: () => void;
  close: () => void;
};

/** A reader with `atOnce` documents side by side. Reading rejects only when the signal is aborted. */
export function createDocumentReader(settings: {
  atOnce: number;
  documentsPerProcess: number;
  hidden?: readonly string[];
}): DocumentReader {
  const pool = createProcessPool<ChildRequest, DocumentOutcome>({ ...settings, script: 'child.ts' });
  return {
    read: async (bytes, { now, signal, onStage }) => {
      const refused = refuseEarly(bytes);
      if (refused) return refused;
      const answer = await pool.ask(
        { bytes, now },
        {
          ...(signal && { signal }),
          ...(onStage && { onStage: (stage) => onStage(stage as ReadingStage | 'queued') }),
        },
      );
      return 'outcome' in answer ? answer.outcome : refuse(answer.stopped, sniffDocument(bytes));
    },
    prepare: pool.prepare,
    close: pool.close,
  };
}

function refuseEarly(bytes: Uint8Array): DocumentOutcome | null {
  if (bytes.length === 0) return refuse('empty', null);
  if (bytes.length > MAX_FILE_BYTES) return refuse('too_big', null);
  return sniffDocument(bytes) ? null : refuse('not_a_document', null);
}
