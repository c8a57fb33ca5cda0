import type * as PromClient from 'prom-client';
import type { Database } from './db/connect.ts';
import { lastMade } from '../operations/backups/backup-queries.ts';
import { countTasks, listTaskNames } from '../operations/database-operations/queries.ts';

/** What a process counts about itself for Prometheus: never a person, an id or a text, only names that the program itself gives. */
export type Metrics = {
  /** One answered request: `route` is a pattern like `/api/jobs/{id}`. */
  request(method: string, route: string, status: number, seconds: number): void;
  task(name: string, outcome: 'done' | 'failed', seconds: number): void;
  /** One call of a language model; `outcome` is `ok` or the kind of failure. */
  modelCall(call: ModelCall): void;
  mail(outcome: string): void;
  /** One file that was to be scanned for viruses. */
  scan(outcome: 'clean' | 'infected' | 'away'): void;
  /** One try to deliver a webhook: arrived, to be tried again, or given up. */
  webhook(outcome: 'delivered' | 'waiting' | 'failed'): void;
  /** All figures in Prometheus' text format, with those that are looked up when asked for; null where metrics are off. */
  text: (() => Promise<{ type: string; body: string }>) | null;
};

/** What is counted of one call of a language model. */
export type ModelCall = {
  provider: string;
  purpose: string;
  outcome: string;
  inputTokens: number;
  outputTokens: number;
  seconds: number;
};

/** Counts nothing. */
export const noMetrics: Metrics = {
  request: () => {},
  task: () => {},
  modelCall: () => {},
  mail: () => {},
  scan: () => {},
  webhook: () => {},
  text: null,
};

type Prometheus = typeof PromClient;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Starts counting; the library is loaded only now. */
export async function openMetrics(database: Database): Promise<Metrics> {
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  watchDatabase(prometheus, registry, database);
  return { ...counters(prometheus, registry), text: () => textOf(registry) };
}

function counters({ Counter, Histogram }: Prometheus, registry: PromClient.Registry): Omit<Metrics, 'text'> {
  const registers = [registry];
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, buckets: number[], ...labelNames: string[]) =>
    new Histogram({ name, help, buckets, labelNames, registers });
  const requests = counter('http_requests_total', 'Requests answered', 'method', 'route', 'status');
  const requestSeconds = histogram(
    'http_request_duration_seconds',
    'Time until the answer began',
    [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    'method',
    'route',
  );
  const slow = [0.05, 0.25, 1, 5, 15, 60];
  const taskSeconds = histogram('tenon_task_duration_seconds', 'Runs of tasks', slow, 'task', 'outcome');
  const models = ['provider', 'purpose', 'outcome'];
  const modelSeconds = histogram('tenon_model_call_duration_seconds', 'Calls of models', slow, ...models);
  const tokens = counter('tenon_model_tokens_total', 'Tokens of models', 'provider', 'purpose', 'direction');
  const mails = counter('tenon_mails_total', 'Mails handed over, or why not', 'outcome');
  const scans = counter(
    'tenon_virus_scans_total',
    'Files scanned for viruses, or the scanner away',
    'outcome',
  );
  const webhooks = counter('tenon_webhook_tries_total', 'Tries to deliver webhooks', 'outcome');
  return {
    request: (sent, route, status, seconds) => {
      // Anybody may invent a method: each would be a series of its own.
      const method = methods.has(sent) ? sent : 'other';
      requests.inc({ method, route, status });
      requestSeconds.observe({ method, route }, seconds);
    },
    task: (task, outcome, seconds) => taskSeconds.observe({ task, outcome }, seconds),
    modelCall: ({ provider, purpose, outcome, inputTokens, outputTokens, seconds }) => {
      modelSeconds.observe({ provider, purpose, outcome }, seconds);
      tokens.inc({ provider, purpose, direction: 'input' }, inputTokens);
      tokens.inc({ provider, purpose, direction: 'output' }, outputTokens);
    },
    mail: (outcome) => mails.inc({ outcome }),
    scan: (outcome) => scans.inc({ outcome }),
    webhook: (outcome) => webhooks.inc({ outcome }),
  };
}

function watchDatabase({ Gauge }: Prometheus, registry: PromClient.Registry, database: Database): void {
  const registers = [registry];
  const queue = new Gauge({
    name: 'tenon_tasks',
    help: 'Tasks that are not done',
    labelNames: ['task', 'state'],
    registers,
    async collect() {
      const [names, counts] = [await listTaskNames(database), await countTasks(database)];
      this.reset();
      // A figure that is gone when it is zero cannot be watched.
      const none = names.map((name) => ({ name, waiting: 0, retrying: 0, running: 0, dead: 0 }));
      for (const { name, ...states } of [...none, ...counts])
        for (const [state, count] of Object.entries(states)) queue.set({ task: name, state }, count);
    },
  });
  const backup = new Gauge({
    name: 'tenon_backup_last_success_timestamp_seconds',
    help: 'When the last backup was begun that was made, as Unix time; nothing where none was',
    registers,
    async collect() {
      this.reset();
      const last = await lastMade(database);
      if (last) backup.set(last.getTime() / 1000);
    },
  });
  const behind = new Gauge({
    name: 'tenon_replica_behind_seconds',
    help: 'How far a standby that reads may go to is behind, -1 where it cannot be read from',
    labelNames: ['host'],
    registers,
    collect() {
      this.reset();
      for (const { host, behindSeconds } of database.replicas().states)
        behind.set({ host }, behindSeconds ?? -1);
    },
  });
  const reads = new Gauge({
    name: 'tenon_replica_reads',
    help: 'Reads that may be seconds old since the start, by where they went',
    labelNames: ['to'],
    registers,
    collect() {
      for (const [to, count] of Object.entries(database.replicas().reads)) reads.set({ to }, count);
    },
  });
  const pool = new Gauge({
    name: 'tenon_database_connections',
    help: 'Connections of the pool, and callers that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections())) pool.set({ state }, count);
    },
  });
}

async function textOf(registry: PromClient.Registry): Promise<{ type: string; body: string }> {
  return { type: registry.contentType, body: await registry.metrics() };
}
