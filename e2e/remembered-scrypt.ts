import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before the program that all browser tests share (playwright.config.ts): scrypt is computed once for each password and salt,
 * and remembered. Everybody in a test signs up, signs in and signs in again once verified, each time for 70 ms of a core. Results are
 * those of scrypt; how many may be hashed at once is tested in the server.
 */
type Done = (error: Error | null, key: Buffer) => void;

const { scrypt } = crypto;
const known = new Map<string, Buffer>();

function rememberedScrypt(
  password: crypto.BinaryLike,
  salt: crypto.BinaryLike,
  length: number,
  options: crypto.ScryptOptions,
  done: Done,
): void {
  const asked = JSON.stringify([password, salt, length, options]);
  const key = known.get(asked);
  if (key) return void setImmediate(done, null, Buffer.from(key));
  scrypt(password, salt, length, options, (error, fresh) => {
    if (!error) known.set(asked, Buffer.from(fresh));
    done(error, fresh);
  });
}

crypto.scrypt = rememberedScrypt as typeof scrypt;
syncBuiltinESMExports();
