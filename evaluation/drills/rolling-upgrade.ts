import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres, startPostgres } from '../../commands/steps/postgres.ts';
import { root } from '../../commands/steps/processes.ts';
import type { Person } from '../../src/server/platform/http/person.ts';
import { startBucket } from '../../src/server/testing/bucket-server.ts';
import { type Program, publicOrigin } from '../../src/server/testing/program.ts';
import type { World } from '../../src/server/testing/world.ts';
import { withFolder } from '../bench/folders.ts';
import { print } from '../bench/print-figure.ts';
import { checkedOut, commitOf, loadVersion, numberOf, type Version } from './earlier-version.ts';
import { Journal } from './journal.ts';

/** One version at work: its code, a web process and a worker. */
type Running = { name: string; version: Version; web: Program; worker: Program };
/** Two people of one hiring, and the job and application between them. */
type Hiring = { recruiter: Person; candidate: Person; jobId: string; applicationId: string };
type Site = {
  folder: string;
  env: Record<string, string>;
  journal: Journal;
  sql: World['rows'];
};

const betweenJobsMs = 50;
const afterUpgradeMs = 5000;
const mostFailuresShown = 20;

/**
 * Upgrades a site from the version of `reference` to this one without stopping it: a web process and a worker of each share a PostgreSQL and
 * a bucket. While the newer ones start and change the tables, jobs are posted through the older one; then each version's people do everything
 * that leaves something behind, and read everything that both left, through both versions. Prints the figures, and answers whether nothing
 * failed, nothing that was acknowledged is missing or doubled, and no task was given up.
 */
export async function drillUpgrade(reference: string): Promise<boolean> {
  const programs = findPostgres();
  if (!programs) throw new Error('The drill needs the programs of PostgreSQL 15 or newer.');
  const earlier = checkedOut(commitOf(reference));
  const names = [`${numberOf(earlier)} (${reference})`, `${numberOf(root)} (this)`] as const;
  const [before, after] = await Promise.all([earlier, root].map(loadVersion));
  if (!before || !after) throw new Error('A version could not be loaded.');
  const [postgres, bucket] = await Promise.all([startPostgres(programs), startBucket()]);
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  try {
    return await withFolder(async (folder) => {
      const site: Site = {
        folder,
        env: environment(postgres.url, bucket.settings),
        journal: new Journal(),
        sql: async <Row extends Record<string, unknown>>(text: string, values?: unknown[]) =>
          (await database.query<Row>(text, values)).rows,
      };
      const old = await start(site, names[0], before);
      try {
        const posted = await upgrade(site, old, () => start(site, names[1], after));
        return await report(site, posted);
      } catch (error) {
        for (const line of site.journal.failures) say(line.slice(0, 400));
        say(old.web.output().slice(-3000));
        throw error;
      }
    });
  } finally {
    await database.end();
    await Promise.all([postgres.stop(), bucket.stop()]);
  }
}

/** Goes through the upgrade; the titles and ids of the jobs that were acknowledged meanwhile. */
async function upgrade(
  site: Site,
  old: Running,
  startNew: () => Promise<Running>,
): Promise<Map<string, string>> {
  const first = await hire(site, old, 'first');
  const posting = keepPosting(first.recruiter, old.version);
  const young = await startNew();
  say('Both versions run.');
  await wait(afterUpgradeMs);
  const posted = await posting.end();
  const sides = [old, young];
  const hirings = [first];
  for (const side of sides) hirings.push(await hire(site, side, `of ${side.name}`));
  // A page that was opened before the upgrade calls the newer program.
  hirings.push(await hire(site, { ...old, web: young.web, name: 'an open page' }, 'of a page'));
  for (const side of sides) for (const hiring of hirings) await readAll(site, side, hiring);
  await untilTasksAreDone(site);
  say('Ending the older version.');
  for (const program of [old.web, old.worker]) await program.end('SIGTERM');
  for (const hiring of hirings) await readAll(site, young, hiring);
  await untilTasksAreDone(site);
  for (const program of [young.web, young.worker]) await program.end('SIGTERM');
  return posted;
}

