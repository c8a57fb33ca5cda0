import type { Passkey, passkeysApi } from '../../../../api/identity/passkeys.ts';
import type { Handlers, Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { challengeNew, challengeUse, readNew, readUse } from './ceremonies.ts';
import { addPasskey, maxPasskeys, removePasskey, renamePasskey } from './commands.ts';
import { listPasskeysOf } from './queries.ts';
import { openSession } from '../sessions/session.ts';
import { presentUser } from '../user-presenter.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/** Passkeys: signing in with the lock of a phone or computer. */
export const passkeysHandlers: Handlers<typeof passkeysApi, Ports> = {
  challengePasskeySignIn: async (_input, context) => challengeUse(context, 'passkey-sign-in', null),

  signInWithPasskey: async ({ body }, context) => {
    // The device asked for a finger, a face or its code: that is two factors, and no other code is asked for.
    const userId = await readUse(context, 'passkey-sign-in', null, body.passkey);
    return { user: presentUser(await openSession(context, { userId, remembered: body.remember })) };
  },

  challengePasskeyProof: async (_input, context) => {
    const mine = await listPasskeysOf(context.database, context.actor.id);
    if (mine.length === 0) throw new ApiError('not_found');
    return challengeUse(context, 'passkey-proof', context.actor.id);
  },

  challengeNewPasskey: async (_input, context) => {
    const mine = await listPasskeysOf(context.database, context.actor.id);
    if (mine.length >= maxPasskeys) throw new ApiError('quota_reached');
    return challengeNew(context, context.actor);
  },

  addPasskey: async ({ body }, context) => {
    const made = await readNew(context, context.actor.id, body.passkey);
    return presentPasskey(await addPasskey(context, context.actor, { ...made, name: body.name }));
  },

  renamePasskey: ({ params, body }, context) => renamePasskey(context, context.actor, params.id, body.name),

  removePasskey: ({ params }, context) => removePasskey(context, context.actor, params.id),
};

/** A passkey as its owner sees it. */
export function presentPasskey(row: Awaited<ReturnType<typeof listPasskeysOf>>[number]): Passkey {
  return {
    id: row.id,
    name: row.name,
    synced: row.synced,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}
