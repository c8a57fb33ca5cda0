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

/** One connection of its own that listens; it is opened again when it is lost. */
function listener(url: string, local: EventEmitter, onError: (error: Error) => void) {
  let client: pg.Client | null = null;
  let closed = false;
  let lost = false;
  const channels = new Set<string>();
  const open = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on('error', onError);
    fresh.on('notification', (message) => local.emit(message.channel, message.payload ?? ''));
    fresh.on('end', () => {
      client = null;
      lost = true;
      if (!closed) setTimeout(() => void open().catch(onError), 1000).unref();
    });
    await fresh.connect();
    for (const channel of channels) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = fresh;
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
