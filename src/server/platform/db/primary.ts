import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** How long one server is asked, how soon all are asked again, and how long that goes on. */
const askMs = 1000;
const againMs = 200;
const withinMs = 4000;

/**
 * The addresses, each with one host, that an address of PostgreSQL stands for: `postgresql://user:password@one:5432,two:5432/name`. As
 * for libpq, `target_session_attrs=read-write` may be said; it is what holds with several. Null when it is no such address.
 */
export function addressesIn(address: string): string[] | null {
  const [, head, hosts, tail = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(.*)$/.exec(address) ?? [];
  if (head === undefined || hosts === undefined) return null;
  const [path = '', query = ''] = tail.split('?', 2);
  const asked = new URLSearchParams(query);
  if (!['read-write', 'primary'].includes(asked.get('target_session_attrs') ?? 'read-write')) return null;
  const isSaid = asked.has('target_session_attrs');
  asked.delete('target_session_attrs');
  const rest = !isSaid ? tail : asked.size > 0 ? `${path}?${asked}` : path;
  const addresses = hosts.split(',').map((host) => `${head}${host}${rest}`);
  const areHosts = addresses.length === 1 || hosts.split(',').every((host) => host !== '');
  return areHosts && addresses.every((one) => URL.canParse(one)) ? addresses : null;
}

/** How to open connections to an address: with several hosts, each new one goes to the server that takes what is written. */
export function connectionsTo(address: string): {
  connectionString: string;
  Client: new (config?: string | pg.ClientConfig) => pg.Client;
} {
  const addresses = addressesIn(address) ?? [address];
  const [connectionString = address] = addresses;
  if (addresses.length === 1) return { connectionString, Client: pg.Client };
  const primary = new Primary(addresses);
  return {
    connectionString,
    Client: class extends pg.Client {
      override connect(): Promise<pg.Client>;
      override connect(callback: Connected): void;
      override connect(callback?: Connected): Promise<pg.Client> | void {
        const connecting = this.#toPrimary();
        if (!callback) return connecting;
        void handOver(connecting, callback);
      }

      async #toPrimary(): Promise<pg.Client> {
        const { hostname, port } = new URL(await primary.find());
        Object.assign(this, { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) });
        return super.connect();
      }
    },
  };
}

type Connected = (error: Error | null, client?: pg.Client) => void;

/** Tells a callback the result of connecting. */
async function handOver(connecting: Promise<pg.Client>, callback: Connected): Promise<void> {
  let client: pg.Client;
  try {
    client = await connecting;
  } catch (error) {
    return callback(error instanceof Error ? error : new Error(String(error)));
  }
  callback(null, client);
}

/** Which of some servers takes what is written; after a fail-over it is another. */
class Primary {
  readonly #addresses: string[];
  #search: Promise<string> | null = null;

  constructor(addresses: string[]) {
    this.#addresses = addresses;
  }

  /** Its address. Waits for seconds where none is, as during a fail-over, and rejects with what one of them said. */
  find(): Promise<string> {
    // Connections that are opened at once share one search; a later one may find another server.
    this.#search ??= this.#look().finally(() => (this.#search = null));
    return this.#search;
  }

  async #look(): Promise<string> {
    const end = performance.now() + withinMs;
    for (;;) {
      try {
        return await Promise.any(this.#addresses.map(takesWrites));
      } catch (error) {
        if (performance.now() > end) throw error instanceof AggregateError ? error.errors[0] : error;
      }
      await setTimeout(againMs);
    }
  }
}

/** The address, where the server there takes what is written; rejects otherwise. */
async function takesWrites(address: string): Promise<string> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: askMs,
    query_timeout: askMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ readOnly: string }>('select current_setting($1) as "readOnly"', [
      'transaction_read_only',
    ]);
    if (rows[0]?.readOnly !== 'off') throw new Error('No server of DATABASE_URL takes what is written.');
    return address;
  } finally {
    void client.end().catch(() => {});
  }
}
