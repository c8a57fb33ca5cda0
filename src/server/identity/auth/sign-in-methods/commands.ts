import type { Actor } from '../../actor.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { notifyOwner, type SecurityPorts } from '../security-commands.ts';
import { markProved } from '../queries.ts';
import { deleteIdentityOf, hasSignInMethodForUpdate } from './queries.ts';

/** Unlinks a person's account elsewhere, unless it is their last way in. */
export function unlinkIdentity(ports: SecurityPorts, actor: Actor, id: string): Promise<void> {
  return ports.database.transact(async () => {
    if (!(await deleteIdentityOf(ports.database, actor.id, id))) throw new ApiError('not_found');
    if (!(await hasSignInMethodForUpdate(ports.database, actor.id))) throw new ApiError('last_way_in');
    await notifyOwner(ports, actor, 'identity_unlinked');
  });
}

/** Notes that whoever holds this session has just proved who they are. */
export function recordProof(
  { database, now }: Pick<SecurityPorts, 'database' | 'now'>,
  actor: Actor,
): Promise<void> {
  return markProved(database, actor.credential.id, now());
}
