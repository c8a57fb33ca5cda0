import type { Database } from '../../platform/db/connect.ts';

/** Takes the next turn at a host, whichever process asks, and answers in how many milliseconds it comes. */
export async function takeTurn(database: Database, host: string, seconds: number): Promise<number> {
  const [row] = await database.sql<{ wait: number }>(
    `insert into host_turns (host, free_at) values ($1, clock_timestamp() + $2::float8 * interval '1 second')
     on conflict (host) do update
       set free_at = greatest(host_turns.free_at, clock_timestamp()) + $2::float8 * interval '1 second'
     returning greatest(0, extract(epoch from free_at - $2::float8 * interval '1 second' - clock_timestamp()) * 1000)::float8 as wait`,
    [host, seconds],
  );
  return row?.wait ?? 0;
}

/** Forgets the turns of hosts that are long over. */
export async function forgetTurns(database: Database): Promise<void> {
  await database.sql("delete from host_turns where free_at < clock_timestamp() - interval '1 hour'");
}
