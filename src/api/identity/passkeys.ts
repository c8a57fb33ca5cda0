import { z } from 'zod';
import { sessionUser } from './auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, text } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';
const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+=*$/);

/** A passkey of mine. */
export const passkey = z
  .object({
    id,
    name: z.string(),
    /** True when it is kept on several of my devices. */
    synced: z.boolean(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

/** What a browser needs for `navigator.credentials`, as WebAuthn writes it in JSON. */
const ceremony = z.looseObject({ challenge: z.string() });

/** What a browser's passkey signed, as WebAuthn writes it in JSON. */
export const passkeyAnswer = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

const newPasskeyAnswer = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** What a passkey is called. */
export const passkeyName = text(60, messageText('inputs.passkeyName'));

/** Passkeys: signing in with the lock of a phone or computer. */
export const passkeysApi = {
  challengePasskeySignIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkey-sign-in/challenge',
    access: 'public',
    summary: 'Begin to sign in with a passkey: what the browser has to have signed, for five minutes',
    returns: ceremony,
    errors: [],
    limits: [{ per: 'address', points: 300, seconds: hourSeconds / 4 }],
  }),
  signInWithPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkey-sign-in',
    access: 'public',
    summary: 'Open a session with a passkey',
    body: z.strictObject({ passkey: passkeyAnswer, remember: z.boolean().default(false) }),
    returns: z.object({ user: sessionUser }),
    errors: ['invalid_passkey', 'account_suspended', 'invalid_input'],
    limits: [{ per: 'address', points: 300, seconds: hourSeconds / 4 }],
  }),
  challengePasskeyProof: endpoint({
    method: 'POST',
    path: '/api/auth/proof/challenge',
    access: 'signed-in',
    summary: 'Begin to prove who I am with one of my passkeys',
    returns: ceremony,
    errors: ['not_found'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  challengeNewPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys/challenge',
    access: 'signed-in',
    summary: 'Begin to add a passkey',
    returns: ceremony,
    errors: ['quota_reached'],
    fresh: true,
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkeys',
    access: 'signed-in',
    summary: 'Add the passkey that the browser made',
    body: z.strictObject({ name: passkeyName, passkey: newPasskeyAnswer }),
    returns: passkey,
    errors: ['invalid_passkey', 'conflict', 'quota_reached', 'invalid_input'],
    fresh: true,
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/api/auth/passkeys/{id}',
    access: 'signed-in',
    summary: 'Give a passkey of mine another name',
    params: idParams,
    body: z.strictObject({ name: passkeyName }),
    returns: null,
    errors: ['not_found', 'invalid_input'],
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/api/auth/passkeys/{id}',
    access: 'signed-in',
    summary: 'Remove a passkey of mine, unless it is my only way to sign in',
    params: idParams,
    returns: null,
    errors: ['not_found', 'last_way_in'],
    fresh: true,
  }),
};
