import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Statements that keep a name; each costs memory in every connection that has planned it. */
const maxNamed = 300;

/**
 * Has the connections of a pool look for the best order of up to six tables at once, in place of eight. The largest statements of pages join fifteen:
 * planning one took 5 ms and more with eight, and 2 ms with six.
 */
export function planQuickly(pool: pg.Pool): void {
  // Whoever sends the first statement hears of a lost connection.
  pool.on('connect', (client) => void client.query(quickPlans).catch(() => {}));
}

const quickPlans = 'set join_collapse_limit = 6; set from_collapse_limit = 6';

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

/** A kept plan was none any more inside a transaction, which the error ended: done again, it finds the statement planned anew. */
export class OutdatedPlan extends Error {}

/** Where a statement is to run: on the pool, or on the connection of the open transaction. */
type Place = { pool: pg.Pool } | { transaction: pg.PoolClient };

/** Runs statements that are planned once for each connection; those that come for the first time run as `sql` does. */
export function plannedOn(place: () => Place, sql: Run, codeOf: (error: unknown) => string | null): Run {
  const names = createStatementNames();
  return async (text, values = []) => {
    const name = names.of(text);
    if (name === undefined) return sql(text, values);
    const at = place();
    const runner = 'pool' in at ? at.pool : at.transaction;
    try {
      return (await runner.query({ name, text, values })).rows as never[];
    } catch (error) {
      // A table was changed so that the kept plan is none any more; nothing was done.
      if (codeOf(error) !== '0A000') throw error;
      names.forget(text);
      if ('transaction' in at) throw new OutdatedPlan('A kept plan was outdated.', { cause: error });
      return sql(text, values);
    }
  };
}
