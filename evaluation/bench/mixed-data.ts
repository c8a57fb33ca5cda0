import { api } from '../../src/api/index.ts';
import { createApp } from '../../src/server/app.ts';
import type { Config } from '../../src/server/config.ts';
import { hashToken, newToken } from '../../src/server/identity/auth/secret-tokens.ts';
import { cookieSent } from '../../src/server/identity/auth/sessions/cookies.ts';
import { confirmAddress } from '../../src/server/identity/auth/people/commands.ts';
import { refreshScoresAfterUpgrade } from '../../src/server/matching/fit/upgrade-commands.ts';
import type { Database } from '../../src/server/platform/db/connect.ts';
import { Person } from '../../src/server/platform/http/person.ts';
import { postJob } from '../../src/server/testing/hiring.ts';
import { openServices, type Running } from '../../src/server/process.ts';
import { type ApplicantCounts, seedApplicants } from './filled-applicants.ts';
import { generateJob, placesOf, skillIdsOf } from './generated-jobs.ts';
import { pdfResumes } from './mixed-resumes.ts';
import { print, timed } from './print-figure.ts';

/** Somebody whose browser is signed in. */
export type SignedInPerson = { id: string; cookie: string };

/** Whom and what the load asks for, of the whole database. */
export type MixedData = {
  /** Each with one of their applications. */
  candidates: (SignedInPerson & { resume: string; application: string })[];
  /** Each with their company's jobs and applications of it. */
  recruiters: (SignedInPerson & { jobs: string[]; applications: string[]; fresh: string[] })[];
  openJobs: string[];
  /** Jobs that the candidate of this place has not applied to. */
  toApply: { candidate: number; job: string }[];
};

const signedInCandidates = 2000;
const signedInRecruiters = 200;

/** SQL for the candidates who sign in, and for the applications that recruiters open. */
const lookedAtCandidates = `select id from users where role = 'candidate' and email like '%@bench.example' order by md5(id::text) limit ${signedInCandidates}`;
const opened = "stage <> 'withdrawn' order by created_at desc limit 300";
const lookedAtApplications = `select a.* from companies c join lateral (
  select job_id, candidate_id from applications where company_id = c.id and ${opened}) a on true`;

/** Fills an empty database; one that was filled before is taken as it is. Then signs people in. */
export async function fillMixed(config: Config, url: string, counts: ApplicantCounts): Promise<MixedData> {
  const services = await openServices(config);
  try {
    const { database } = services;
    const [filled] = await database.sql('select 1 from applications limit 1');
    if (!filled) {
      // Nothing is to be recalculated while it is measured: the versions are noted while there are no scores.
      await refreshScoresAfterUpgrade(services);
      const owner = new Person(createApp(services, config.dataDir), config.origin);
      const email = 'owner@bench-hiring.example';
      await owner.signUp(email, 'recruiter');
      await confirmAddress(database, email);
      const companyId = owner.user?.company?.id ?? '';
      const seconds = await timed(async () => {
        const personId = await readAndScoreOne(services, config, owner);
        await seedApplicants(database, url, companyId, owner.id, counts);
        await writePostings(database);
        await giveToAll(database, personId);
        await addRecruiters(database);
      });
      print({ figure: 'mixed.seeded', value: seconds / 1000, unit: 's', how: 'filling the database' });
    }
    return await chooseMixed(database, config);
  } finally {
    await services.close();
  }
}

/** Gives each job the text of a generated posting, with words as real ones have them. */
async function writePostings(database: Database): Promise<void> {
  const jobs = await database.sql<{ id: string }>('select id from job_posting order by id');
  for (let from = 0; from < jobs.length; from += 500) {
    const rows = jobs.slice(from, from + 500).map(({ id }, index) => {
      const { title, description, skills, placeType } = generateJob(from + index);
      return {
        id,
        title,
        description,
        skills,
        skill_ids: skillIdsOf(skills),
        place_keys: placesOf(from + index, placeType),
      };
    });
    await database.transact(async () => {
      // As for the applications, nothing has to follow from it.
      await database.sql('set local session_replication_role = replica');
      await database.sql(
        `update job_posting j set title = r.title, description = r.description, skills = r.skills, skill_ids = r.skill_ids, place_keys = r.place_keys
         from jsonb_to_recordset($1::jsonb) as r(id uuid, title text, description text, skills text[], skill_ids text[], place_keys text[]) where j.id = r.id`,
        [JSON.stringify(rows)],
      );
    });
  }
  await database.sql('vacuum (analyze) job_posting');
}

/** Has one resume read and scored for one job, as in life; answers whose it is. */
async function readAndScoreOne(services: Running, config: Config, owner: Person): Promise<string> {
  const person = new Person(createApp(services, config.dataDir), config.origin);
  await person.signUp('read-and-scored@mail.example', 'candidate');
  const [body] = await pdfResumes(1);
  if (!body) throw new Error('No resume was made.');
  await person.call(api.uploadResume, { query: { file_name: 'cv.pdf' }, body });
  await services.queue.drain(services);
  const job = await postJob(owner, { skills: ['PostgreSQL', 'Nursing', 'Excel'] });
  await person.call(api.getJobFit, { params: { id: job.id } });
  await services.queue.drain(services);
  const [scored] = await services.database.sql('select 1 from fit_score where candidate_id = $1', [
    person.id,
  ]);
  if (!scored) throw new Error('No score was made.');
  return person.id;
}

