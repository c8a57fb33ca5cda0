import { v7 } from 'uuid';
import type { Logger } from 'pino';
import type { DescribedError } from '../../platform/db/describe-error.ts';
import type { NewError } from './queries.ts';
import { isDescribedError, redact } from '../../platform/logging/redact.ts';
import { minuteMs } from '../../../api/platform/durations.ts';

/** What a caller tells of an error: `error` in words as the log has them, without values. */
export type LoggedError = {
  source: 'request' | 'task' | 'mail';
  action: string;
  requestId?: string;
  actorId?: string | null;
  error: DescribedError;
};

/** Keeps errors for the people who run the site. Nothing waits for it, and nothing fails by it. */
export type ErrorJournal = {
  /** Notes an error. Beyond a number of them a minute they are counted only. */
  write(error: LoggedError): void;
  /** Waits until all that was noted is kept. */
  flush(): Promise<void>;
  /** Says what was left out so far, and flushes. */
  close(): Promise<void>;
};

/** How many errors a process keeps in a minute: a storm of them must not fill the disk. */
export const errorsAMinute = 60;

/** Opens the journal over `keep`. `secrets` are never written, wherever they appear. */
export function openErrorJournal(
  keep: (row: NewError) => Promise<void>,
  given: { now: () => Date; log: Logger; version: string; secrets: readonly string[] },
): ErrorJournal {
  const waiting = new Set<Promise<void>>();
  let minute = 0;
  let written = 0;
  let skipped = 0;
  let timer: NodeJS.Timeout | undefined;

  const put = (row: Omit<NewError, 'id' | 'at' | 'version'>) => {
    const kept = keep({ ...row, id: v7(), at: given.now(), version: given.version })
      .catch((error: unknown) => given.log.warn({ err: error }, 'an error could not be kept'))
      .finally(() => waiting.delete(kept));
    waiting.add(kept);
  };
  const sayLeftOut = () => {
    clearTimeout(timer);
    timer = undefined;
    if (skipped === 0) return;
    const message = `${skipped} more errors within a minute were counted and not written down.`;
    skipped = 0;
    put({ ...nothing, source: 'log', action: 'error log', name: 'Too many errors', message });
  };
  const flush = async () => {
    while (waiting.size > 0) await Promise.all(waiting);
  };

  return {
    write: ({ source, action, requestId = null, actorId = null, error }) => {
      const at = Math.floor(given.now().getTime() / minuteMs);
      if (at !== minute) {
        sayLeftOut();
        minute = at;
        written = 0;
      }
      if (written >= errorsAMinute) {
        skipped++;
        timer ??= setTimeout(sayLeftOut, minuteMs).unref();
        return;
      }
      written++;
      put({
        source,
        action: action.slice(0, 200),
        requestId,
        actorId,
        name: error.type.slice(0, 100),
        message: redact(messageOf(error), given.secrets),
        place: placeOf(error.stack),
      });
    },
    flush,
    close: () => {
      sayLeftOut();
      return flush();
    },
  };
}

const nothing = { requestId: null, actorId: null, place: '' };

/** The message with that of its cause and the database's words for what was broken. */
function messageOf(error: DescribedError): string {
  const { message, code, constraint, cause } = error;
  const facts = [code, constraint].filter((fact) => typeof fact === 'string').join(' ');
  return [
    facts === '' ? message : `${message} (${facts})`,
    ...(isDescribedError(cause) ? [messageOf(cause)] : []),
  ].join('; because: ');
}

/** The first line of a stack that stands in this program. */
function placeOf(stack = ''): string {
  return /\b(src\/[\w./-]+:\d+)/.exec(stack)?.[1] ?? '';
}
