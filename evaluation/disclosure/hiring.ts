import { randomUUID } from 'node:crypto';
import { races, sexes } from '../../src/api/fairness/equal-opportunity.ts';
import { api } from '../../src/api/index.ts';
import type { createApp } from '../../src/server/app.ts';
import { closeImpactMonthsTask } from '../../src/server/fairness/equal-opportunity/tasks.ts';
import { confirmAddress } from '../../src/server/identity/auth/people/commands.ts';
import { Person } from '../../src/server/platform/http/person.ts';
import type { Running } from '../../src/server/process.ts';
import { crowd } from '../../src/server/testing/applicants.ts';
import { plainJob, uploadResume } from '../../src/server/testing/hiring.ts';
import type { Chance } from '../corpus/seeded-random.ts';

/** The program, and its clock, which the attack moves on. */
export type Program = { app: ReturnType<typeof createApp>; services: Running; clock: { now: number } };

/** An applicant as their employer knows them, with the sex that nobody there should learn. */
export type Applicant = { id: string; sex: string | null; version: number; ended: boolean };

/** A company with an owner who decides, and its applicants. */
export type Hiring = {
  owner: Person;
  email: string;
  companyId: string;
  jobs: string[];
  applicants: Applicant[];
};

/** Opens a company with jobs, and so many people who apply to each and mostly answer the survey. */
export async function openHiring(program: Program, chance: Chance, perJob: number[]): Promise<Hiring> {
  const email = `owner-${randomUUID().slice(0, 8)}@attack-${randomUUID().slice(0, 8)}.example`;
  const owner = await signedUp(program, email, 'recruiter');
  await accepted(owner.call(api.setSelfIdentification, { body: { version: 0, asks: 'everyone' } }));
  const candidate = await signedUp(program, `candidate-${randomUUID()}@mail.example`, 'candidate');
  const resume = await uploadResume(candidate, ['Go']);
  const jobs: string[] = [];
  const applicants: Applicant[] = [];
  for (const [index, count] of perJob.entries()) {
    const body = { ...plainJob, title: `Backend Engineer ${index + 1}` };
    const job = await accepted(owner.call(api.createJob, { body }));
    jobs.push(job.id);
    const params = { id: job.id };
    const apply = { resume_id: resume.id, cover_note: '' };
    const sent = await accepted(candidate.call(api.applyToJob, { params, body: apply }));
    const rows = (sql: string, values?: unknown[]) => program.services.database.sql(sql, values);
    const ids = await crowd({ rows } as Parameters<typeof crowd>[0], sent.id, count);
    applicants.push(...(await answer(program, ids, chance)));
  }
  return { owner, email, companyId: owner.user?.company?.id ?? '', jobs, applicants };
}

/** Four of five tell their sex and race; scores are spread. */
async function answer({ services }: Program, ids: string[], chance: Chance): Promise<Applicant[]> {
  const told = ids.map((id) => {
    const tells = chance.often(0.8);
    return {
      id,
      sex: tells ? chance.pick(['female', 'male']) : null,
      race: tells ? chance.pick(Object.keys(races).slice(0, 3)) : null,
      rank: chance.whole(0, 100),
    };
  });
  const column = <Key extends keyof (typeof told)[number]>(key: Key) => told.map((one) => one[key]);
  await services.database.sql(
    `insert into self_identifications (application_id, company_id, sex, race, consent_version, answered_at)
     select p.id, a.company_id, p.sex, p.race, 'x', now()
       from unnest($1::uuid[], $2::text[], $3::text[]) p(id, sex, race) join applications a on a.id = p.id`,
    [column('id'), column('sex'), column('race')],
  );
  await services.database.sql(
    'update applications a set rank = p.rank / 100, percent = floor(p.rank) from unnest($1::uuid[], $2::float8[]) p(id, rank) where a.id = p.id',
    [column('id'), column('rank')],
  );
  return told.map(({ id, sex }) => ({ id, sex, version: 1, ended: false }));
}

/** Ends an applicant's hiring: rejected at once, after an interview, or hired. */
export async function decide(owner: Person, applicant: Applicant, chance: Chance): Promise<void> {
  const stages = chance.pick([['rejected'], ['interview', 'rejected'], ['interview', 'offer', 'hired']]);
  for (const stage of stages) {
    const rejection = stage === 'rejected' ? { rejection: { reason: 'skills' as const, tell: false } } : {};
    const params = { id: applicant.id };
    const body = { version: applicant.version, stage, ...rejection };
    applicant.version = (await accepted(owner.call(api.moveApplicant, { params, body }))).version;
  }
  applicant.ended = true;
}

/** Lets the month end: what is done then is done, and the owner signs in again. */
export async function endMonth(program: Program, hiring: Hiring): Promise<void> {
  const now = new Date(program.clock.now);
  program.clock.now = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2, 9);
  await closeImpactMonthsTask.run({}, program.services);
  await hiring.owner.signIn(hiring.email);
}

/** The names of the sexes that people of these hirings have. */
export const sexNames = Object.keys(sexes).slice(0, 2);

async function signedUp({ app, services }: Program, email: string, role: 'candidate' | 'recruiter') {
  const person = new Person(app, services.config.origin);
  await person.signUp(email, role);
  await confirmAddress(services.database, email);
  return person;
}

async function accepted<Body>(answer: Promise<{ body: Body; problem: unknown }>): Promise<Body> {
  const { body, problem } = await answer;
  if (problem) throw new Error(`A step of the hiring failed: ${JSON.stringify(problem)}`);
  return body;
}
