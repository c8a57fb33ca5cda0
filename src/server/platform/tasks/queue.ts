import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { type Logger, pino } from 'pino';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Tracing } from '../adapters/tracing/tracing.ts';
import type { Database } from '../db/connect.ts';
import { type DescribedError, describeError } from '../db/describe-error.ts';
import type { Metrics } from '../metrics.ts';
import { storedError } from './stored-error.ts';
import { findDue, lockWaiting, maxRetries, resumeCutOffTasks } from './queue-queries.ts';

/** What a caller needs to know of a task to enqueue it: its name, and what it is given. */
export type TaskDefinition<P extends object = object> = { name: string; payload: z.ZodType<P> };

/**
 * Background work: a promise, and what keeps it. It may run more than once for one enqueueing, so it
 * must be safe to repeat. Failures are tried again with growing delays, then set aside in the dead letters. `S` is what
 * it needs of the program.
 */
export type Task<P extends object = object, S = never> = TaskDefinition<P> & {
  run(payload: P, services: S, attempt?: Attempt): Promise<void>;
  /** How long one run may take. */
  timeoutSeconds: number;
  /** How many run at once in this process. */
  concurrency: number;
  /** A cron rule in UTC, for work that no request starts; its payload is `{}`. */
  schedule?: string;
};

/** One run of a task. `isLast`: should it fail, it is not tried again. */
export type Attempt = { isLast: boolean };

/** A task as the queue holds it: `perform` checks what it is given, then runs. */
export type AnyTask<S = never> = Omit<Task, 'payload' | 'run'> & {
  perform(data: unknown, services: S, attempt?: Attempt): Promise<void>;
};

/** What the queue itself needs to run tasks. */
export type WorkerPorts = {
  config: Config;
  database: Database;
  log: Logger;
  tracing: Tracing;
  metrics: Metrics;
  errors: { write(error: { source: 'task'; action: string; error: DescribedError }): void };
};

/** The durable queue, in the same database. */
export type Queue = {
  /**
   * Enqueues within the caller's transaction. With a `key`, a task of that key that still waits is enough; with
   * `afterSeconds`, it does not start before.
   */
  enqueue<P extends object>(
    task: TaskDefinition<P>,
    payload: P,
    options?: { key?: string; afterSeconds?: number },
  ): Promise<void>;
  /** As `enqueue`, for many at once, each with a key, in a few statements. */
  enqueueAll<P extends object>(task: TaskDefinition<P>, each: { payload: P; key: string }[]): Promise<void>;
  /** Puts a task that gave up back into the queue of its name, in the caller's transaction. */
  retryDead(id: string, name: string): Promise<void>;
  /** Forgets a task that gave up. */
  dropDead(id: string): Promise<void>;
  /** Makes the tables of this queue in another database. */
  prepare(other: Database): Promise<void>;
};

/** Works on what the queue holds; `S` is what its tasks need of the program. */
export type Worker<S> = {
  /** Starts working on tasks; those cut off by a crash are taken up again. */
  start(services: S): Promise<void>;
  /** Runs all that waits, here and now, until nothing is left; for commands and tests that do not `start`. Throws what a task throws. */
  drain(services: S): Promise<void>;
  /** Lets running tasks end, then stops. */
  stop(): Promise<void>;
};

const deadLetters = 'dead-letters';
/** Tells every process that a task waits, so that none has to be polled for. */
const channel = 'tenon_tasks';

/** One look at all queues finds what is tried again or starts later; each worker's own is the last resort. */
const lookMs = 2000;
const workerOptions = {
  pollingIntervalSeconds: 60,
  batchSize: 1,
  includeMetadata: true as const,
  heartbeatRefreshSeconds: 5,
};

/** A task whose process has not been heard of for so long was cut off with it. */
const silentSeconds = 15;
const lookForSilentMs = 10_000;

/** Declares a task with the exact type of its payload. */
export function defineTask<P extends object, S>(task: Task<P, S>): Task<P, S> & AnyTask<S> {
  return {
    ...task,
    perform: (data, services, attempt) => task.run(task.payload.parse(data), services, attempt),
  };
}

/**
 * Makes the queue with its tables. Nothing runs before `start`. A process that never starts it says so by `worksOnTasks`: it
 * then leaves schedules and the care for tasks that were cut off to others too.
 */
