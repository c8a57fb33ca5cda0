import { EventEmitter } from 'node:events';
import { liveEvent, type LiveEvent } from '../../../api/platform/live.ts';
import { z } from 'zod';
import type { Database } from '../db/connect.ts';

/** Carries live events to the open pages of a person, whichever process holds them. */
export type PubSub = {
  publish(userId: string, event: LiveEvent): Promise<void>;
  /** Tells everybody who follows, in every process; others make up for it when they open a page. */
  notifyAll(event: LiveEvent): Promise<void>;
  /** Calls `receive` for each event of this person until the returned function is called. */
  follow(userId: string, receive: (event: LiveEvent) => void): () => void;
  /** When this person was last told anything, or may have been without this process knowing; in milliseconds. */
  lastTold(userId: string): number;
  /** How many follow this person in this process. */
  count(userId: string): number;
};

/** Processes of 0.2.0 listen to `tenon_live` and end at an event that they do not know. */
const channel = 'tenon_live_events';
/** Times that are remembered; of people told before those, the oldest of them is said. */
const maxTimes = 20_000;
const envelope = z.object({ userId: z.string().nullable(), event: liveEvent });

/** Opens it over the database's messages: they arrive after the commit, in every process. */
export async function openPubSub(database: Database): Promise<PubSub> {
  const people = new EventEmitter();
  people.setMaxListeners(0);
  const times = new Map<string, number>();
  let unknownUntil = Date.now();
  await database.listen(channel, (message) => {
    if (message === '') {
      unknownUntil = Date.now();
      times.clear();
      const opened = { type: 'opened', at: unknownUntil, told_at: unknownUntil } satisfies LiveEvent;
      for (const userId of people.eventNames()) people.emit(userId, opened);
      return;
    }
    // A process of another version may tell of what this one does not know; its pages cannot either.
    const { data } = envelope.safeParse(JSON.parse(message));
    if (!data) return;
    const { userId, event } = data;
    if (userId === null) {
      unknownUntil = Date.now();
      times.clear();
      for (const person of people.eventNames()) people.emit(person, event);
      return;
    }
    // Taken out first, so that the map stays in the order of time.
    times.delete(userId);
    times.set(userId, Date.now());
    const [oldest] = times;
    if (oldest && times.size > maxTimes) {
      times.delete(oldest[0]);
      unknownUntil = oldest[1];
    }
    people.emit(userId, event);
  });
  return {
    publish: (userId, event) => database.notify(channel, JSON.stringify({ userId, event })),
    notifyAll: (event) => database.notify(channel, JSON.stringify({ userId: null, event })),
    follow: (userId, receive) => {
      people.on(userId, receive);
      return () => void people.off(userId, receive);
    },
    lastTold: (userId) => times.get(userId) ?? unknownUntil,
    count: (userId) => people.listenerCount(userId),
  };
}
