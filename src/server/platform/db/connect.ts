import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { makeCheckpoints } from './embedded/checkpoints.ts';
import { type Embedded, type EmbeddedSource, runningAddress, startEmbedded } from './embedded/start.ts';
import { keptAlive, messageRoutes } from './messages.ts';
import { databaseErrorCode, isRetryable } from './error-codes.ts';
import { migrateTables } from './migrate.ts';
import { OutdatedPlan, plannedOn } from './planned-statements.ts';
import { RequestPool } from './pool.ts';
import { addressesIn, connectionsTo } from './primary.ts';
import { beginBehindPooler, openLocks, refuseTransactionPooling } from './pooler.ts';
import { sharedWithin } from './shared-reads.ts';
import { openReplicaReads } from './replica-reads.ts';
import { openReplicas, positionOf, type Replicas, type ReplicaState } from './replicas.ts';
import { ConcurrentWork } from './concurrent-work.ts';
import { current, type Transacting, type Transaction, transactOnce } from './transactions.ts';

/** So long a connection that nobody needs stays open. */
const idleMs = 120_000;

/** The typed database that queries use. Inside `transact` it is that transaction. */
export type Db = NodePgDatabase;

/** The rows of a statement in SQL, with `$1` parameters. Inside `transact` it belongs to that transaction. */
export type RunSql = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

/** The one way to the database: a pool, transactions that every query joins by itself, and messages between processes. */
export type Database = {
  kind: 'embedded' | 'postgres';
  db: Db;
  sql: RunSql;
  /**
   * The same for reads that are best done in the same way whatever their values are, such as finding rows by their ids: PostgreSQL plans one once
   * for each connection, and parts of a request that ask the same at once share the answer. Its columns are named one by one: what `*` stands for may change while a plan is kept.
   */
  planned: RunSql;
  /** Runs `work` in one transaction (an inner call joins the outer one). After a deadlock, or a plan that a change of tables ended, it is tried again, up to three times in all. */
  transact<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Does independent works at once: what each begins with is sent, in this order, without waiting in between. Within a transaction it is
   * one wait for the database where each waits once.
   */
  together<T extends readonly unknown[]>(works: { [Place in keyof T]: () => Promise<T[Place]> }): Promise<T>;
  /** Does something in the caller's transaction that nothing else in it depends on; only the commit waits for it. */
  beside(work: () => Promise<unknown>): void;
  /**
   * Runs the work of a request, of this account if one is known: it waits for the database only for seconds. With `onlyReads` it asks what is
   * `planned` once, until it writes after all.
   */
  inRequest<T>(account: string | null, work: () => T, onlyReads?: boolean): T;
  /** Runs `work`, outside of any transaction, while no other process of this database does the work of this name. */
  alone<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Sends to every process that listens, once the transaction at hand is committed. */
  notify(channel: string, message: string): Promise<void>;
  /** An empty message says that the way was lost for a while, and others may have been missed. */
  listen(channel: string, receive: (message: string) => void): Promise<void>;
  /** How many connections are open and idle now, and how many callers wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  /**
   * Reads what may be seconds old, on a standby where one is near, else where everything else is done. A position is what `position` said after
   * the reader's own last write: they read that at least. What the work writes, and reads after that, is at the primary.
   */
  readBehind<T>(position: string | null, work: () => Promise<T>): Promise<T>;
  /** How far everything written by now reaches; null where no standby follows. */
  position(): Promise<string | null>;
  /** The standbys as they were seen last, and how many reads that may be old went to one and to the primary. */
  replicas(): { states: ReplicaState[]; reads: { replica: number; primary: number } };
  /** The embedded database's files, for tests; null with PostgreSQL. */
  dump: (() => Promise<Uint8Array>) | null;
  close(): Promise<void>;
};

/** Where the database is: embedded, or a PostgreSQL by address. */
export type DatabaseSource =
  | EmbeddedSource
  | {
      kind: 'postgres';
      url: string;
      max?: number;
      /** True for the embedded database of another process: one session, which all its connections share. */
      isEmbedded?: true;
      /** The server itself, where `url` leads to a pooler: for messages, locks and migrations. */
      directUrl?: string | null;
      /** Standbys that answer reads which may be seconds old. */
      readUrl?: string | null;
    };

