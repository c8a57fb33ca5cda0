import type pg from 'pg';

/** Reads of one request that the database has not answered yet, by what is asked. */
export type OpenReads = Map<string, Promise<pg.QueryResultRow[]>>;

type Run = (text: string, values?: unknown[]) => Promise<pg.QueryResultRow[]>;

/**
 * Runs reads so that parts of one request which ask the same at once share one answer, each with rows of its own. `open` says where
 * the reads of the request at hand are noted; null where each is asked for itself, such as in a transaction.
 */
export function sharedWithin(run: Run, open: () => OpenReads | null): Run {
  return async (text, values = []) => {
    const reads = open();
    if (!reads) return run(text, values);
    const asked = JSON.stringify([text, values]);
    const same = reads.get(asked);
    if (same) return (await same).map((row) => ({ ...row }));
    const answer = run(text, values);
    reads.set(asked, answer);
    try {
      return await answer;
    } finally {
      reads.delete(asked);
    }
  };
}
