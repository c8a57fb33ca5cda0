import { randomBytes } from 'node:crypto';
import { api } from '../../../api/index.ts';
import type { Role } from '../../../api/identity/roles.ts';
import type { App } from '../../app.ts';
import { confirmAddress } from '../../identity/auth/people/commands.ts';
import { setRole } from '../../identity/auth/queries.ts';
import type { Running } from '../../process.ts';
import { Person } from '../../platform/http/person.ts';
import { demoCompanies } from './companies.ts';
import { demoJobs, demoPeople } from './data.ts';
import { NotEmpty } from './not-empty.ts';
import { type PlannedApplication, planDemo } from './plan.ts';
import {
  backdateApplication,
  backdateJobs,
  backdateTarget,
  describeCompany,
  isEmpty,
  joinCompany,
} from './queries.ts';
import { fillEarlierRound } from './earlier-round.ts';
import { answerSurveys, askForReviews, type DemoApplication, fillPools } from './surveys-and-consents.ts';
import { layoutOf, makeResumePdf } from './resume-pdf.ts';
import { makeResumeText } from './resume-text.ts';
import { exchangeMessages } from './conversations.ts';
import { type DemoTalk, planTalks, sendOffer } from './plan-interviews.ts';
import type { DemoJob, DemoPerson } from './types.ts';
import { dayMs, hourMs } from '../../../api/platform/durations.ts';

/** A login of the demo, to be shown once. */
export type DemoLogin = { role: Role; email: string; password: string };

/** Is told how many of what are there by now. */
export type DemoProgress = (done: number, of: number, what: string) => void;

/**
 * Fills an empty program with companies, jobs, candidates and applications, by the same calls that people's browsers
 * make. Returns one login for each role, with fresh passwords.
 */
export async function loadDemo(app: App, services: Running, progress: DemoProgress): Promise<DemoLogin[]> {
  if (!(await isEmpty(services.database))) {
    throw new NotEmpty(
      'This data folder holds accounts already. The demo needs an empty one: set DATA_DIR to a new folder.',
    );
  }
  const start = services.now();
  const demo: Demo = { app, services, start, progress };
  const logins: DemoLogin[] = [];
  const employers = await openCompanies(demo, logins);
  const jobIds = await postJobs(demo, employers);
  const people = await openCandidates(demo, logins);
  await services.queue.drain(services);
  await applyAndMove(demo, people, jobIds, employers);
  await services.queue.drain(services);
  logins.push(await openStaff(demo));
  return logins;
}

type Demo = { app: App; services: Running; start: Date; progress: DemoProgress };
type Candidate = { person: Person; resumeId: string };

async function openCompanies(demo: Demo, logins: DemoLogin[]): Promise<Map<string, Person>> {
  const { database } = demo.services;
  const employers = new Map<string, Person>();
  const roles: Role[] = ['recruiter', 'hiring_manager', 'admin', 'recruiter'];
  for (const company of demoCompanies) {
    let companyId = '';
    for (const [index, { email, name }] of company.recruiters.entries()) {
      const person = await newcomer(demo, email, 'recruiter');
      await person.call(api.saveAccountSettings, { body: { version: 0, value: { name } } });
      const role = roles.shift() ?? 'recruiter';
      if (index === 0) companyId = person.user?.company?.id ?? '';
      else await joinCompany(database, person.id, companyId);
      await setRole(database, email, role);
      if (!logins.some((login) => login.role === role))
        logins.push({ role, email, password: person.password });
      if (index === 0) employers.set(company.key, person);
      else if (role === 'recruiter') employers.set(`colleague of ${company.key}`, person);
    }
    const { name, website, description } = company;
    await describeCompany(database, companyId, { name, website, description });
  }
  return employers;
}

