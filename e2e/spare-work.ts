import { hashingLimits } from '../src/server/identity/auth/passwords/password-hashing.ts';
import { createPageDrawer } from '../src/server/platform/adapters/documents/page-drawer.ts';
import { createDocumentReader } from '../src/server/platform/adapters/documents/read-document.ts';
import { cachedPasswordHash } from '../src/server/testing/cached-password-hash.ts';

/**
 * What programs of browser tests do once instead of each time: everybody in a test has the same password, whose hash takes 70 ms of a
 * core, and no file is a stranger's, for whom a process of its own loads the reader anew in half a second. Both are as they are in
 * the tests of whole programs.
 */
export function sparing(dataDir: string) {
  const reused = { documentsPerProcess: 50, hidden: [dataDir] };
  return {
    hashing: { ...hashingLimits, by: cachedPasswordHash },
    documents: createDocumentReader({ ...reused, atOnce: 2 }),
    pageDrawer: createPageDrawer(reused),
  };
}
