import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { availableParallelism } from 'node:os';
import { Refusal } from '../context.ts';

/** How many passwords are hashed at once, and how many more may wait for it. */
export type HashingLimits = { running: number; waiting: number };

/** One core stays free for everybody who only reads. */
export const hashingLimits: HashingLimits = { running: Math.max(1, availableParallelism() - 1), waiting: 30 };

/** Better Auth's password hash, so many at once; who finds the queue full is refused with `unavailable`. */
export function createPasswordHashing(limits: HashingLimits = hashingLimits) {
  const inTurn = takeTurns(limits);
  return {
    hash: (password: string) => inTurn(() => hashPassword(password)),
    verify: ({ hash, password }: { hash: string; password: string }) =>
      inTurn(() => verifyPassword({ hash, password })),
  };
}

/** Runs work in the order it came, so many at once; refuses what would be one too many to wait. */
export function takeTurns({ running, waiting }: HashingLimits) {
  const queue: (() => void)[] = [];
  let busy = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < running) busy += 1;
    else if (queue.length >= waiting) throw new Refusal('unavailable', { retryAfterSeconds: 2 });
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
