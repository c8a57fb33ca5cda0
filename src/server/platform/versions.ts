import type { Database } from './db/connect.ts';
import { staleVersion } from './http/api-error.ts';

/** A record that people change as they last saw it. */
export type Versioned<R> = {
  /** Reads it as it is now; throws when it is not the caller's. */
  find: () => Promise<R>;
  /** Keeps others from changing it until the transaction ends; false when it has not the version that the caller saw. */
  hold: () => Promise<boolean>;
  /** The newer record as the caller is shown it. */
  present: (now: R) => unknown;
};

/**
 * Changes a record as it stands at a version, in one transaction and while nobody else does; where there is a newer one, refuses with
 * `stale_version` and shows that.
 */
export function changeAtVersion<R, T>(
  database: Database,
  { find, hold, present }: Versioned<R>,
  change: (before: R) => Promise<T>,
): Promise<T> {
  return database.transact(async () => {
    const before = await find();
    if (!(await hold())) throw staleVersion(await present(await find()));
    return change(before);
  });
}
