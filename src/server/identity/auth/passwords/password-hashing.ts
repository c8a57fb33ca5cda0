import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { availableParallelism } from 'node:os';
import { ApiError } from '../../../platform/http/api-error.ts';

/** Makes the hash that is stored of a password, and tells whether a password fits one. */
export type PasswordHash = {
  hash: (password: string) => Promise<string>;
  verify: (given: { hash: string; password: string }) => Promise<boolean>;
};

/** How many passwords are hashed at once, and how many more may wait for it; by Better Auth's hash unless another is named. */
export type HashingLimits = { running: number; waiting: number; by?: PasswordHash };

/** Better Auth's own: scrypt, some 70 ms of a core each time. */
export const scryptHash: PasswordHash = { hash: hashPassword, verify: verifyPassword };

/** One core stays free for everybody who only reads. */
export const hashingLimits: HashingLimits = { running: Math.max(1, availableParallelism() - 1), waiting: 30 };

/** The password hash, so many at once; who finds the queue full is refused with `unavailable`. */
export function createPasswordHashing(limits: HashingLimits = hashingLimits): PasswordHash {
  const inTurn = takeTurns(limits);
  const { hash, verify } = limits.by ?? scryptHash;
  return {
    hash: (password) => inTurn(() => hash(password)),
    verify: (given) => inTurn(() => verify(given)),
  };
}

/** Runs work in the order it came, so many at once; refuses what would be one too many to wait. */
export function takeTurns({ running, waiting }: HashingLimits) {
  const queue: (() => void)[] = [];
  let busy = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < running) busy += 1;
    else if (queue.length >= waiting) throw new ApiError('unavailable', { retryAfterSeconds: 2 });
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes now gets in before those who wait.
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
