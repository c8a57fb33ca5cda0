import { EventEmitter } from 'node:events';
import { liveEvent, type LiveEvent } from '../../api/live.ts';
import { z } from 'zod';
import type { Database } from '../db/connect.ts';

/** Carries live events to the open pages of a person, whichever process holds them. */
export type LiveHub = {
  tell(userId: string, event: LiveEvent): Promise<void>;
  /** Calls `receive` for each event of this person until the returned function is called. */
  follow(userId: string, receive: (event: LiveEvent) => void): () => void;
  /** How many follow this person in this process. */
  count(userId: string): number;
};

const channel = 'tenon_live';
const envelope = z.object({ userId: z.string(), event: liveEvent });

/** Opens the hub over the database's messages: they arrive after the commit, in every process. */
export async function openLiveHub(database: Database): Promise<LiveHub> {
  const people = new EventEmitter();
  people.setMaxListeners(0);
  await database.listen(channel, (message) => {
    const { userId, event } = envelope.parse(JSON.parse(message));
    people.emit(userId, event);
  });
  return {
    tell: (userId, event) => database.notify(channel, JSON.stringify({ userId, event })),
    follow: (userId, receive) => {
      people.on(userId, receive);
      return () => void people.off(userId, receive);
    },
    count: (userId) => people.listenerCount(userId),
  };
}
