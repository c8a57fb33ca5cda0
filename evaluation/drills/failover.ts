import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '../../commands/steps/postgres.ts';
import { Person } from '../../src/server/platform/http/person.ts';
import { uploadResume } from '../../src/server/testing/hiring.ts';
import { withFolder } from '../bench/folders.ts';
import { print } from '../bench/print-figure.ts';
import { Cluster } from './cluster.ts';
import { Journal } from './journal.ts';
import { type Acknowledged, keepWriting } from './steady-writers.ts';

const pairs = 4;
const beforeFaultMs = 3000;
/** A lost machine stays away for so long; a crashed process is back after a second. */
const awayMs = 20_000;
const mostPauseMs = 10_000;
const needed = ['/usr/bin/etcd', '/usr/bin/patroni', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer'];

type Fault = { name: string; how: 'crash' | 'lose'; part: (cluster: Cluster) => Promise<string> };

const faults: Fault[] = [
  { name: 'a member of etcd', how: 'lose', part: async () => 'etcd1' },
  { name: 'HAProxy', how: 'crash', part: async () => 'haproxy' },
  { name: 'PgBouncer', how: 'crash', part: async () => 'pgbouncer' },
  { name: 'a web process', how: 'lose', part: async () => 'web1' },
  { name: 'a worker', how: 'lose', part: async () => 'worker1' },
  { name: 'the standby that is waited for', how: 'lose', part: (cluster) => cluster.partOf('sync_standby') },
  { name: 'PostgreSQL on the primary', how: 'crash', part: (cluster) => cluster.partOf('leader') },
  { name: 'the machine of the primary', how: 'lose', part: (cluster) => cluster.partOf('leader') },
];

/**
 * Brings up the cluster of `deploy/ha` and kills one part after the other with SIGKILL while people post jobs and apply. Prints for how
 * long no write was acknowledged at each, and whether anything acknowledged is lost or doubled; answers whether nothing was, and no pause
 * was longer than ten seconds. Throws where the programs of the cluster are missing.
 */
export async function drillFailover(): Promise<boolean> {
  const missing = needed.filter((file) => !existsSync(file));
  if (!findPostgres() || missing.length > 0)
    throw new Error(
      `deploy/ha/README.md says what to install; missing: ${missing.join(', ') || 'PostgreSQL'}.`,
    );
  return withFolder(async (folder) => {
    const cluster = new Cluster(folder, 20_000 + (process.pid % 500) * 40);
    try {
      await cluster.call('up');
      say(`The cluster serves at ${cluster.site}.`);
      return await drill(cluster, readFileSync(join(folder, 'secret'), 'utf8'));
    } finally {
      await cluster.call('down');
    }
  });
}

async function drill(cluster: Cluster, secret: string): Promise<boolean> {
  const journal = new Journal();
  const query = <Row extends pg.QueryResultRow>(text: string) => ask<Row>(cluster.primaryUrl(secret), text);
  const writers = keepWriting(await hire(cluster, journal, query));
  const { acknowledged } = writers;
  let worst = 0;
  for (const fault of faults) worst = Math.max(worst, await strike(cluster, fault, acknowledged, journal));
  await wait(beforeFaultMs);
  await writers.end();
  const left = await tasksLeft(query);
  const sums = { ...(await compare(acknowledged, query)), 'tasks not done': left };
  print({
    figure: 'failover.acknowledged',
    value: acknowledged.times.length,
    unit: 'writes',
    how: 'jobs and applications',
  });
  for (const [figure, value] of Object.entries(sums))
    print({
      figure: `failover.${figure}`,
      value,
      unit: '',
      how: 'of what was acknowledged, after all faults',
    });
  return worst <= mostPauseMs && Object.values(sums).every((sum) => sum === 0);
}

/** Recruiters and candidates with a resume, with whom the load is made. */
async function hire(cluster: Cluster, journal: Journal, query: (text: string) => Promise<unknown>) {
  const comer = async (email: string, role: 'recruiter' | 'candidate') => {
    const person = new Person(journal.through('site', cluster.site), cluster.site);
    await person.signUp(email, role);
    return person;
  };
  const people = [];
  for (let pair = 0; pair < pairs; pair++) {
    const recruiter = await comer(`r${pair}@works.example`, 'recruiter');
    const candidate = await comer(`c${pair}@mail.example`, 'candidate');
    const { id: resumeId } = await uploadResume(candidate, ['Go']);
    people.push({ recruiter, candidate, resumeId });
  }
  await query('update users set email_verified = true');
  return people;
}

/** Kills a part, brings it back, waits until the cluster is whole; the longest time in ms in which no write was acknowledged meanwhile. */
async function strike(
  cluster: Cluster,
  fault: Fault,
  { times }: Acknowledged,
  { failures }: Journal,
): Promise<number> {
  await wait(beforeFaultMs);
  const part = await fault.part(cluster);
  const failedBefore = failures.length;
  const began = performance.now();
  await cluster.call(fault.how, part);
  await wait(awayMs);
  if (fault.how === 'lose') await cluster.call('return', part);
  await cluster.untilWhole();
  const moments = [began, ...times.filter((time) => time > began), performance.now()];
  const pause = Math.max(...moments.slice(1).map((time, index) => time - (moments[index] ?? 0)));
  const how = `${part} killed with SIGKILL, ${fault.how === 'lose' ? `away for ${awayMs / 1000} s` : 'started again'}`;
  print({ figure: `failover.pause: ${fault.name}`, value: pause / 1000, unit: 's without a write', how });
  print({
    figure: `failover.failed: ${fault.name}`,
    value: failures.length - failedBefore,
    unit: 'answers, sent again',
    how,
  });
  return pause;
}

type Query = <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>;

async function compare(acknowledged: Acknowledged, query: Query) {
  const jobs = await query<{ id: string; title: string }>(
    "select id, title from job_posting where title like 'Fitter %'",
  );
  const applications = await query<{ id: string; job_id: string }>('select id, job_id from applications');
  const events = await query<{ object_id: string }>(
    "select object_id from events where action = 'application.submitted'",
  );
  const ids = new Set([...jobs, ...applications].map(({ id }) => id));
  const all = [...acknowledged.jobs.values(), ...acknowledged.applications];
  const repeated = (values: string[]) => values.length - new Set(values).size;
  return {
    lost: all.filter((id) => !ids.has(id)).length,
    'doubled jobs': repeated(jobs.map(({ title }) => title)),
    'doubled applications': repeated(applications.map(({ job_id: job }) => job)),
    'applications without their one event':
      applications.length - events.length + repeated(events.map(({ object_id: id }) => id)),
  };
}

/** How many tasks of these minutes are left, or were given up, once a minute passed in which none was done. */
async function tasksLeft(query: Query): Promise<number> {
  const rows = () =>
    query<{ name: string; state: string; output: string }>(
      `select name, state::text as state, output::text as output from pgboss.job
        where state = 'failed' or (state in ('created', 'active', 'retry') and start_after < now() + interval '20 seconds')`,
    );
  let left = await rows();
  for (let waited = 0; left.length > 0 && waited < 60; waited++) {
    await wait(1000);
    const now = await rows();
    if (now.length < left.length) waited = 0;
    left = now;
  }
  for (const task of left.slice(0, 20)) say(JSON.stringify(task).slice(0, 400));
  return left.length;
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

function say(line: string): void {
  console.error(line);
}
