import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findNginx } from '../commands/steps/nginx.ts';
import { findPostgres, type Postgres, startPostgres } from '../commands/steps/postgres.ts';
import { freePort } from '../commands/steps/processes.ts';
import { api } from '../src/api/index.ts';
import { liveEvent } from '../src/api/platform/live.ts';
import { Person } from '../src/server/platform/http/person.ts';
import { startBucket } from '../src/server/testing/bucket-server.ts';
import { plainJob, postJob, uploadResume } from '../src/server/testing/hiring.ts';
import { testInSteps } from '../src/server/testing/test-steps.ts';
import { type Program, publicOrigin, startProgram } from '../src/server/testing/program.ts';

const nginx = findNginx();
const programs = findPostgres();
const missing = [nginx ? '' : 'nginx', programs ? '' : 'PostgreSQL 15'].filter(Boolean).join(' and ');
if (missing)
  console.log(`Two web processes and a worker behind nginx: skipped, there is no ${missing} here.`);

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'tenon-scaled-'));
const secret = randomBytes(32).toString('hex');
let postgres: Postgres;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let proxy: ChildProcess;
let door: string;
let web: [Program, Program];
let worker: Program;
let recruiter: Person;
let candidate: Person;

beforeAll(async () => {
  if (!nginx || !programs) return;
  postgres = await startPostgres(programs);
  bucket = await startBucket();
  // All at once, on an empty database: one of them makes the tables.
  const [one, two, three] = await Promise.all([
    start('web', 'one'),
    start('web', 'two'),
    start('worker', 'three'),
  ]);
  [web, worker] = [[one, two], three];
  door = await startProxy(nginx);
  [recruiter, candidate] = [comer(door), comer(door)];
});
afterAll(async () => {
  if (missing) return;
  proxy.kill('SIGTERM');
  await Promise.all([once(proxy, 'exit'), ...[...web, worker].map((program) => program.end('SIGKILL'))]);
  await Promise.all([postgres.stop(), bucket.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(missing !== '')(
  'two web processes and a worker serve one site together',
  testInSteps({
    'a hiring goes through both web processes, and its background work through the worker': async () => {
      await recruiter.signUp('amara@northwind.example', 'recruiter');
      await rows('update users set email_verified = true');
      await candidate.signUp('lena@mail.example', 'candidate');
      const streams = await Promise.all([...web.map(({ origin }) => origin), door].map(follow));
      const resume = await uploadResume(candidate, ['Go', 'Docker', 'PostgreSQL']);
      for (const stream of streams) {
        await stream.until((event) => event.type === 'resume' && event.stage === 'read');
        stream.close();
      }
      expect(await statusOf(resume.id)).toBe('done');

      const job = await postJob(recruiter);
      await vi.waitFor(async () => {
        for (const { origin } of web) {
          const found = await comer(origin).call(api.listJobs, { query: { q: 'backend engineer' } });
          expect(found.body.items.map(({ id }) => id)).toEqual([job.id]);
        }
      }, 10_000);
      const sent = await candidate.call(api.applyToJob, {
        params: { id: job.id },
        body: { resume_id: resume.id, cover_note: 'Hello' },
      });
      expect(sent.status).toBe(200);
      const { version } = (await recruiter.call(api.getApplicant, { params: { id: sent.body.id } })).body;
      const moved = await recruiter.call(api.moveApplicant, {
        params: { id: sent.body.id },
        body: { version, stage: 'interview' },
      });
      expect(moved.status).toBe(200);
    },

    'a worker answers its health and nothing else, and a web process takes no task': async () => {
      expect((await fetch(`${worker.origin}/readyz`)).status).toBe(200);
      for (const path of ['/', '/api/jobs', '/api/openapi.json'])
        expect((await fetch(worker.origin + path)).status).toBe(404);
      await worker.end('SIGKILL');
      const waiting = await uploadResume(candidate, ['Rust']);
      const [task] = await rows("select state from pgboss.job where data->>'resumeId' = $1", [waiting.id]);
      expect(task).toEqual({ state: 'created' });
      worker = await start('worker', 'three');
      await vi.waitFor(async () => expect(await statusOf(waiting.id)).toBe('done'), 30_000);
    },

    'a task that was cut off with its worker is taken up by another one': async () => {
      const cut = await uploadResume(candidate, ['Elixir']);
      await vi.waitFor(async () => expect(await statusOf(cut.id)).not.toBe('waiting'), {
        timeout: 30_000,
        interval: 2,
      });
      await worker.end('SIGKILL');
      // What the clock does in the fifteen seconds after which a silent worker counts as gone.
      await rows("update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'");
      worker = await start('worker', 'three');
      await vi.waitFor(async () => expect(await statusOf(cut.id)).toBe('done'), 45_000);
    },

    'one web process is killed: what was acknowledged is there, sign-ins hold, work goes on': async () => {
      const titles = Array.from({ length: 12 }, (_, n) => ({ key: randomUUID(), title: `Fitter ${n}` }));
      const post = async ({ key, title }: { key: string; title: string }) => {
        const body = { ...plainJob, title };
        const made = await recruiter.call(api.createJob, { body, headers: { 'idempotency-key': key } });
        return made.status === 200 ? made.body.id : null;
      };
      const first = titles.map(post);
      await Promise.race(first);
      await web[0].end('SIGKILL');
      const acknowledged = (await Promise.all(first)).filter((id) => id !== null);
      expect(acknowledged.length).toBeGreaterThan(0);
      const again = await Promise.all(titles.map(post));
      expect(again).not.toContain(null);
      for (const id of acknowledged) expect(again).toContain(id);
      const kept = await rows<{ id: string }>("select id from job_posting where title like 'Fitter%'");
      expect(kept).toHaveLength(titles.length);
      expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(again));
      expect((await candidate.call(api.getSession, {})).body.user?.email).toBe('lena@mail.example');
    },

    'lost database connections heal by themselves, and nothing is told twice or not at all': async () => {
      const stream = await follow(web[1].origin);
      await rows(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
      await stream.until((event) => event.type === 'opened' && event.at === event.told_at);
      await vi.waitFor(async () => expect((await fetch(`${door}/readyz`)).status).toBe(200), 20_000);
      const resume = await uploadResume(candidate, ['Haskell']);
      await stream.until((event) => event.type === 'resume' && event.stage === 'read');
      stream.close();
      expect(await statusOf(resume.id)).toBe('done');
    },

    'the address of a visitor comes from nginx alone, whatever they claim': async () => {
      const visitor = comer(door, { 'x-forwarded-for': '203.0.113.9' });
      await visitor.signUp('vera@mail.example', 'candidate');
      const network = createHash('sha256').update('127.0.0.1').digest('base64url');
      expect(await rows("select key from rate_limits where key like 'signUp/address/%'")).toEqual([
        { key: `signUp/address/${network}` },
      ]);
    },
  }),
  300_000,
);

/** Each with a data folder of its own, as on machines of their own. */
function start(role: 'web' | 'worker', name: string): Promise<Program> {
  const { settings } = bucket;
  return startProgram(join(folder, name), {
    ROLE: role,
    TENON_SECRET: secret,
    S3_BUCKET: settings.bucket,
    S3_ENDPOINT: settings.endpoint,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    DATABASE_URL: postgres.url,
    TRUSTED_PROXIES: '127.0.0.2',
  });
}

/** Starts nginx with the site of this folder, on a port of its own; it calls from 127.0.0.2, people from 127.0.0.1. */
async function startProxy(program: string): Promise<string> {
  const port = await freePort();
  const [one, two] = web.map(({ origin }) => new URL(origin).host);
  const site = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
    .replace('web-1:3000', one ?? '')
    .replace('web-2:3000', two ?? '')
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr crit; worker_processes 1;
     events { worker_connections 256; }
     http { access_log off; proxy_bind 127.0.0.2; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  proxy = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${address}/healthz`)).status).toBe(200), 10_000);
  return address;
}

/** Somebody whose requests go to this address. */
function comer(to: string, headers: Record<string, string> = {}): Person {
  return new Person(
    {
      request: (url, init) =>
        fetch(url.replace(publicOrigin, to), {
          ...init,
          headers: { ...headers, ...(init.headers as object) },
        }),
    },
    publicOrigin,
  );
}

async function statusOf(resumeId: string): Promise<string | undefined> {
  const { body } = await candidate.call(api.listResumes, {});
  return body.items.find(({ id }) => id === resumeId)?.parse_status;
}

/** The candidate's live stream at one address. */
async function follow(origin: string) {
  const ending = new AbortController();
  const cookie = [...candidate.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${origin}/api/live`, { headers: { cookie }, signal: ending.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error(`No stream: ${answer.status}`);
  await reader.read();
  return {
    until: async (matches: (event: ReturnType<typeof liveEvent.parse>) => boolean) => {
      for (let text = ''; ;) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream ended: ${text}`);
        text += value;
        const told = [...value.matchAll(/^data: (.*)$/gm)].map(([, data]) =>
          liveEvent.parse(JSON.parse(data ?? '')),
        );
        if (told.some(matches)) return;
      }
    },
    close: () => ending.abort(),
  };
}

async function rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
