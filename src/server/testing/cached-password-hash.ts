import { type PasswordHash, scryptHash } from '../identity/auth/passwords/password-hashing.ts';

const hashes = new Map<string, Promise<string>>();
const verdicts = new Map<string, Promise<boolean>>();

/** The real hash, made once for each password of a test file: nearly everybody in a test has the same one. */
export const cachedPasswordHash: PasswordHash = {
  hash: (password) => once(hashes, password, () => scryptHash.hash(password)),
  verify: (given) => once(verdicts, `${given.hash} ${given.password}`, () => scryptHash.verify(given)),
};

function once<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = made.get(key);
  if (known) return known;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
}
