import { createHash } from 'node:crypto';

/** Statements that keep a name; each costs memory in every connection that has planned it. */
const maxNamed = 300;

/** Which statements the database keeps planned, under which names. */
export type StatementNames = {
  /** The name of a statement, from the second time on that it comes; none once too many have one. */
  of(text: string): string | undefined;
  /** Has a statement planned each time from now on. */
  forget(text: string): void;
};

/** Names for statements that the database is to plan once for each connection instead of every time. */
export function createStatementNames(): StatementNames {
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
