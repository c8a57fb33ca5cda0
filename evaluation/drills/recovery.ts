import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostgres } from '../../commands/steps/postgres.ts';
import { root } from '../../commands/steps/processes.ts';
import { api } from '../../src/api/index.ts';
import { readConfig } from '../../src/server/config.ts';
import { Person } from '../../src/server/platform/http/person.ts';
import { eraseDataTask } from '../../src/server/privacy/personal-data/tasks.ts';
import { openServices } from '../../src/server/process.ts';
import { postJob, uploadResume } from '../../src/server/testing/hiring.ts';
import { type Program, publicOrigin, startProgram } from '../../src/server/testing/program.ts';
import { withFolder } from '../bench/folders.ts';
import { print } from '../bench/print-figure.ts';
import { type ArchivedPostgres, findPgBackRest, startArchived } from './archived-postgres.ts';
import { Journal } from './journal.ts';
import { writeSteadily, type Written } from './recovery-writers.ts';

type Site = {
  postgres: ArchivedPostgres;
  env: Record<string, string>;
  program: Program | null;
  /** What did not come out as it has to. */
  wrong: string[];
};
/** Somebody with a resume who applied, and what is stored of it. */
type Applicant = { person: Person; email: string; resumeId: string };
/** The moments by the database's clock. */
type Moments = { beforeErasure: string; beforeDisaster: string };

const writingMs = 6000;
const how = 'pgBackRest, people writing meanwhile';

/**
 * Brings a database back to a moment: people write while PostgreSQL archives with pgBackRest; there is a full and an incremental backup, somebody's account
 * is erased, and then a table is dropped and the files of the database are lost. They are restored to the moment before it, and once more to one before the
 * erasure, where the person is back until the list of erased accounts is applied. Prints the figures, and answers whether everything acknowledged before
 * each moment is there, nothing that was asked for after it, and nobody who was erased.
 */
export async function drillRecovery(): Promise<boolean> {
  const programs = findPostgres();
  if (!programs) throw new Error('The drill needs the programs of PostgreSQL 15 or newer.');
  const pgBackRest = findPgBackRest();
  if (!pgBackRest)
    throw new Error('The drill needs pgBackRest, and there is none here: apt-get install pgbackrest.');
  const postgres = await startArchived(programs, pgBackRest);
  try {
    return await withFolder(async (folder) => {
      const env = {
        DATA_DIR: folder,
        DATABASE_URL: postgres.url,
        RATE_LIMITS: 'off',
        TENON_SECRET: randomBytes(32).toString('hex'),
      };
      const site: Site = { postgres, env, program: null, wrong: [] };
      try {
        await rehearse(site);
      } finally {
        await site.program?.end('SIGKILL');
      }
      for (const line of site.wrong) console.error(line.slice(0, 400));
      return site.wrong.length === 0;
    });
  } finally {
    await postgres.stop();
  }
}

async function rehearse(site: Site): Promise<void> {
  await start(site);
  const [erased, kept] = [await applicant(site), await applicant(site)];
  const writing = writeSteadily((role) => bring(site, role));
  const moments = await untilDisaster(site, erased);
  const written = await writing.end();
  await site.program?.end('SIGTERM');

  await restore(site, 'to the moment before the table was dropped', moments.beforeDisaster);
  await holdAgainst(site, written, moments.beforeDisaster);
  if (await isThere(site, erased)) site.wrong.push('The erased person is there again.');
  await start(site);
  await lookAgain(site, kept);
  await site.program?.end('SIGTERM');

  await restore(site, 'to a moment before the erasure', moments.beforeErasure);
  await holdAgainst(site, written, moments.beforeErasure);
  if (!(await isThere(site, erased))) site.wrong.push('The moment before the erasure was not restored.');
  console.error((await command(site, 'restore.ts', 'erasures')).trim());
  const isBack = await isThere(site, erased);
  print({
    figure: 'erased accounts that are back',
    value: isBack ? 1 : 0,
    unit: '',
    how: 'after npm run restore -- erasures',
  });
  if (isBack) site.wrong.push('The person was not erased again.');
  await start(site);
  await lookAgain(site, kept);
}

/** People write all the while: a full backup, an erasure, an incremental backup, and a table that is dropped. */
async function untilDisaster(site: Site, erased: Applicant): Promise<Moments> {
  const { postgres } = site;
  await wait(writingMs);
  await backUp(postgres, 'full');
  await wait(writingMs);
  const beforeErasure = await momentOf(postgres);
  await wait(writingMs / 2);
  await erase(site, erased);
  await backUp(postgres, 'incr');
  await wait(writingMs);
  const beforeDisaster = await momentOf(postgres);
  await wait(200);
  for (const table of ['candidate_experiences', 'job_posting']) await drop(postgres, table);
  await wait(500);
  return { beforeErasure, beforeDisaster };
}

/** Drops a table that is written to: who waits for it may be waited for. */
async function drop({ sql }: ArchivedPostgres, table: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const failed = await sql(`drop table ${table} cascade`).catch((error: unknown) => error);
    if (!(failed instanceof Error)) return;
    if (tries === 20) throw failed;
  }
}

async function backUp(postgres: ArchivedPostgres, type: 'full' | 'incr'): Promise<void> {
  const began = performance.now();
  const bytes = await postgres.backUp(type);
  const name = type === 'full' ? 'full backup' : 'incremental backup';
  print({ figure: name, value: (performance.now() - began) / 1000, unit: 's', how });
  print({ figure: `${name} in the repository`, value: bytes / 1e6, unit: 'MB', how });
}

