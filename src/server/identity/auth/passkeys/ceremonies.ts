import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { passkeyAnswer, passkeysApi } from '../../../../api/identity/passkeys.ts';
import type { Config } from '../../../config.ts';
import type { Context, Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { StepPurpose } from '../../../platform/db/schema/sign-in.ts';
import { dropCookie, readCookie, setCookie } from '../sessions/cookies.ts';
import { hashToken, newToken } from '../secret-tokens.ts';
import { findPasskey, listPasskeysOf, markPasskeyUsed } from './queries.ts';
import { insertStep, consumeStep } from '../sign-in-step-queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/** How long a browser may take to have a challenge signed. */
const ceremonySeconds = 300;

type Answer = z.output<typeof passkeyAnswer>;
type NewAnswer = z.output<(typeof passkeysApi)['addPasskey']['body']>['passkey'];

/** What a browser needs to make a passkey for a person, who may not add one twice. */
export async function challengeNew(context: Context<Ports>, person: { id: string; email: string }) {
  const options = await generateRegistrationOptions({
    rpName: 'Tenon',
    rpID: siteId(context.config),
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.email,
    excludeCredentials: await credentialsOf(context, person.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(context, 'passkey-add', options.challenge, person.id);
  return { ...options };
}

/** What a browser needs to use a passkey: any that it has for this site, or one of a person's. */
export async function challengeUse(context: Context<Ports>, purpose: StepPurpose, userId: string | null) {
  const options = await generateAuthenticationOptions({
    rpID: siteId(context.config),
    userVerification: 'required',
    ...(userId ? { allowCredentials: await credentialsOf(context, userId) } : {}),
  });
  await saveChallenge(context, purpose, options.challenge, userId);
  return { ...options };
}

/** A passkey that the browser made for this person on our challenge, ready to be stored. Throws `invalid_passkey`. */
export async function readNew(context: Context<Ports>, userId: string, answer: NewAnswer) {
  const challenge = await consumeChallenge(context, 'passkey-add', userId);
  const verified = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} } as Parameters<
      typeof verifyRegistrationResponse
    >[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: context.config.origin,
    expectedRPID: siteId(context.config),
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified.verified) throw new ApiError('invalid_passkey');
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    userId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    synced: credentialBackedUp,
  };
}

/** Whose passkey signed our challenge; each challenge counts once. Throws `invalid_passkey`. */
export async function readUse(
  context: Context<Ports>,
  purpose: StepPurpose,
  userId: string | null,
  answer: Answer,
): Promise<string> {
  const challenge = await consumeChallenge(context, purpose, userId);
  const found = await findPasskey(context.database, answer.id);
  if (!found || (userId !== null && found.userId !== userId)) throw new ApiError('invalid_passkey');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} } as Parameters<
      typeof verifyAuthenticationResponse
    >[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: context.config.origin,
    expectedRPID: siteId(context.config),
    requireUserVerification: true,
    credential: {
      id: found.credentialId,
      publicKey: Uint8Array.from(Buffer.from(found.publicKey, 'base64url')),
      counter: found.counter,
    },
  }).catch(refuse);
  const isNext =
    verified &&
    (await markPasskeyUsed(context.database, found.id, authenticationInfo.newCounter, context.now()));
  if (!isNext) throw new ApiError('invalid_passkey');
  return found.userId;
}

async function saveChallenge(
  context: Context<Ports>,
  purpose: StepPurpose,
  challenge: string,
  userId: string | null,
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(context.now().getTime() + ceremonySeconds * 1000);
  const step = { tokenHash: hashToken(token), purpose, userId, challenge, expiresAt };
  await insertStep(context.database, step, context.now());
  setCookie(context, 'passkey', token, ceremonySeconds);
}

async function consumeChallenge(
  context: Context<Ports>,
  purpose: StepPurpose,
  userId: string | null,
): Promise<string> {
  const token = readCookie(context.config, context.request, 'passkey');
  const step = token && (await consumeStep(context.database, hashToken(token), purpose, context.now()));
  if (!step || step.userId !== userId || step.challenge === null) throw new ApiError('invalid_passkey');
  dropCookie(context, 'passkey');
  return step.challenge;
}

async function credentialsOf({ database }: Context<Ports>, userId: string) {
  const rows = await listPasskeysOf(database, userId);
  return rows.map(({ credentialId }) => ({ id: credentialId }));
}

function siteId(config: Config): string {
  return new URL(config.origin).hostname;
}

function refuse(): never {
  throw new ApiError('invalid_passkey');
}