export async function createQueue<S extends WorkerPorts>(
  database: Database,
  tasks: readonly Task<object, S>[],
  log: Logger,
  worksOnTasks = true,
): Promise<Queue & Worker<S>> {
  // Another process may be cut off at any time; on the embedded database there is none, and what was cut off is found at the start.
  const superviseSeconds = database.kind === 'embedded' ? 30 : 10;
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => ({ rows: await database.sql(text, values) }) },
    ...(database.kind === 'embedded' ? { backend: 'pglite' as const } : {}),
    supervise: worksOnTasks,
    schedule: worksOnTasks,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the queue reported an error'));
  await database.alone('tenon_queue', () => makeQueues(boss, tasks));
  let stopLooking = () => {};
  const enqueue: Queue['enqueue'] = async (task, payload, options) => {
    const data = { ...task.payload.parse(payload) };
    // The queues' "short" policy lets one task of each key wait; without a key every task counts as its own.
    const singletonKey = options?.key ?? randomUUID();
    const start = { startAfter: options?.afterSeconds ?? 0 };
    const send = () => boss.send(task.name, data, { singletonKey, ...start });
    const isWaiting = async () =>
      options?.key !== undefined && (await lockWaiting(database, task.name, singletonKey));
    while (!(await database.together([isWaiting, send])).some(Boolean));
    await database.notify(channel, task.name);
  };
  return {
    enqueue,
    enqueueAll: (task, each) => enqueueAll(boss, database, enqueue, task, each),
    start: async (services) => {
      stopLooking = await start(boss, tasks, services);
    },
    drain: (services) => drain(boss, tasks, services),
    retryDead: async (id, name) => {
      await boss.redrive(deadLetters, { ids: [id] });
      await database.notify(channel, name);
    },
    dropDead: async (id) => {
      await boss.deleteJob(deadLetters, id);
    },
    prepare: (other) => prepareQueue(other, tasks),
    stop: () => {
      stopLooking();
      return boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

async function enqueueAll<P extends object>(
  boss: PgBoss,
  database: Database,
  enqueue: Queue['enqueue'],
  task: TaskDefinition<P>,
  each: { payload: P; key: string }[],
): Promise<void> {
  if (each.length === 0) return;
  const rows = each.map(({ payload, key }) => {
    return { id: randomUUID(), data: { ...task.payload.parse(payload) }, singletonKey: key };
  });
  const made = new Set(await boss.insert(task.name, rows, { returnId: true }));
  // Of a key that waits already, the waiting task has to be held until this transaction ends.
  for (const [index, { payload, key }] of each.entries())
    if (!made.has(rows[index]?.id ?? '')) await enqueue(task, payload, { key });
  await database.notify(channel, task.name);
}

type Named = Pick<Task, 'name' | 'timeoutSeconds'>;

async function makeQueues(boss: PgBoss, tasks: readonly Named[]): Promise<void> {
  await boss.start();
  // Making a queue that exists changes nothing, but takes a transaction each.
  const made = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!made.has(deadLetters)) await boss.createQueue(deadLetters);
  for (const task of tasks) {
    const settings = {
      retryLimit: maxRetries,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 300,
      expireInSeconds: task.timeoutSeconds,
      // Long after what was cut off is taken up again, which is no failed try.
      heartbeatSeconds: 60,
      deadLetter: deadLetters,
    };
    const queue = made.get(task.name);
    if (!queue) await boss.createQueue(task.name, { ...settings, policy: 'short' });
    else if (queue.expireInSeconds !== task.timeoutSeconds || queue.heartbeatSeconds !== 60)
      await boss.updateQueue(task.name, settings);
  }
}

/** Makes the tables of the queue in a database in which nothing shall run. */
export async function prepareQueue(
  database: Database,
  tasks: readonly Task<object, WorkerPorts>[],
): Promise<void> {
  await (await createQueue(database, tasks, pino({ level: 'silent' }))).stop();
}

async function start<S extends WorkerPorts>(
  boss: PgBoss,
  tasks: readonly Task<object, S>[],
  services: S,
): Promise<() => void> {
  const { database, log } = services;
  // Only this process can use the embedded database, so whatever is marked as running there was cut off.
  if (database.kind === 'embedded') await resumeCutOffTasks(database, 0);
  const workers = new Map<string, string[]>();
  const wake = (name: string) => workers.get(name)?.forEach((id) => boss.notifyWorker(id));
  for (const task of tasks) {
    const ids: string[] = [];
    for (let place = 0; place < task.concurrency; place++) {
      const worker = await boss.work(task.name, workerOptions, async ([item]) => {
        if (!item) return;
        // What waits behind it is taken up as soon as it is done.
        const own = ids[place];
        if (own) boss.notifyWorker(own);
        await run(task, item.data, services, item.retryCount >= item.retryLimit).catch((error: unknown) => {
          throw storedError(error, services.config);
        });
      });
      ids.push(worker);
    }
    workers.set(task.name, ids);
    if (task.schedule) await boss.schedule(task.name, task.schedule, {});
  }
  await database.listen(channel, wake);
  const looks = setInterval(() => {
    findDue(database, tasks).then(
      (names) => names.forEach(wake),
      (error: unknown) => log.error({ err: error }, 'the queue could not be looked at'),
    );
  }, lookMs);
  const looksForSilent = setInterval(() => {
    resumeCutOffTasks(database, silentSeconds).catch((error: unknown) =>
      log.error({ err: error }, 'the tasks that were cut off could not be taken up'),
    );
  }, lookForSilentMs);
  return () => {
    clearInterval(looks);
    clearInterval(looksForSilent);
  };
}

async function drain<S extends WorkerPorts>(
  boss: PgBoss,
  tasks: readonly Task<object, S>[],
  services: S,
): Promise<void> {
  for (let found = true; found;) {
    found = false;
    let due = await findDue(services.database, tasks);
    for (const task of tasks) {
      if (!due.has(task.name)) continue;
      const next = () => boss.fetch(task.name, { includeMetadata: true });
      for (let [item] = await next(); item; [item] = await next()) {
        found = true;
        await run(task, item.data, services, item.retryCount >= item.retryLimit);
        await boss.complete(task.name, item.id);
      }
      due = await findDue(services.database, tasks);
    }
  }
}

/** `last` says that there will be no other try: then staff are to know. */
async function run<S extends WorkerPorts>(
  task: Task<object, S>,
  data: unknown,
  services: S,
  last: boolean,
): Promise<void> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const start = { name: `task ${task.name}`, kind: 'task' as const };
    await services.tracing.step(start, () => task.run(task.payload.parse(data), services, { isLast: last }));
  } catch (error) {
    services.metrics.task(task.name, 'failed', seconds());
    services.log.error({ err: error, task: task.name }, 'a task failed');
    if (last) services.errors.write({ source: 'task', action: task.name, error: describeError(error) });
    throw error;
  }
  services.metrics.task(task.name, 'done', seconds());
  services.log.info({ task: task.name, ms: Math.round(seconds() * 1000) }, 'a task is done');
}