/** Restores the database while the program is stopped. */
async function restore({ postgres }: Site, what: string, moment: string): Promise<void> {
  const began = performance.now();
  await postgres.restoreTo(moment);
  print({ figure: 'restored', value: (performance.now() - began) / 1000, unit: 's', how: what });
}

/** Compares what is there with what was noted outside, by a moment. */
async function holdAgainst({ postgres, wrong }: Site, written: Written[], moment: string): Promise<void> {
  const at = Date.parse(moment.replace(' ', 'T').replace('+00', 'Z'));
  const lost: Written[] = [];
  const young: Written[] = [];
  const before = written.filter(({ answeredAt }) => answeredAt < at);
  for (const table of new Set(written.map((one) => one.table))) {
    const rows = await postgres.sql<{ id: string }>(`select id from ${table}`);
    const ids = new Set(rows.map(({ id }) => id));
    lost.push(...before.filter((one) => one.table === table && !ids.has(one.id)));
    young.push(...written.filter((one) => one.table === table && one.sentAt > at && ids.has(one.id)));
  }
  print({ figure: 'acknowledged before the moment', value: before.length, unit: '', how });
  print({ figure: 'of them lost', value: lost.length, unit: '', how });
  print({ figure: 'asked for after it, and there', value: young.length, unit: '', how });
  if (before.length === 0) wrong.push('Nothing was written.');
  for (const { table, id } of lost) wrong.push(`${table} ${id} is lost.`);
  for (const { table, id } of young) wrong.push(`${table} ${id} is from after the moment.`);
}

/** Whoever applied signs in and opens the resume, an employer posts a job, and no task is given up. */
async function lookAgain(site: Site, { email, resumeId, person }: Applicant): Promise<void> {
  const again = new Person(reach(site), publicOrigin);
  await again.signIn(email);
  const mine = (await again.call(api.listResumes, {})).body.items;
  const applied = (await again.call(api.listMyApplications, {})).body.items;
  const link = await again.call(api.linkResume, { params: { id: resumeId } });
  const file = await again.send('GET', link.body.url);
  if (again.id !== person.id || mine[0]?.id !== resumeId || applied.length !== 1 || file.status !== 200)
    site.wrong.push(
      `Whoever applied found ${mine.length} resumes (${file.status}) and ${applied.length} applications.`,
    );
  await postJob(await bring(site, 'recruiter'));
  const tasks = await site.postgres.sql("select name, output::text from pgboss.job where state = 'failed'");
  for (const task of tasks) site.wrong.push(`A task was given up: ${JSON.stringify(task)}`);
}

/** Has an account erased as after the days in which it can be undone. */
async function erase({ env, postgres }: Site, { person }: Applicant): Promise<void> {
  await person.call(api.deleteAccount, {});
  await postgres.sql('update account_deletions set due_at = now() where user_id = $1', [person.id]);
  const services = await openServices(readConfig({ ...env, LOG_LEVEL: 'warn' }));
  await eraseDataTask.run({}, services);
  await services.close();
}

async function isThere({ postgres }: Site, { person, resumeId }: Applicant): Promise<boolean> {
  const rows = await postgres.sql(
    'select 1 from users where id = $1 union all select 1 from resume_metadata where id = $2',
    [person.id, resumeId],
  );
  return rows.length > 0;
}

/** Somebody who applied to a job with a resume that was read. */
async function applicant(site: Site): Promise<Applicant> {
  const { id } = await postJob(await bring(site, 'recruiter'));
  const person = await bring(site, 'candidate');
  const resume = await uploadResume(person, ['Go', 'Docker']);
  for (let status = ''; status !== 'done'; await wait(100)) {
    const { body } = await person.call(api.listResumes, {});
    status = body.items[0]?.parse_status ?? '';
  }
  const body = { resume_id: resume.id, cover_note: '' };
  await person.call(api.applyToJob, { params: { id }, body });
  return { person, email: person.user?.email ?? '', resumeId: resume.id };
}

/** Somebody new whose address is proven. */
async function bring(site: Site, role: 'candidate' | 'recruiter'): Promise<Person> {
  const person = new Person(reach(site), publicOrigin);
  const email = `${role}-${randomUUID()}@mail.example`;
  await person.signUp(email, role);
  await site.postgres.sql('update users set email_verified = true where email = $1', [email]);
  await person.signIn(email);
  return person;
}

function reach({ program }: Site) {
  return new Journal().through('program', program?.origin ?? '');
}

async function start(site: Site): Promise<void> {
  const began = performance.now();
  site.program = await startProgram(site.env['DATA_DIR'] ?? '', site.env);
  print({
    figure: 'program ready',
    value: (performance.now() - began) / 1000,
    unit: 's',
    how: 'on its database',
  });
}

async function command({ env }: Site, file: string, ...args: string[]): Promise<string> {
  const options = { cwd: root, env: { PATH: process.env['PATH'], ...env } };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'commands', file), ...args],
    options,
  );
  return stdout;
}

async function momentOf({ sql }: ArchivedPostgres): Promise<string> {
  const [row] = await sql<{ now: string }>(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US"+00"') as now`,
  );
  return row?.now ?? '';
}
