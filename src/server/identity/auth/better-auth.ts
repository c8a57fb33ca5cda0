import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { jwt } from 'better-auth/plugins';
import { v7 } from 'uuid';
import { z } from 'zod';
import { signUpRoles } from '../../../api/identity/roles.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/db/connect.ts';
import { createPasswordHashing, type HashingLimits } from './passwords/password-hashing.ts';
import { tables } from './queries.ts';
import { daySeconds } from '../../../api/platform/durations.ts';

/** A key signs access tokens this long; then a new one does, and the old one is published for another day. */
const keyRotationSeconds = 90 * daySeconds;

/**
 * Accounts, passwords and signing keys by Better Auth on our tables. None of its own addresses is served: each of our endpoints calls
 * the part it needs, so that every address stands in the contract with its access.
 */
export function createAuth(config: Config, database: Database, hashing?: HashingLimits) {
  return betterAuth({
    appName: 'Tenon',
    baseURL: config.origin,
    secret: config.secrets.sessions,
    database: drizzleAdapter(database.db, {
      provider: 'pg',
      schema: tables,
      usePlural: true,
      transaction: false,
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      autoSignIn: false,
      // Sign-in hashes for unknown addresses too, so that time does not tell them from known ones.
      password: createPasswordHashing(hashing),
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, validator: { input: z.enum(signUpRoles) } },
      },
    },
    // Sessions are ours: this table takes hashes only, so that one which Better Auth opened by itself would open nothing.
    session: { fields: { token: 'tokenHash' } },
    advanced: {
      database: { generateId: () => v7() },
    },
    plugins: [
      jwt({
        jwks: { rotationInterval: keyRotationSeconds, gracePeriod: daySeconds },
        jwt: { issuer: config.origin, audience: config.origin },
        schema: { jwks: { modelName: 'signingKey' } },
        disableSettingJwtHeader: true,
      }),
    ],
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

/** Better Auth, set up for Tenon. */
export type Auth = ReturnType<typeof createAuth>;