/** Everything that leaves something behind, done by new people with a version. */
async function hire(site: Site, { name, version, web }: Running, word: string): Promise<Hiring> {
  const comer = async (role: 'candidate' | 'recruiter', email: string) => {
    const person = new version.Person(site.journal.through(name, web.origin), publicOrigin);
    await person.signUp(email, role);
    await site.sql('update users set email_verified = true where email = $1', [email]);
    await person.signIn(email);
    return person;
  };
  const label = randomUUID().slice(0, 8);
  const recruiter = await comer('recruiter', `r@works-${label}.example`);
  const candidate = await comer('candidate', `c@mail-${label}.example`);
  const { id: jobId } = await version.postJob(recruiter);
  const resume = await version.uploadResume(candidate, ['Go']);
  await waitFor(async () => {
    const { body } = await candidate.call(version.api.listResumes, {});
    return body.items.some(({ id, parse_status: status }) => id === resume.id && status === 'done');
  });
  const applied = await candidate.call(version.api.applyToJob, {
    params: { id: jobId },
    body: { resume_id: resume.id, cover_note: '' },
  });
  const applicationId = applied.body.id;
  const world = { candidate: (email = '') => comer('candidate', email), rows: site.sql };
  const canary = `quillon-${label}`;
  const body = { ...version.experience, experience_details: version.dutyOf(canary) };
  await candidate.call(version.api.createExperience, { body });
  const life = { recruiter, candidate, jobId, applicationId, canary, now: Date.now() };
  await version
    .liveFully(world, life)
    .catch((error: unknown) => site.journal.failures.push(`${name}: ${String(error)}`));
  say(`${name}: everything was done once more (${word}).`);
  return { recruiter, candidate, jobId, applicationId };
}

/** Both people of a hiring open everything there is, with a version's program. */
async function readAll({ journal }: Site, { name, version, web }: Running, hiring: Hiring): Promise<void> {
  const ids = [hiring.jobId, hiring.applicationId, hiring.candidate.id];
  for (const { cookies } of [hiring.recruiter, hiring.candidate]) {
    const reader = new version.Person(journal.through(name, web.origin), publicOrigin);
    for (const [key, value] of cookies) reader.cookies.set(key, value);
    await version.readEverythingAs(reader, ids);
  }
}

/** Posts one job after the other, each again under its key until it is acknowledged, until it is ended; titles and ids. */
function keepPosting(recruiter: Person, { api, plainJob }: Version) {
  const posted = new Map<string, string>();
  let over = false;
  const work = (async () => {
    for (let count = 0; !over; count++) {
      const title = `Fitter ${count}`;
      const headers = { 'idempotency-key': randomUUID() };
      const made = await recruiter.call(api.createJob, { body: { ...plainJob, title }, headers });
      if (made.status === 200) posted.set(title, made.body.id);
      await wait(betweenJobsMs);
    }
  })();
  return {
    end: async () => {
      over = true;
      await work;
      return posted;
    },
  };
}

/** Waits until no task of these minutes is left; the ones that are, after two minutes, are failures. */
async function untilTasksAreDone({ sql, journal }: Site): Promise<void> {
  const left = () =>
    sql(
      `select name, state::text as state, output::text as output from pgboss.job
        where state in ('created', 'active', 'retry') and start_after < now() + interval '20 seconds'`,
    );
  await waitFor(async () => (await left()).length === 0).catch(async () => {
    for (const task of await left()) journal.failures.push(`not done: ${JSON.stringify(task)}`);
  });
}

async function report(site: Site, posted: Map<string, string>): Promise<boolean> {
  const { failures, requests } = site.journal;
  const kept = await site.sql("select id, title from job_posting where title like 'Fitter %'");
  const ids = new Set(kept.map(({ id }) => id));
  const lost = [...posted.values()].filter((id) => !ids.has(id)).length;
  const doubled = kept.length - new Set(kept.map(({ title }) => title)).size;
  const givenUp = await site.sql(
    "select name, output::text as output from pgboss.job where state = 'failed'",
  );
  const figures = {
    requests,
    failed: failures.length,
    posted: posted.size,
    lost,
    doubled,
    'tasks given up': givenUp.length,
  };
  const how = 'two versions side by side on one database';
  for (const [figure, value] of Object.entries(figures)) print({ figure, value, unit: '', how });
  for (const line of failures.slice(0, mostFailuresShown)) say(line.slice(0, 400));
  for (const task of givenUp.slice(0, mostFailuresShown)) say(JSON.stringify(task).slice(0, 400));
  return failures.length + lost + doubled + givenUp.length === 0 && posted.size > 0;
}

async function start({ folder, env }: Site, name: string, version: Version): Promise<Running> {
  const begin = (role: string) =>
    version.startProgram(join(folder, `${name} ${role}`), { ...env, ROLE: role });
  const [web, worker] = await Promise.all([begin('web'), begin('worker')]);
  say(`${name} is ready.`);
  return { name, version, web, worker };
}

type BucketSettings = Awaited<ReturnType<typeof startBucket>>['settings'];

function environment(databaseUrl: string, bucket: BucketSettings): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    TENON_SECRET: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
    S3_BUCKET: bucket.bucket,
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  };
}

/** Waits until something holds, for two minutes at most. */
async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries === 1200) throw new Error('Waited for two minutes in vain.');
    await wait(100);
  }
}

function say(line: string): void {
  console.error(line);
}
