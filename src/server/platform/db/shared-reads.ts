import type pg from 'pg';

/** Reads of one request, by what is asked: those not answered yet and, where the request only reads, also those that were. */
export type OpenReads = {
  asked: Map<string, Promise<pg.QueryResultRow[]>>;
  /** True for a request that only reads: what was answered stays until the request writes after all, or ends. */
  keeps: boolean;
};

type Run = (text: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;

/**
 * Runs reads so that parts of one request which ask the same share one answer, each with rows of its own: at once, or, where the
 * request only reads, also one after the other. `open` says where the reads of the request at hand are noted; null where each is asked for
 * itself, such as in a transaction.
 */
export function sharedWithin(run: Run, open: () => OpenReads | null): Run {
  return async (text, values = []) => {
    const reads = mayWrite(text) ? null : open();
    if (!reads) return run(text, values);
    const { asked, keeps } = reads;
    const name = `${text}\n${JSON.stringify(values)}`;
    const same = asked.get(name);
    if (same) return copied(await same);
    const answer = run(text, values);
    asked.set(name, answer);
    const forget = () => void (asked.get(name) === answer && asked.delete(name));
    if (!keeps) {
      try {
        return await answer;
      } finally {
        forget();
      }
    }
    answer.catch(forget);
    return copied(await answer);
  };
}

function copied(rows: pg.QueryResultRow[]): pg.QueryResultRow[] {
  return rows.map((row) => ({ ...row }));
}

/** What was said of statements before; there are as many as the program has, and some that are put together of filters. */
const known = new Map<string, boolean>();
const maxKnown = 2000;

/** True unless a statement only reads, so that what was read before may have changed by it. */
export function mayWrite(statement: string): boolean {
  const before = known.get(statement);
  if (before !== undefined) return before;
  const writes =
    !/^\s*(select|with)\b/i.test(statement) || /\b(insert|update|delete|merge|commit)\b/i.test(statement);
  if (known.size >= maxKnown) known.clear();
  known.set(statement, writes);
  return writes;
}
