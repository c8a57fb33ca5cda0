import type { ReadLine } from '../../../../engine/resume/reading.ts';
import type { DrawOutcome, DrawRequest, PageOfFile, ScanOutcome } from './draw-pdf.ts';
import { createProcessPool } from './process-pool.ts';

/** Draws the pages of PDFs in processes of their own (`process-pool.ts`). */
export type PageDrawer = {
  /** The first pages, with where the words of these lines stand; null where they cannot be drawn. */
  draw: (bytes: Uint8Array, lines: ReadLine[]) => Promise<PageOfFile[] | null>;
  /** The first pages of a scan, large enough to recognise its text; null where they cannot be drawn. */
  drawScan: (bytes: Uint8Array) => Promise<ScanOutcome['scan']>;
  close: () => void;
};

/** A drawer of one file after the other: nobody waits for a picture. */
export function createPageDrawer(settings: {
  documentsPerProcess: number;
  processorSeconds?: number;
  hidden?: readonly string[];
}): PageDrawer {
  const pool = createProcessPool<DrawRequest, DrawOutcome | ScanOutcome>({
    ...settings,
    script: 'draw-child.ts',
    atOnce: 1,
    native: true,
  });
  return {
    draw: async (bytes, lines) => {
      const answer = await pool.ask({ bytes, lines }, {});
      return 'outcome' in answer && 'pages' in answer.outcome ? answer.outcome.pages : null;
    },
    drawScan: async (bytes) => {
      const answer = await pool.ask({ bytes, scan: true }, {});
      return 'outcome' in answer && 'scan' in answer.outcome ? answer.outcome.scan : null;
    },
    close: pool.close,
  };
}
