import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { waitWithin, withinDeadline } from '../adapters/request-deadline.ts';
import { planQuickly } from './planned-statements.ts';
import { mayWrite, type OpenReads } from './shared-reads.ts';

/** How long a request waits for a free connection, and then for the answer to one statement. */
const connectMs = { postgres: 3000, embedded: 9000 };
const answerMs = 6500;
/** A commit or roll-back gets so long, however long the request has waited. */
const endMs = 1000;

/** Most connections that one account holds at once; its other requests wait for those, up to so many and so long. */
const maxConnections = 3;
const maxWaiting = 100;
const turnMs = 6000;

/** Nothing is free now: no connection, or none for this account. */
export class DatabaseBusy extends Error {}

/** Who asks, and what is being read for the request, at the primary and at a standby. */
type Asking = { account: string | null; primary: OpenReads; standby: OpenReads };
type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

/**
 * The connections. For a request (`inRequest`) they are bounded: how long it waits, and how many its account holds, so that
 * whoever waits for a locked row keeps nobody else from the database.
 */
export class RequestPool extends pg.Pool {
  readonly #asking = new AsyncLocalStorage<Asking>();
  readonly #turns = new Map<string, { held: number; next: (() => void)[] }>();
  readonly #connectMs: number;

  constructor(kind: keyof typeof connectMs, config: pg.PoolConfig) {
    super(config);
    this.#connectMs = connectMs[kind];
    this.on('connect', (client) => Object.assign(client, { query: statementsInTime(client) }));
    planQuickly(this);
  }

  /** Runs the work of a request, by this account if one is known; `onlyReads` for one that asks the same thing only once. */
  inRequest<T>(account: string | null, work: () => T, onlyReads = false): T {
    const reads = (): OpenReads => ({ asked: new Map(), keeps: onlyReads });
    const asking = { account, primary: reads(), standby: reads() };
    return withinDeadline(() => this.#asking.run(asking, work));
  }

  /** What is being read for the request at hand, there; null outside of one. */
  openReads(where: 'primary' | 'standby'): OpenReads | null {
    return this.#asking.getStore()?.[where] ?? null;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const asking = this.#asking.getStore();
    const client = asking ? this.#connectFor(asking) : super.connect();
    if (!callback) return client;
    void handOver(client, callback);
  }

  async #connectFor(asking: Asking): Promise<pg.PoolClient> {
    const { account } = asking;
    const endTurn = account === null ? () => {} : await this.#turn(account);
    const isFree = this.idleCount > this.waitingCount;
    try {
      const client = isFree
        ? await super.connect()
        : await waitWithin(this.#connectMs, (ms) => this.#connectSoon(ms));
      return held(client, asking, endTurn);
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async #connectSoon(withinMs: number): Promise<pg.PoolClient> {
    const connecting = super.connect();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.reject(new DatabaseBusy('No connection to the database was free in time.'));
      connecting.then((client) => client.release()).catch(() => {});
    }, withinMs);
    try {
      return await Promise.race([connecting, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Waits until the account holds fewer connections than it may; what is answered gives the turn to its next request. */
  async #turn(account: string): Promise<() => void> {
    const turns = this.#turns.get(account) ?? { held: 0, next: [] };
    this.#turns.set(account, turns);
    if (turns.held >= maxConnections) {
      if (turns.next.length >= maxWaiting) throw new DatabaseBusy('Too much of this account waits.');
      await waitWithin(turnMs, (ms) => waitFor(turns.next, ms));
    } else turns.held++;
    return () => {
      const next = turns.next.shift();
      if (next) return next();
      turns.held--;
      if (turns.held === 0) this.#turns.delete(account);
    };
  }
}

function waitFor(queue: (() => void)[], withinMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const mine = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(mine), 1);
      reject(new DatabaseBusy('What this account asked before takes too long.'));
    }, withinMs);
    queue.push(mine);
  });
}

/** Tells a callback the result of connecting. */
async function handOver(connecting: Promise<pg.PoolClient>, callback: Connected): Promise<void> {
  let client: pg.PoolClient;
  try {
    client = await connecting;
  } catch (error) {
    return callback(error instanceof Error ? error : new Error(String(error)), undefined, () => {});
  }
  callback(undefined, client, (release) => client.release(release));
}

/** What was read before something was written, or while it was, is read again. */
function forgetReads({ primary, standby }: Asking, writing: Promise<unknown>): void {
  const forget = () => {
    primary.asked.clear();
    standby.asked.clear();
  };
  forget();
  writing.then(forget, forget);
}

/** The requests that hold connections now. */
const holders = new WeakMap<pg.ClientBase, Asking>();

/** The connection, held for a request until it is given back: then the turn of the account ends. */
function held(client: pg.PoolClient, asking: Asking, endTurn: () => void): pg.PoolClient {
  const release = client.release.bind(client);
  holders.set(client, asking);
  client.release = (error) => {
    holders.delete(client);
    endTurn();
    release(error);
  };
  return client;
}

/** The `query` of a connection: while a request holds it, each statement is answered in time or given up. */
function statementsInTime(client: pg.ClientBase) {
  const send = (statement: unknown[]): unknown =>
    Reflect.apply(Reflect.get(pg.Client.prototype, 'query'), client, statement);
  return (statement: string | pg.QueryConfig, ...rest: unknown[]): unknown => {
    const asking = holders.get(client);
    if (!asking) return send([statement, ...rest]);
    const config = typeof statement === 'string' ? { text: statement } : statement;
    const listener = rest.at(-1);
    const values = typeof listener === 'function' ? rest.slice(0, -1) : rest;
    const ask = (ms: number) =>
      send([{ ...config, query_timeout: ms }, ...values]) as Promise<pg.QueryResult>;
    const isEnd = /(^|\s)(commit|rollback)$/.test(config.text);
    const answer = waitWithin(answerMs, ask, isEnd ? endMs : 0);
    if (mayWrite(config.text)) forgetReads(asking, answer);
    if (typeof listener !== 'function') return answer;
    void answer.then(
      (result) => Reflect.apply(listener, undefined, [undefined, result]),
      (error: unknown) => Reflect.apply(listener, undefined, [error]),
    );
  };
}
