import pg from 'pg';
import type { connectionsTo } from './primary.ts';

/** The address leads to a pooler that hands out connections for one transaction each. */
export class TransactionPooling extends Error {}

/** What one transaction may take where a pooler keeps settings of connections from the server. */
export const beginBehindPooler =
  'begin; set local statement_timeout = 30000; set local idle_in_transaction_session_timeout = 30000; set local lock_timeout = 3000';

/**
 * Throws TransactionPooling where an address leads to a pooler that hands out connections of the server for one transaction each, as PgBouncer does with
 * `pool_mode = transaction`: messages and locks of a session would be lost without a word.
 */
export async function refuseTransactionPooling(to: ReturnType<typeof connectionsTo>): Promise<void> {
  const { connectionString, Client } = to;
  const clients = [0, 1].map(() => new Client({ connectionString, connectionTimeoutMillis: 20_000 }));
  const [one, other] = clients;
  if (!one || !other) return;
  for (const client of clients) client.on('error', () => {});
  try {
    await Promise.all(clients.map((client) => client.connect()));
    const first = await serverOf(one);
    // Who has a connection of their own keeps the server's process, also while somebody else is in a transaction.
    await other.query('begin');
    const meanwhile = [await serverOf(other), await serverOf(one), first];
    await other.query('commit');
    if (meanwhile[0] === first || meanwhile[1] !== first) throw pooled();
  } catch (error) {
    if (error instanceof pg.DatabaseError && /unsupported startup parameter/.test(error.message))
      throw pooled();
    throw error;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

async function serverOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

function pooled(): TransactionPooling {
  return new TransactionPooling(
    'DATABASE_URL: leads to a pooler that hands out connections for one transaction each (pool_mode = transaction). ' +
      'Name the address of PostgreSQL itself in DATABASE_DIRECT_URL, for live messages, locks and migrations.',
  );
}

/** Works of one name, one at a time in all processes of a database. */
export type Locks = {
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Locks on connections to the server itself where `direct` says how to reach it, else on those of the pool. */
export function openLocks(
  direct: ReturnType<typeof connectionsTo> | null,
  pool: pg.Pool,
  onError: (error: Error) => void,
): Locks {
  const own = direct && new pg.Pool({ ...direct, keepAlive: true, max: 4 });
  own?.on('error', onError);
  return {
    alone: async (name, work) => {
      const client = await (own ?? pool).connect();
      try {
        await client.query('set lock_timeout = 0');
        await client.query('select pg_advisory_lock(hashtext($1))', [name]);
        return await work();
      } finally {
        // The lock goes with its connection.
        client.release(true);
      }
    },
    close: async () => own?.end(),
  };
}