/**
 * Opens the database and brings its tables up to date, or up to the given level of `tablesLevel`. Throws NewerTables when they
 * are newer than this program.
 */
export async function openDatabase(
  source: DatabaseSource,
  onError: (error: Error) => void,
  level?: number,
): Promise<Database> {
  const embedded = source.kind === 'postgres' ? null : await startEmbedded(source);
  const address = source.kind === 'postgres' ? connectionsTo(source.url) : connectionTo(embedded);
  const pool = new RequestPool(source.kind === 'postgres' ? 'postgres' : 'embedded', {
    ...address,
    ...keptAlive,
    // The embedded database is one session: more connections would only wait for each other there instead of here.
    max: source.kind === 'postgres' ? (source.max ?? 10) : 1,
    connectionTimeoutMillis: source.kind === 'postgres' ? 5000 : 20_000,
    query_timeout: 30_000,
    // Each connection has its own plans, which take a second and more to make again.
    idleTimeoutMillis: idleMs,
    // Statements are sent as they come, without waiting for the answers to those before.
    pipeline: true,
    types: { getTypeParser },
    ...(source.kind === 'postgres' && !source.directUrl
      ? { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000, lock_timeout: 3000 }
      : {}),
  });
  pool.on('error', onError);
  // The server itself, where the pool goes through a pooler.
  const direct = source.kind === 'postgres' && source.directUrl ? connectionsTo(source.directUrl) : address;
  try {
    if (source.kind === 'postgres' && !source.directUrl && !source.isEmbedded)
      await refuseTransactionPooling(connectionsTo(source.url));
    await bringUpToDate(direct, level);
  } catch (error) {
    await pool.end();
    await embedded?.close();
    throw error;
  }
  return joinParts(source, pool, embedded, onError);
}

/** The standbys of a source, if it names any. */
function replicasOf(
  source: DatabaseSource,
  primary: pg.Pool,
  onError: (error: Error) => void,
): Replicas | null {
  if (source.kind !== 'postgres' || !source.readUrl) return null;
  const config = { ...keptAlive, max: source.max ?? 10, pipeline: true, types: { getTypeParser } };
  return openReplicas(addressesIn(source.readUrl) ?? [], primary, config, onError);
}

/** A change of large tables takes its time, and so does waiting for another process that makes it: neither has a limit. */
async function bringUpToDate(address: pg.PoolConfig, level?: number): Promise<void> {
  const patient = new pg.Pool({ ...address, max: 1, connectionTimeoutMillis: 20_000 });
  try {
    await migrateTables(patient, level);
  } finally {
    await patient.end();
  }
}

/** The folder of the embedded database inside the data folder. */
export function embeddedFolder(dataDir: string): EmbeddedSource {
  return { kind: 'folder', path: join(dataDir, 'database') };
}

/** The database for a command that may run beside the server: its own, the configured one, or the running server's. */
export function commandSource(config: {
  dataDir: string;
  databaseUrl: string | null;
  databaseDirectUrl?: string | null;
}): DatabaseSource {
  // Commands work for one person: they go to the server itself.
  if (config.databaseUrl) return { kind: 'postgres', url: config.databaseDirectUrl ?? config.databaseUrl };
  const folder = embeddedFolder(config.dataDir);
  const host = folder.kind === 'folder' ? runningAddress(folder.path) : null;
  if (host === null) return folder;
  const url = `postgresql://postgres@/postgres?host=${encodeURIComponent(host)}`;
  return { kind: 'postgres', url, max: 1, isEmbedded: true };
}

function connectionTo(embedded: Embedded | null): pg.PoolConfig {
  return { host: embedded?.host ?? '', port: 5432, user: 'postgres', database: 'postgres' };
}

