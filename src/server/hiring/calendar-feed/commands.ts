import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { hashOfSecret, newSecret } from './secret.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { deleteFeed, storeFeed } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;
type Candidate = Pick<Actor, 'id'>;

/** Makes a new secret address for a candidate's calendar; the one before ends. */
export function renewFeed(
  { database, now }: Ports,
  { id }: Candidate,
): Promise<{ secret: string; createdAt: Date }> {
  return database.transact(async () => {
    const secret = newSecret();
    const createdAt = now();
    await storeFeed(database, id, hashOfSecret(secret), createdAt);
    await record(database, id, 'calendar_feed.made');
    return { secret, createdAt };
  });
}

/** Ends the secret address of a candidate's calendar; nothing happens where there is none. */
export function revokeFeed({ database }: Pick<Ports, 'database'>, { id }: Candidate): Promise<void> {
  return database.transact(async () => {
    if (await deleteFeed(database, id)) await record(database, id, 'calendar_feed.ended');
  });
}

function record(database: Ports['database'], id: string, action: string): Promise<void> {
  return recordEvent(database, {
    actorId: id,
    action,
    objectType: 'calendar_feed',
    objectId: id,
    subjectId: id,
  });
}
