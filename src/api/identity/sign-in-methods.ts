import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams } from '../platform/fields.ts';
import { passkey, passkeyAnswer } from './passkeys.ts';
import { signInCode } from './two-factor.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** An account elsewhere that signs in here; `provider` is the id of the site that vouches. */
export const identity = z
  .object({ id, provider: z.string(), created_at: z.string() })
  .meta({ id: 'LinkedIdentity' });
export type Identity = z.infer<typeof identity>;

/** All the ways in which a person signs in. */
export const signInMethods = z
  .object({
    password: z.boolean(),
    two_factor: z.boolean(),
    recovery_codes_left: z.number(),
    passkeys: z.array(passkey),
    identities: z.array(identity),
  })
  .meta({ id: 'SignInMethods' });
export type SignInMethods = z.infer<typeof signInMethods>;

/** What proves who somebody is: one of their password, a code of their app or a recovery code, a passkey. */
export const proof = z.union([
  z.strictObject({ password: z.string().min(1, messageText('inputs.password')).max(128) }),
  z.strictObject({ code: signInCode }),
  z.strictObject({ passkey: passkeyAnswer }),
]);
export type Proof = z.input<typeof proof>;

/** The ways in which I sign in, and proving that I am still there. */
export const signInMethodsApi = {
  getSignInMethods: endpoint({
    method: 'GET',
    path: '/api/auth/methods',
    access: 'signed-in',
    summary: 'The ways in which I sign in',
    returns: signInMethods,
    errors: [],
  }),
  proveIdentity: endpoint({
    method: 'POST',
    path: '/api/auth/proof',
    access: 'signed-in',
    summary: 'Prove who I am; for ten minutes this session may then do dangerous things',
    body: proof,
    returns: null,
    errors: ['invalid_input', 'wrong_code', 'invalid_passkey'],
    limits: [{ per: 'account', points: 30, seconds: hourSeconds }],
  }),
  unlinkIdentity: endpoint({
    method: 'DELETE',
    path: '/api/auth/identities/{id}',
    access: 'signed-in',
    summary: 'Unlink an account elsewhere, unless it is my only way to sign in',
    params: idParams,
    returns: null,
    errors: ['not_found', 'last_way_in'],
    fresh: true,
  }),
};
