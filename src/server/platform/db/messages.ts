import { EventEmitter } from 'node:events';
import pg from 'pg';

/** The ways of messages between processes, and inside of this one. */
type MessageRoutes = {
  local: EventEmitter;
  listen(channel: string, receive: (message: string) => void): Promise<void>;
  close(): Promise<void>;
};

/** Messages by a PostgreSQL, or inside of this process alone where there is none (null). */
export function messageRoutes(url: string | null, onError: (error: Error) => void): MessageRoutes {
  const local = new EventEmitter();
  local.setMaxListeners(0);
  if (url === null) {
    return {
      local,
      listen: async (channel, receive) => void local.on(channel, receive),
      close: async () => {},
    };
  }
  return { local, ...listener(url, local, onError) };
}

/** How often the connection that listens is asked whether it is there, and how long it may take to say so, or to be opened. */
const beatMs = 5000;
const beatAnswerMs = 3000;

/** One connection of its own that listens; it is opened again when it is lost, or silent. */
function listener(url: string, local: EventEmitter, onError: (error: Error) => void) {
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
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: beatAnswerMs,
      query_timeout: beatAnswerMs,
    });
    fresh.on('error', onError);
    fresh.on('notification', (message) => local.emit(message.channel, message.payload ?? ''));
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
