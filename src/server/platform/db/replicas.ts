import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { planQuickly } from './planned-statements.ts';

/** How far a standby may be behind to be read from, and how often that is looked at. */
export const mostBehindSeconds = 5;
const lookMs = 1000;
/** How long somebody who wrote something waits for a standby to have it. */
const waitMs = 50;
const againMs = 10;
const answerMs = 5000;

/** One standby as it was seen last: how many seconds it is behind, or null where it cannot be read from. */
export type ReplicaState = { host: string; behindSeconds: number | null };

/** A standby to read from. */
export type Reading = { pool: pg.Pool; db: NodePgDatabase };

/** The standbys that reads may go to. */
export type Replicas = {
  /** One that has all that was written up to a position; null when none has, even after a moment. */
  withAll(position: string | null): Promise<Reading | null>;
  states(): ReplicaState[];
  close(): Promise<void>;
};

type Replica = Reading & { host: string; replayed: bigint; behindSeconds: number | null };
type Seen = { at: number; position: bigint };

/** Opens connections to standbys, each address being one, and compares them every second with the server that `primary` leads to. */
export function openReplicas(
  addresses: string[],
  primary: pg.Pool,
  config: Omit<pg.PoolConfig, 'connectionString'>,
  onError: (error: Error) => void,
): Replicas {
  const replicas = addresses.map((address): Replica => {
    const pool = new pg.Pool({
      ...config,
      connectionString: address,
      connectionTimeoutMillis: 1000,
      query_timeout: answerMs,
    });
    pool.on('error', onError);
    planQuickly(pool);
    return { pool, db: drizzle(pool), host: new URL(address).host, replayed: 0n, behindSeconds: null };
  });
  let seen: Seen[] = [];
  let next = 0;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const at = performance.now();
    const written = await positionOf(primary).catch(() => null);
    if (written !== null) seen = [...seen.slice(-59), { at, position: toNumber(written) }];
    await Promise.all(replicas.map((replica) => lookAt(replica, seen)));
  };
  looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookMs);
  timer.unref();
  return {
    withAll: async (position) => {
      const near = replicas.filter(({ behindSeconds }) => behindSeconds !== null);
      const replica = near[next++ % Math.max(1, near.length)];
      if (!replica) return null;
      return position === null || (await reaches(replica, toNumber(position))) ? replica : null;
    },
    states: () => replicas.map(({ host, behindSeconds }) => ({ host, behindSeconds })),
    close: async () => {
      clearInterval(timer);
      await looking;
      await Promise.all(replicas.map(({ pool }) => pool.end()));
    },
  };
}

/** How far the log of a server is written: what is committed later stands behind it. */
export async function positionOf(primary: pg.Pool): Promise<string> {
  const { rows } = await primary.query<{ position: string }>(
    'select pg_current_wal_insert_lsn()::text as position',
  );
  return rows[0]?.position ?? '0/0';
}

async function lookAt(replica: Replica, seen: Seen[]): Promise<void> {
  const newest = seen.at(-1);
  const replayed = await replayedBy(replica.pool).catch(() => null);
  if (replayed === null || !newest) {
    replica.behindSeconds = null;
    return;
  }
  replica.replayed = replayed;
  const had = seen.findLast(({ position }) => position <= replayed);
  const seconds = had ? (newest.at - had.at) / 1000 : Infinity;
  replica.behindSeconds = seconds <= mostBehindSeconds ? seconds : null;
}

/** How far a standby is; null for a server that is none, and may go ways of its own. */
async function replayedBy(pool: pg.Pool): Promise<bigint | null> {
  const { rows } = await pool.query<{ position: string | null }>(
    'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position',
  );
  const position = rows[0]?.position ?? null;
  return position === null ? null : toNumber(position);
}

async function reaches(replica: Replica, position: bigint): Promise<boolean> {
  const end = performance.now() + waitMs;
  while (replica.replayed < position) {
    const replayed = await replayedBy(replica.pool).catch(() => null);
    if (replayed === null) return false;
    replica.replayed = replayed;
    if (replayed >= position) return true;
    if (performance.now() > end) return false;
    await pause(againMs);
  }
  return true;
}

function toNumber(position: string): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

const trouble =
  /^(25006|40001|08\w{3}|57P\w\d|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;

/** True where a standby could not answer a read that the primary can: it is gone, was overtaken by the log, or would have had to write. */
export function isTroubleOfReplica(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && trouble.test(error.code)) return true;
  if (/^(Connection terminated|timeout exceeded|Query read timeout)/.test(error.message)) return true;
  return isTroubleOfReplica(error.cause);
}
