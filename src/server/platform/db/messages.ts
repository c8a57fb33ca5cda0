import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { connectionsTo } from './primary.ts';

/** The ways of messages between processes, and inside of this one. */
type MessageRoutes = {
  local: EventEmitter;
  listen(channel: string, receive: (message: string) => void): Promise<void>;
  close(): Promise<void>;
};

type Connections = ReturnType<typeof connectionsTo>;

/** Messages by the PostgreSQL of these connections, or on the pool's one connection where the database is embedded (null). */
export function messageRoutes(
  to: Connections | null,
  pool: pg.Pool,
  onError: (error: Error) => void,
): MessageRoutes {
  const local = new EventEmitter();
  local.setMaxListeners(0);
  return { local, ...(to === null ? ownSession(pool, local) : listener(to, local, onError)) };
}

/** Forwards the notifications that a client receives to those who listen. */
function forwardNotifications(client: pg.ClientBase, local: EventEmitter): void {
  client.on('notification', (message) => local.emit(message.channel, message.payload ?? ''));
}

/** The embedded database is one session, which tells the connection that commits what a trigger said. */
function ownSession(pool: pg.Pool, local: EventEmitter) {
  pool.on('connect', (client) => forwardNotifications(client, local));
  return {
    listen: async (channel: string, receive: (message: string) => void) => {
      local.on(channel, receive);
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    close: async () => {},
  };
}

/** The system asks a silent line whether its other end is there, and firewalls that forget silent lines keep it. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** How often the connection that listens is asked whether it is there, and how long it may take to say so, or to be opened. */
const beatMs = 5000;
const beatAnswerMs = 3000;

/** One connection of its own that listens; it is opened again when it is lost, or silent. */
function listener(
  { connectionString, Client }: Connections,
  local: EventEmitter,
  onError: (error: Error) => void,
) {
  let client: pg.Client | null = null;
  let closed = false;
  let lost = false;
  const channels = new Set<string>();
  const openAgain = () => {
    if (!closed) setTimeout(() => void open().catch(retry), 1000).unref();
  };
  const retry = (error: Error) => {
    onError(error);
    openAgain();
  };
  const open = async (): Promise<pg.Client> => {
    const fresh = new Client({
      connectionString,
      ...keptAlive,
      connectionTimeoutMillis: beatAnswerMs,
      query_timeout: beatAnswerMs,
    });
    fresh.on('error', onError);
    forwardNotifications(fresh, local);
    await fresh.connect();
    try {
      for (const channel of channels) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void fresh.end();
      throw error;
    }
    client = fresh;
    const beat = setInterval(() => {
      // A line that died without a word is found by this alone; ending it lets it be opened again.
      fresh.query('select 1').catch(() => void fresh.end());
    }, beatMs).unref();
    fresh.once('end', () => {
      clearInterval(beat);
      client = null;
      lost = true;
      openAgain();
    });
    if (lost) for (const channel of channels) local.emit(channel, '');
    lost = false;
    return fresh;
  };
  return {
    listen: async (channel: string, receive: (message: string) => void) => {
      channels.add(channel);
      local.on(channel, receive);
      if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      else await open();
    },
    close: async () => {
      closed = true;
      await client?.end();
    },
  };
}
