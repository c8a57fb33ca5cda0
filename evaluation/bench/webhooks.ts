import { setTimeout as wait } from 'node:timers/promises';
import { api } from '../../src/api/index.ts';
import { type App, createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { Person } from '../../src/server/platform/http/person.ts';
import { openServices, type Running } from '../../src/server/process.ts';
import { startWebhookReceiver } from '../../src/server/testing/webhook-receiver.ts';
import { addDelivery } from '../../src/server/integrations/webhooks/commands.ts';
import { findPostgres, startPostgres } from '../../commands/steps/postgres.ts';
import { percentile, print } from './print-figure.ts';
import { withFolder } from './folders.ts';

const queued = 10_000;
/** As many endpoints as a company may have, of each kind of trouble. */
const troubled = 20;
const slowMs = 10_000;
const events = 120;
const everyMs = 250;

type Endpoint = { companyId: string; id: string };
type Site = { app: App; services: Running; database: string };

/**
 * How fast what was queued for one endpoint arrives, and how long one event takes to arrive: alone, and beside endpoints of
 * another company that answer slowly or not at all.
 */
export async function benchWebhooks(): Promise<void> {
  await onDatabase('the embedded database');
  const programs = findPostgres();
  if (!programs) return;
  const postgres = await startPostgres(programs);
  await onDatabase('PostgreSQL', postgres.url);
  await postgres.stop();
}

async function onDatabase(database: string, url?: string): Promise<void> {
  const receivers = await Promise.all([
    startWebhookReceiver(),
    startWebhookReceiver(),
    startWebhookReceiver(),
  ]);
  const [quick, slow, silent] = receivers;
  const arrivals = new Arrivals();
  quick.answers((request, response) => {
    quick.arrived.length = 0;
    arrivals.note(String(request.headers['webhook-id']), () => response.writeHead(204).end());
  });
  slow.answers((_request, response) => void setTimeout(() => response.writeHead(204).end(), slowMs));
  silent.answers(() => {});
  await withFolder(async (folder) => {
    const hosts = receivers.map(({ host }) => host).join();
    const more = url ? { DATABASE_URL: url } : {};
    const env = { DATA_DIR: folder, LOG_LEVEL: 'error', RATE_LIMITS: 'off', PRIVATE_HOSTS: hosts, ...more };
    const services = await openServices(readConfig(env));
    const site = { app: createApp(services, folder), services, database };
    const [mine] = await endpointsOf(site, 'quick.example', [quick.url]);
    const theirs = await endpointsOf(
      site,
      'slow.example',
      Array.from({ length: troubled }, (_, n) => (n % 2 ? slow.url : silent.url)),
    );
    if (!mine) throw new Error('The endpoint was not made.');
    await sendQueued(site, mine, arrivals);
    await sendEvents(site, mine, arrivals, 'alone', '');
    for (const endpoint of theirs) await write(services, endpoint, 100);
    const beside = `; another company has ${troubled} endpoints with 100 waiting each, half of which take ${slowMs / 1000} s to answer and half never do`;
    await sendEvents(site, mine, arrivals, 'beside', beside);
    await services.close();
  });
  await Promise.all(receivers.map((receiver) => receiver.close()));
}

/** When what arrived did so, and how many were on their way at once. */
class Arrivals {
  readonly at = new Map<string, number>();
  most = 0;
  #now = 0;

  note(id: string, answer: () => void): void {
    this.at.set(id, performance.now());
    this.#now += 1;
    this.most = Math.max(this.most, this.#now);
    // An answer takes a turn, so that what comes meanwhile is seen beside it.
    setImmediate(() => {
      this.#now -= 1;
      answer();
    });
  }
}

async function sendQueued(
  { services, database }: Site,
  endpoint: Endpoint,
  arrivals: Arrivals,
): Promise<void> {
  await write(services, endpoint, queued);
  const before = process.memoryUsage.rss();
  const started = performance.now();
  await services.queue.start(services);
  let most = before;
  while (arrivals.at.size < queued) {
    most = Math.max(most, process.memoryUsage.rss());
    await wait(20);
  }
  const how = `${queued} queued deliveries for one endpoint on this machine, sender and receiver in one process, ${database}`;
  const rate = (queued / (performance.now() - started)) * 1000;
  print({ figure: 'webhooks.queued', value: rate, unit: 'deliveries/s', how });
  print({
    figure: 'webhooks.queued.atOnce',
    value: arrivals.most,
    unit: 'requests',
    how: `most at once; ${how}`,
  });
  print({
    figure: 'webhooks.queued.memory',
    value: (most - before) / 2 ** 20,
    unit: 'MB',
    how: `growth; ${how}`,
  });
}

async function sendEvents(
  { services, database }: Site,
  endpoint: Endpoint,
  arrivals: Arrivals,
  where: string,
  beside: string,
): Promise<void> {
  const sent = new Map<string, number>();
  for (let count = 0; count < events; count += 1) {
    const [id = ''] = await write(services, endpoint, 1);
    sent.set(id, performance.now());
    await wait(everyMs);
  }
  const arrived = () => [...sent.keys()].filter((id) => arrivals.at.has(id)).length;
  while (arrived() < events) await wait(20);
  const waits = [...sent].map(([id, at]) => Math.max(0, (arrivals.at.get(id) ?? 0) - at));
  const how = `${events} events, one every ${everyMs} ms, from commit to arrival, ${database}${beside}`;
  for (const [name, share] of [
    ['median', 0.5],
    ['p95', 0.95],
    ['worst', 1],
  ] as const)
    print({ figure: `webhooks.${where}.${name}`, value: percentile(waits, share), unit: 'ms', how });
}

/** Writes events down as the program does, at most a hundred in a transaction; returns their ids. */
async function write(services: Running, { companyId, id }: Endpoint, count: number): Promise<string[]> {
  const ids: string[] = [];
  const data = { application_id: crypto.randomUUID(), job_id: crypto.randomUUID() };
  for (let from = 0; from < count; from += 100)
    await services.database.transact(async () => {
      for (let number = from; number < Math.min(from + 100, count); number += 1)
        ids.push(await addDelivery(services, companyId, id, { type: 'application.submitted', data }));
    });
  return ids;
}

async function endpointsOf({ app, services }: Site, domain: string, urls: string[]): Promise<Endpoint[]> {
  const owner = new Person(app, services.config.origin);
  await owner.signUp(`owner@${domain}`, 'recruiter');
  const made: Endpoint[] = [];
  for (const url of urls) {
    const body = { url, event_types: ['application.submitted' as const] };
    const webhook = await owner.call(api.createWebhook, { body });
    made.push({ companyId: owner.user?.company?.id ?? '', id: webhook.body.id });
  }
  return made;
}
