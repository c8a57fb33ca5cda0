import type { Actor } from '../../actor.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { notifyOwner, type SecurityPorts } from '../security-commands.ts';
import { hasSignInMethodForUpdate } from '../sign-in-methods/queries.ts';
import { countPasskeysOf, deletePasskeyOf, insertPasskey, renamePasskeyOf } from './queries.ts';
import { message } from '../../../../messages/message.ts';

/** So many passkeys does a person have at most. */
export const maxPasskeys = 20;

type NewPasskey = Parameters<typeof insertPasskey>[1];
type StoredPasskey = NonNullable<Awaited<ReturnType<typeof insertPasskey>>>;

/** Adds a passkey that was read and checked; refused beyond the most, and when it is in use already. */
export function addPasskey(ports: SecurityPorts, actor: Actor, passkey: NewPasskey): Promise<StoredPasskey> {
  return ports.database.transact(async () => {
    const count = await countPasskeysOf(ports.database, actor.id);
    if (count >= maxPasskeys) throw new ApiError('quota_reached');
    const stored = await insertPasskey(ports.database, passkey);
    if (!stored) throw new ApiError('conflict', { detail: message('identityErrors.passkeyInUse') });
    await notifyOwner(ports, actor, 'passkey_added');
    return stored;
  });
}

/** Removes a person's passkey, unless it is their last way in. */
export function removePasskey(ports: SecurityPorts, actor: Actor, id: string): Promise<void> {
  return ports.database.transact(async () => {
    if (!(await deletePasskeyOf(ports.database, actor.id, id))) throw new ApiError('not_found');
    if (!(await hasSignInMethodForUpdate(ports.database, actor.id))) throw new ApiError('last_way_in');
    await notifyOwner(ports, actor, 'passkey_removed');
  });
}

/** Gives a person's passkey another name. */
export async function renamePasskey(
  { database }: Pick<SecurityPorts, 'database'>,
  actor: Actor,
  id: string,
  name: string,
): Promise<void> {
  if (!(await renamePasskeyOf(database, actor.id, id, name))) throw new ApiError('not_found');
}