async function postJobs(demo: Demo, employers: Map<string, Person>): Promise<string[]> {
  const posted: { id: string; at: Date }[] = [];
  for (const [index, job] of demoJobs.entries()) {
    const employer = employers.get(job.company);
    if (!employer) throw new Error(`No employer for ${job.key}`);
    const made = await employer.call(api.createJob, { body: jobInputOf(job) });
    if (made.problem) throw new Error(`${job.key}: ${JSON.stringify(made.problem)}`);
    if (index % 4 === 0) await addHiringManagers(employer, made.body.id);
    demo.progress(index + 1, demoJobs.length, 'jobs');
    // All posted before the first application, which is 37 days old; each at a time of its own.
    posted.push({ id: made.body.id, at: new Date(demo.start.getTime() - 38 * dayMs - index * 5 * hourMs) });
  }
  await backdateJobs(demo.services.database, posted);
  return posted.map((job) => job.id);
}

/** Hiring managers see only the jobs whose team they are on. */
async function addHiringManagers(employer: Person, id: string): Promise<void> {
  const { body: team } = await employer.call(api.getHiringTeam, { params: { id } });
  for (const member of team.items.filter(({ role }) => role === 'hiring_manager')) {
    const body = { person_id: member.id, part: 'hiring_manager' as const };
    await employer.call(api.changeHiringTeam, { params: { id }, body });
  }
}

/** A job of the demo as the form for new jobs sends it. */
export function jobInputOf(job: DemoJob) {
  return {
    title: job.title,
    description: job.description,
    skills: job.skills,
    desired_skills: job.desiredSkills,
    job_type: job.jobType,
    location_type: job.locationType,
    locations: job.locations,
    salary_min: job.salary?.min ?? null,
    salary_max: job.salary?.max ?? null,
    salary_currency: job.salary?.currency ?? 'USD',
    salary_interval: job.salary?.interval ?? ('year' as const),
    years: job.years,
    education: job.education ?? '',
    languages: job.languages,
    apply_url: null,
    status: 'open' as const,
    openings: 1,
  };
}

async function openCandidates(demo: Demo, logins: DemoLogin[]): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const [index, profile] of demoPeople.entries()) {
    const person = await newcomer(demo, profile.email, 'candidate');
    const file = await resumeFile(profile, index);
    const stored = await person.call(api.uploadResume, { query: { file_name: file.name }, body: file.blob });
    if (stored.problem) throw new Error(`${profile.key}: ${JSON.stringify(stored.problem)}`);
    candidates.push({ person, resumeId: stored.body.id });
    demo.progress(index + 1, demoPeople.length, 'candidates');
    if (index === 0) logins.push({ role: 'candidate', email: profile.email, password: person.password });
  }
  return candidates;
}

/** Every tenth resume is plain text, the others are PDFs in their person's layout. */
async function resumeFile(profile: DemoPerson, index: number): Promise<{ name: string; blob: Blob }> {
  const name = `${profile.name.replace(/[^\p{L}\p{N}]+/gu, '-')}`;
  if (index % 10 === 9)
    return { name: `${name}.txt`, blob: new Blob([makeResumeText(profile)], { type: 'text/plain' }) };
  const bytes = await makeResumePdf(profile, layoutOf(profile));
  return { name: `${name}.pdf`, blob: new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }) };
}

