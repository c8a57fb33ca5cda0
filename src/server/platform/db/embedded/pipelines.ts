import type { PGlite } from '@electric-sql/pglite';

/**
 * The database for the socket server, which runs the messages of all connections in one session. Out of the box it keeps
 * others out only while a transaction is open: between the Parse and the Bind of one connection it lets in the Parse of
 * another, and the first one's values are bound to the second one's statement. Here a statement counts as a transaction
 * from its first message to its Sync, so that every connection gets the answers to its own questions.
 */
export function wholePipelines(database: PGlite): PGlite {
  let open = false;
  const own: Partial<PGlite> = {
    isInTransaction: () => open || database.isInTransaction(),
    execProtocolRawStream: (message, options) => {
      open = leavesOpen(message);
      return database.execProtocolRawStream(message, options);
    },
    // The socket server's roll-back for a connection that was lost; the database skips everything until it has its Sync.
    exec: async (query, options) => {
      if (open) {
        open = false;
        await database.runExclusive(() => database.execProtocolRawStream(sync, { onRawData: () => {} }));
      }
      return database.exec(query, options);
    },
  };
  return new Proxy(database, {
    get: (target, key) => {
      if (key in own) return Reflect.get(own, key);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const sync = new Uint8Array([...Buffer.from('S'), 0, 0, 0, 4]);

/** True for the messages that a Sync must follow: Parse, Bind, Describe, Execute, Close and Flush. */
function leavesOpen(message: Uint8Array): boolean {
  return 'PBDECH'.includes(String.fromCharCode(message[0] ?? 0));
}
