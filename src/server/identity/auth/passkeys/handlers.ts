import type { Passkey, passkeysApi } from '../../../../api/identity/passkeys.ts';
import type { Handlers, Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { challengeNew, challengeUse, readNew, readUse } from './ceremonies.ts';
import {
  countPasskeysOf,
  deletePasskeyOf,
  insertPasskey,
  listPasskeysOf,
  renamePasskeyOf,
} from './queries.ts';
import { openSession } from '../sessions/session.ts';
import { keepWayIn } from '../sign-in-methods/queries.ts';
import { presentUser } from '../user-presenter.ts';
import { notifyOwner } from '../two-factor/handlers.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

const mostPasskeys = 20;

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
    if (mine.length >= mostPasskeys) throw new ApiError('quota_reached');
    return challengeNew(context, context.actor);
  },

  addPasskey: async ({ body }, context) => {
    const made = await readNew(context, context.actor.id, body.passkey);
    return context.database.transact(async () => {
      const kept = await countPasskeysOf(context.database, context.actor.id);
      if (kept >= mostPasskeys) throw new ApiError('quota_reached');
      const row = await insertPasskey(context.database, { ...made, name: body.name });
      if (!row) throw new ApiError('conflict', { detail: 'This passkey is in use already.' });
      await notifyOwner(context, 'account.passkey_added', 'A passkey was added');
      return presentPasskey(row);
    });
  },

  renamePasskey: async ({ params, body }, context) => {
    const { actor, database } = context;
    if (!(await renamePasskeyOf(database, actor.id, params.id, body.name))) throw new ApiError('not_found');
  },

  removePasskey: async ({ params }, context) => {
    const { actor, database } = context;
    await database.transact(async () => {
      if (!(await deletePasskeyOf(database, actor.id, params.id))) throw new ApiError('not_found');
      if (!(await keepWayIn(database, actor.id))) throw new ApiError('last_way_in');
      await notifyOwner(context, 'account.passkey_removed', 'A passkey was removed');
    });
  },
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
