import type { FileStore } from '../adapters/files/file-store.ts';
import { OutcomeUnknown } from '../db/transactions.ts';

/** Stores the row of a file that is under its key already. The file goes again only when it is known that its row is not there. */
export async function storeRowOf<T>(files: FileStore, key: string, store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    // What stays without a row, also because it cannot be removed now, is removed by the sweep of loose files.
    if (!(error instanceof OutcomeUnknown)) await files.remove(key).catch(() => {});
    throw error;
  }
}
