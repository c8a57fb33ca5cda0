import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { v7 } from 'uuid';
import { z } from 'zod';
import { signUpRoles } from '../../api/roles.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { createPasswordHashing, type HashingLimits } from './password-hashing.ts';
import { rememberedSeconds } from './queries.ts';
import { sessionOpening } from './session-opening.ts';

/** The name of the session cookie; browsers send the `__Secure-` one on https only. */
export function sessionCookieName(config: Config): string {
  return `${isSecure(config) ? '__Secure-' : ''}tenon.session_token`;
}

/**
 * Accounts and sessions by Better Auth on our tables. None of its own addresses is served: each of our endpoints calls
 * the part it needs, so that every address stands in the contract with its access.
 */
export function createAuth(config: Config, database: Database, hashing?: HashingLimits) {
  return betterAuth({
    appName: 'Tenon',
    baseURL: config.origin,
    secret: config.secrets.sessions,
    database: drizzleAdapter(database.db, { provider: 'pg', usePlural: true, transaction: false }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      autoSignIn: false,
      requireEmailVerification: config.requireVerifiedEmail,
      // Sign-in hashes for unknown addresses too, so that time does not tell them from known ones.
      password: createPasswordHashing(hashing),
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, validator: { input: z.enum(signUpRoles) } },
      },
    },
    session: { expiresIn: rememberedSeconds, updateAge: 24 * 3600 },
    advanced: {
      cookiePrefix: 'tenon',
      useSecureCookies: isSecure(config),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => v7() },
    },
    plugins: [sessionOpening()],
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

/** Better Auth, set up for Tenon. */
export type Auth = ReturnType<typeof createAuth>;

function isSecure(config: Config): boolean {
  return config.origin.startsWith('https:');
}
