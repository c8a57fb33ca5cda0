import type { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ConcurrentWork } from './concurrent-work.ts';

/** An open transaction, which every query of its work joins. */
export type Transaction = {
  client: pg.PoolClient;
  db: NodePgDatabase;
  /** What PostgreSQL sends to every process with the commit. */
  messages: { channel: string; message: string }[];
  afterCommit: (() => void)[];
  works: ConcurrentWork;
  ended: boolean;
};

/** Where transactions run, and what begins one. */
export type Transacting = { pool: pg.Pool; begin: string };

/** Does the work in a transaction of its own. */
export async function transactOnce<T>(
  { pool, begin }: Transacting,
  transactions: AsyncLocalStorage<Transaction>,
  work: () => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const transaction: Transaction = {
    client,
    db: drizzle(client),
    messages: [],
    afterCommit: [],
    works: new ConcurrentWork(),
    ended: false,
  };
  let broken = false;
  let result: T;
  // A connection may be lost between two statements: the next one tells, and the process goes on.
  const onLoss = () => (broken = true);
  client.on('error', onLoss);
  try {
    // It goes out with the first statement.
    transaction.works.beside(() => client.query(begin));
    result = await transactions.run(transaction, () => transaction.works.whole(work));
    await commit(client, transaction);
  } catch (error) {
    // Behind a statement that is not answered, a roll-back would wait as well: the connection goes instead.
    if (isUnanswered(error)) broken = true;
    else await client.query('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    transaction.ended = true;
    client.off('error', onLoss);
    client.release(broken);
  }
  // What is committed stays so, whatever those who are told make of it.
  for (const act of transaction.afterCommit) act();
  return result;
}

/** The commit was sent and its answer lost: what was written may be there or not. */
export class OutcomeUnknown extends Error {}

async function commit(client: pg.PoolClient, transaction: Transaction): Promise<void> {
  try {
    await client.query(commitOf(transaction));
  } catch (error) {
    // Only a refusal is known to have stored nothing; a server that is stopped (57P) may end the connection after the commit.
    const isRefused = error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '');
    throw isRefused ? error : new OutcomeUnknown('The answer to a commit was lost.', { cause: error });
  }
}

/** The commit, in one way to the database with all that is sent by it. */
function commitOf({ messages }: Transaction): string {
  const sent = messages.map(
    ({ channel, message }) => `select pg_notify(${pg.escapeLiteral(channel)}, ${pg.escapeLiteral(message)});`,
  );
  return [...sent, 'commit'].join(' ');
}

/** The open transaction of the caller. What outlives its transaction, such as a timer, is outside of it. */
export function current(transactions: AsyncLocalStorage<Transaction>): Transaction | null {
  const transaction = transactions.getStore();
  return transaction && !transaction.ended ? transaction : null;
}

function isUnanswered(error: unknown): boolean {
  return error instanceof Error && (error.message === 'Query read timeout' || isUnanswered(error.cause));
}