/** Gives a person's reading to everybody, and their score's explanation to the scores that the load looks at: what is opened is as long as in life. */
async function giveToAll(database: Database, personId: string): Promise<void> {
  await database.transact(async () => {
    await database.sql('set local session_replication_role = replica');
    await database.sql('set local statement_timeout = 0');
    await database.sql(
      `update resume_metadata r set reading = o.reading from resume_metadata o where o.user_id = $1 and o.is_current and r.user_id <> $1`,
      [personId],
    );
    await database.sql(
      `update fit_score f set result = o.result from (select result from fit_score where candidate_id = $1 limit 1) o
        where f.candidate_id <> $1 and (f.candidate_id in (${lookedAtCandidates}) or (f.job_id, f.candidate_id) in (
          select job_id, candidate_id from (${lookedAtApplications}) a))`,
      [personId],
    );
  });
  await database.sql('vacuum (analyze) resume_metadata');
  await database.sql('vacuum (analyze) fit_score');
}

/** Recruiters of every company, as many in each. */
async function addRecruiters(database: Database): Promise<void> {
  await database.sql(
    `with made as (
       insert into users (id, email, role, email_verified)
       select gen_random_uuid(), 'recruiter-' || n || '@bench.example', 'recruiter', true from generate_series(0, $1::int - 1) n
       returning id, email)
     insert into company_members (user_id, company_id)
     select m.id, c.id from made m
       join (select id, row_number() over (order by id) - 1 as n, count(*) over () as all from companies) c
         on c.n = split_part(split_part(m.email, '@', 1), '-', 2)::int % c.all`,
    [signedInRecruiters],
  );
  await database.sql('vacuum (analyze) users, company_members');
}

async function chooseMixed(database: Database, config: Config): Promise<MixedData> {
  const people = await database.sql<{ id: string; resume: string; application: string }>(
    `select u.id, r.id as resume, a.id as application
       from (${lookedAtCandidates}) u
       join resume_metadata r on r.user_id = u.id and r.is_current
       join lateral (select id from applications where candidate_id = u.id order by created_at limit 1) a on true`,
  );
  await database.sql(`update users set email_verified = true where id = any($1::uuid[])`, [
    people.map(({ id }) => id),
  ]);
  const candidates = await signIn(database, config, people);
  const staff = await database.sql<{ id: string; jobs: string[]; applications: string[]; fresh: string[] }>(
    `select m.user_id as id,
            array(select id from job_posting where company_id = m.company_id order by created_at limit 50) as jobs,
            array(select id from applications where company_id = m.company_id and ${opened}) as applications,
            array(select id from applications where company_id = m.company_id and stage = 'new' and version = 1
                   order by md5(id::text || m.user_id::text) limit 400) as fresh
       from company_members m join users u on u.id = m.user_id where u.email like 'recruiter-%@bench.example'`,
  );
  const recruiters = await signIn(database, config, staff);
  const jobs = await database.sql<{ id: string }>(
    `select id from job_posting where status = 'open' order by md5(id::text) limit 4000`,
  );
  const openJobs = jobs.map(({ id }) => id);
  return { candidates, recruiters, openJobs, toApply: await pairsToApply(database, people, openJobs) };
}

async function pairsToApply(
  database: Database,
  people: { id: string }[],
  openJobs: string[],
): Promise<MixedData['toApply']> {
  const tried = people.flatMap((_person, candidate) =>
    [0, 1, 2, 3].map((k) => ({
      candidate,
      job: openJobs[(candidate * 7 + k * 997) % openJobs.length] ?? '',
    })),
  );
  const rows = await database.sql<{ place: number }>(
    `select (t.n - 1)::int as place from unnest($1::uuid[], $2::uuid[]) with ordinality as t(person, job, n)
      where not exists (select 1 from applications a where a.candidate_id = t.person and a.job_id = t.job)`,
    [tried.map(({ candidate }) => people[candidate]?.id), tried.map(({ job }) => job)],
  );
  return rows.flatMap(({ place }) => tried[place] ?? []);
}

/** Opens a session for each of them, as signing in does. */
async function signIn<T extends { id: string }>(
  database: Database,
  config: Config,
  people: T[],
): Promise<(T & SignedInPerson)[]> {
  const signedIn = people.map((person) => ({ person, token: newToken() }));
  await database.sql(
    `insert into sessions (id, user_id, token, remembered, expires_at)
     select gen_random_uuid(), person, token, true, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as s(person, token)`,
    [people.map(({ id }) => id), signedIn.map(({ token }) => hashToken(token))],
  );
  return signedIn.map(({ person, token }) => ({
    ...person,
    cookie: cookieSent(config, 'session_token', token),
  }));
}
