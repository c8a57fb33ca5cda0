import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Statements that keep a name; each costs memory in every connection that has planned it. */
const maxNamed = 300;

/** Which statements the database keeps planned, under which names. */
type StatementNames = {
  /** The name of a statement, from the second time on that it comes; none once too many have one. */
  of(text: string): string | undefined;
  /** Has a statement planned each time from now on. */
  forget(text: string): void;
};

/** Names for statements that the database is to plan once for each connection instead of every time. */
function createStatementNames(): StatementNames {
  const names = new Map<string, string | undefined>();
  const seenOnce = new Set<string>();
  return {
    of: (text) => {
      if (names.has(text) || names.size >= maxNamed) return names.get(text);
      if (!seenOnce.delete(text)) {
        if (seenOnce.size >= maxNamed) seenOnce.clear();
        seenOnce.add(text);
        return undefined;
      }
      const name = `p${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
      names.set(text, name);
      return name;
    },
    forget: (text) => names.set(text, undefined),
  };
}

type Run = (text: string, values?: unknown[]) => Promise<never[]>;

/**
 * Runs statements that are planned once, on the pool at hand; others, and those within a transaction (`pool` says null), as `sql` does: the end of a
 * plan would end the transaction too.
 */
export function plannedOn(
  pool: () => pg.Pool | null,
  sql: Run,
  codeOf: (error: unknown) => string | null,
): Run {
  const names = createStatementNames();
  return async (text, values = []) => {
    const runner = pool();
    const name = runner ? names.of(text) : undefined;
    if (!runner || name === undefined) return sql(text, values);
    try {
      return (await runner.query({ name, text, values })).rows as never[];
    } catch (error) {
      // A table was changed so that the kept plan is none any more; nothing was done.
      if (codeOf(error) !== '0A000') throw error;
      names.forget(text);
      return sql(text, values);
    }
  };
}