async function applyAndMove(
  demo: Demo,
  people: Candidate[],
  jobIds: string[],
  employers: Map<string, Person>,
): Promise<void> {
  const plan = planDemo();
  const talks: DemoTalk[] = [];
  const sent: DemoApplication[] = [];
  const firstJobs = new Map<Person, string>();
  let isOffered = false;
  for (const [index, planned] of plan.applications.entries()) {
    const candidate = people[planned.person];
    const jobId = jobIds[planned.job];
    const employer = employers.get(demoJobs[planned.job]?.company ?? '');
    if (!candidate || !jobId || !employer) continue;
    const applicationId = await applyOne(demo, planned, candidate, jobId, employer);
    demo.progress(index + 1, plan.applications.length, 'applications');
    const stage = planned.moves.at(-1)?.stage ?? 'new';
    sent.push({ applicationId, candidate: candidate.person, employer, person: planned.person, stage });
    if (!firstJobs.has(employer)) firstJobs.set(employer, jobId);
    if (stage === 'interview') {
      talks.push({ applicationId, candidate: candidate.person, employer });
    }
    const colleague = employers.get(`colleague of ${demoJobs[planned.job]?.company ?? ''}`);
    if (stage === 'offer' && colleague && !isOffered) {
      isOffered = true;
      await sendOffer({ applicationId, candidate: candidate.person, employer }, colleague, demo.start);
    }
  }
  // Whoever looks at the demo as its first candidate finds one of theirs.
  const isFirst = ({ candidate }: DemoTalk) => candidate === people[0]?.person;
  const firstsBefore = talks.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  await planTalks(firstsBefore, demo.start);
  // Of the company whose recruiter's login is printed.
  const lead = employers.get('merrowfield');
  await exchangeMessages(firstsBefore.filter(({ employer }) => employer === lead));
  const earlier = lead ? await fillEarlierRound(demo.services, lead, people) : [];
  await answerSurveys(demo.services, [...earlier, ...sent], demo.start);
  await fillPools(
    sent,
    people.map(({ person }) => person),
    firstJobs,
  );
  await askForReviews(sent.filter(({ employer }) => employer === lead));
  for (const target of plan.targets) {
    const person = people[target.person]?.person;
    const id = jobIds[target.job];
    if (!person || !id) continue;
    await person.call(api.saveTargetJob, { params: { id } });
    await backdateTarget(
      demo.services.database,
      person.id,
      id,
      new Date(demo.start.getTime() - target.daysAgo * dayMs),
    );
  }
}

async function applyOne(
  demo: Demo,
  planned: PlannedApplication,
  candidate: Candidate,
  jobId: string,
  employer: Person,
): Promise<string> {
  const sent = await candidate.person.call(api.applyToJob, {
    params: { id: jobId },
    body: { resume_id: candidate.resumeId, cover_note: planned.note ?? '', source: planned.source },
  });
  if (sent.problem) throw new Error(`An application failed: ${JSON.stringify(sent.problem)}`);
  const { id } = sent.body;
  let { version } = sent.body;
  for (const { stage } of planned.moves) {
    const moved =
      stage === 'withdrawn'
        ? await candidate.person.call(api.withdrawApplication, { params: { id }, body: { version } })
        : await employer.call(api.moveApplicant, {
            params: { id },
            body: {
              version,
              stage,
              ...(stage === 'rejected'
                ? { rejection: { reason: 'other_stronger' as const, tell: false } }
                : {}),
            },
          });
    if (moved.problem) throw new Error(`A move failed: ${JSON.stringify(moved.problem)}`);
    version = moved.body.version;
  }
  const at = (daysAfter: number) => new Date(demo.start.getTime() - (planned.daysAgo - daysAfter) * dayMs);
  const interview = planned.moves.find((move) => ['interview', 'offer', 'hired'].includes(move.stage));
  await backdateApplication(demo.services.database, id, {
    sent: at(0),
    moves: planned.moves.map((move) => at(move.daysAfter)),
    interviewed: interview ? at(interview.daysAfter) : null,
  });
  return id;
}

async function openStaff(demo: Demo): Promise<DemoLogin> {
  const email = 'staff@tenon.example';
  const person = await newcomer(demo, email, 'candidate');
  await setRole(demo.services.database, email, 'internal');
  return { role: 'internal', email, password: person.password };
}

async function newcomer(demo: Demo, email: string, role: 'candidate' | 'recruiter'): Promise<Person> {
  const person = new Person(demo.app, demo.services.config.origin);
  person.password = randomBytes(12).toString('base64url');
  const made = await person.call(api.signUp, { body: { email, password: person.password, data: { role } } });
  if (made.problem) throw new Error(`Sign-up failed: ${JSON.stringify(made.problem)}`);
  // Nobody reads the mail of these addresses.
  await confirmAddress(demo.services.database, email);
  await person.signIn(email);
  return person;
}
