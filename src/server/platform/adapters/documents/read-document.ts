import {
  MAX_FILE_BYTES,
  refuse,
  type DocumentOutcome,
  type RecognizedScan,
  type TextOutcome,
} from './document-outcome.ts';
import type { ReadingStage } from './extract.ts';
import { longestProfileFile } from '../../../../api/candidates/profile-files.ts';
import type { ReadMail } from '../mail-in/mail-in.ts';
import type { MailOutcome } from '../mail-in/read-mail.ts';
import type { ProfileOutcome } from './profiles/profile-outcome.ts';
import { createProcessPool, type Stopped } from './process-pool.ts';
import { sniffDocument } from './sniff.ts';

/** What the child process is asked. */
export type ChildRequest =
  | { bytes: Uint8Array; now: string }
  | { scan: RecognizedScan; now: string }
  | { plain: Uint8Array }
  | { profile: Uint8Array }
  | { mail: Uint8Array };

/** How to read a document: the month that counts as now (`YYYY-MM`), a signal to give up, and who wants to know the stage. */
export type ReadOptions = {
  now: string;
  signal?: AbortSignal;
  onStage?: (stage: ReadingStage | 'queued') => void;
};

/** Reads documents in processes of their own (`process-pool.ts`). */
export type DocumentReader = {
  read: (bytes: Uint8Array, options: ReadOptions) => Promise<DocumentOutcome>;
  /** What the text of a scan says; `no_text` where there is none. */
  readScan: (scan: RecognizedScan, options: Pick<ReadOptions, 'now'>) => Promise<DocumentOutcome>;
  /** The visible text of a document that is no resume; why there is none is said by a code. */
  readText: (bytes: Uint8Array, signal?: AbortSignal) => Promise<TextOutcome>;
  /** The profile of a file that another program exported, as a JSON Resume; why there is none is said by a code. */
  readProfile: (bytes: Uint8Array, signal?: AbortSignal) => Promise<ProfileOutcome>;
  /** What a mail says that came in, with the files in it that a resume can be; null where it cannot be read. */
  readMail: (source: Uint8Array, signal?: AbortSignal) => Promise<ReadMail | null>;
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
  const pool = createProcessPool<ChildRequest, Outcome>({
    ...settings,
    script: 'child.ts',
  });
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
      return readingOf(answer) ?? refuse(stoppedBy(answer), sniffDocument(bytes));
    },
    readScan: async (scan, { now }) => {
      const answer = await pool.ask({ scan, now }, {});
      return readingOf(answer) ?? refuse(stoppedBy(answer), 'pdf');
    },
    readText: async (bytes, signal) => {
      const refused = refuseEarly(bytes);
      if (refused && !refused.ok) return { ok: false, code: refused.code };
      const answer = await pool.ask({ plain: bytes }, signal ? { signal } : {});
      return textOf(answer) ?? { ok: false, code: stoppedBy(answer) };
    },
    readProfile: async (bytes, signal) => {
      if (bytes.length > longestProfileFile) return { ok: false, code: 'too_big' };
      const answer = await pool.ask({ profile: bytes }, signal ? { signal } : {});
      if (!('outcome' in answer)) return { ok: false, code: answer.stopped };
      const { outcome } = answer;
      if (!outcome.ok) return { ok: false, code: outcome.code };
      return 'document' in outcome ? outcome : { ok: false, code: 'too_complex' };
    },
    readMail: async (source, signal) => {
      const answer = await pool.ask({ mail: source }, signal ? { signal } : {});
      return 'outcome' in answer && answer.outcome.ok && 'mail' in answer.outcome
        ? answer.outcome.mail
        : null;
    },
    prepare: pool.prepare,
    close: pool.close,
  };
}

type Outcome = DocumentOutcome | TextOutcome | ProfileOutcome | MailOutcome;
type Answer = { outcome: Outcome } | { stopped: Stopped };

function readingOf(answer: Answer): DocumentOutcome | null {
  if (!('outcome' in answer)) return null;
  const { outcome } = answer;
  return outcome.ok ? ('reading' in outcome ? outcome : null) : 'message' in outcome ? outcome : null;
}

function textOf(answer: Answer): TextOutcome | null {
  if (!('outcome' in answer)) return null;
  const { outcome } = answer;
  if (outcome.ok) return 'text' in outcome ? outcome : null;
  return { ok: false, code: outcome.code === 'no_profile' ? 'not_a_document' : outcome.code };
}

/** Why there is no answer of the kind that was asked for. */
function stoppedBy(answer: Answer): Stopped {
  return 'stopped' in answer ? answer.stopped : 'too_complex';
}

function refuseEarly(bytes: Uint8Array): DocumentOutcome | null {
  if (bytes.length === 0) return refuse('empty', null);
  if (bytes.length > MAX_FILE_BYTES) return refuse('too_big', null);
  return sniffDocument(bytes) ? null : refuse('not_a_document', null);
}