/** Calendar dates stay text: a Date object would shift them by the time zone. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.DATE) return (value: string) => value;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}

function joinParts(
  source: DatabaseSource,
  pool: RequestPool,
  embedded: Embedded | null,
  onError: (error: Error) => void,
): Database {
  const transactions = new AsyncLocalStorage<Transaction>();
  const behindPooler = source.kind === 'postgres' && Boolean(source.directUrl);
  const isOneSession = source.kind !== 'postgres' || source.isEmbedded === true;
  const outside: Db = drizzle(pool);
  const aside = openReplicaReads(replicasOf(source, pool, onError));
  // Every query joins the transaction of its caller, so that none can wait for another connection of the single
  // embedded session while a transaction is open.
  const db = new Proxy(outside, {
    get: (target, key, receiver) =>
      Reflect.get(current(transactions)?.db ?? aside.reading()?.db ?? target, key, receiver),
  });
  const stopCheckpoints = source.kind === 'folder' ? makeCheckpoints(pool, source.path, onError) : () => {};
  const direct = source.kind === 'postgres' ? connectionsTo(source.directUrl ?? source.url) : null;
  const messages = messageRoutes(direct, pool, onError);
  const notifying = { embedded: embedded !== null, pool, local: messages.local };
  const locks = openLocks(behindPooler ? direct : null, pool, onError);
  const place = () => {
    const transaction = current(transactions)?.client;
    return transaction ? { transaction } : { pool: aside.reading()?.pool ?? pool };
  };
  const sql = sqlOn(() => current(transactions)?.client ?? aside.reading()?.pool ?? pool);
  return {
    kind: embedded ? 'embedded' : 'postgres',
    db,
    sql,
    // The embedded database is one session, in which the names of all connections would meet; a pooler may not know them.
    planned: sharedWithin(isOneSession || behindPooler ? sql : plannedOn(place, sql, databaseErrorCode), () =>
      current(transactions) ? null : pool.openReads(aside.reading() ? 'standby' : 'primary'),
    ) as RunSql,
    transact: (work) => {
      aside.end();
      return transact({ pool, begin: behindPooler ? beginBehindPooler : 'begin' }, transactions, work);
    },
    together: (works) => togetherIn(current(transactions), works),
    beside: (work) => besideIn(current(transactions), work),
    inRequest: (account, work, onlyReads) => pool.inRequest(account, work, onlyReads),
    alone: (name, work) => (embedded ? work() : locks.alone(name, work)),
    notify: (channel, message) => notifyBy(notifying, current(transactions), channel, message),
    listen: (channel, receive) => messages.listen(channel, receive),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    readBehind: (position, work) => (current(transactions) ? work() : aside.read(position, work)),
    position: async () => (aside.follows ? positionOf(pool) : null),
    replicas: () => aside.seen(),
    dump: embedded ? () => embedded.dump() : null,
    close: async () => {
      stopCheckpoints();
      await messages.close();
      await aside.close();
      await locks.close();
      await pool.end();
      await embedded?.close();
    },
  };
}

function togetherIn<T extends readonly unknown[]>(
  transaction: Transaction | null,
  works: { [Place in keyof T]: () => Promise<T[Place]> },
): Promise<T> {
  const atOnce = transaction?.works ?? new ConcurrentWork();
  return Promise.all(works.map((work) => atOnce.begin(work))) as Promise<never>;
}

function besideIn(transaction: Transaction | null, work: () => Promise<unknown>): void {
  if (!transaction) throw new Error('There is no transaction that would wait for this.');
  transaction.works.beside(work);
}

/** Runs statements where the caller is. */
function sqlOn(runner: () => pg.Pool | pg.PoolClient): RunSql {
  return async (text, values) => {
    const result: pg.QueryResult | pg.QueryResult[] = await runner().query(text, values);
    // Several statements in one text answer several results; their rows are written in order.
    return Array.isArray(result) ? result.flatMap((one) => one.rows) : result.rows;
  };
}

async function notifyBy(
  { embedded, pool, local }: { embedded: boolean; pool: pg.Pool; local: EventEmitter },
  transaction: Transaction | null,
  channel: string,
  message: string,
): Promise<void> {
  if (!embedded && transaction) transaction.messages.push({ channel, message });
  else if (!embedded) await pool.query('select pg_notify($1, $2)', [channel, message]);
  else if (transaction) transaction.afterCommit.push(() => local.emit(channel, message));
  else local.emit(channel, message);
}

async function transact<T>(
  on: Transacting,
  transactions: AsyncLocalStorage<Transaction>,
  work: () => Promise<T>,
): Promise<T> {
  if (current(transactions)) return work();
  for (let attempt = 1; ; attempt++) {
    try {
      return await transactOnce(on, transactions, work);
    } catch (error) {
      if (attempt >= 3 || !(isRetryable(error) || error instanceof OutdatedPlan)) throw error;
    }
  }
}
