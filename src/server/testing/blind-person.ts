import { usualStages } from '../../api/hiring/job-stages.ts';
import { api } from '../../api/index.ts';
import type { Person } from '../platform/http/person.ts';
import { plainInterview, plainOffer } from './employer-request-bodies.ts';
import { experience } from './sample-entries.ts';
import { byFile } from './ats-file-steps.ts';
import { plainJob } from './hiring.ts';
import type { World } from './world.ts';

/** Phone numbers as people of several countries write them; the first is in the resume's head and in the profile, in other forms. */
const phones = [
  '020 7946 0958',
  '(020) 7946-0958',
  '07946/0958',
  '+49 171 2345678',
  '0171/2345678',
  '(415) 555-0132',
  '06 12 34 56 78',
  '044 668 18 00',
  '22 33 44 55',
  '98765 43210',
  '(11) 98765-4321',
];
const addresses = [
  'zerlina.quaife@quaife-home.example',
  'zq1990@other-mail.example',
  '@zq_codes',
  'github.com/zqdev',
  'linkedin.com/in/zerlina-q-81b',
  'xing.com/profile/Z_Quaife',
  't.me/zqtele',
  'zqdev',
  'quaifeworks.dev',
  'zq.page/about',
];
const others = ['zerlina', 'quaife', 'Harrowgate', 'HTU and', 'Rosenstraße 14', 'Dunmore', '4 May 1990'];

/** Whatever tells who she is, as it stands in what she and others wrote. */
export const needles: readonly string[] = [...phones, ...addresses, ...others];

const words = `${phones.join(' or ')}. ${addresses.join(' and ')}.`;
/** A text with all that may stand in free text. */
export const telling = `Best, zerlina (Z. Quaife, of Rosenstraße 14, Dunmore). HTU and Harrowgate Technical University.\nBorn 4 May 1990.\n${words}`;

const resumeText = `Zerlina Quaife
zerlina.quaife@quaife-home.example | +44 20 7946 0958 | Dunmore, Ireland

Skills
Go, PostgreSQL, Docker

Experience
Software Engineer, Northwind Traders, Dunmore
March 2018 - June 2023
- Built services in Go, see ${addresses.slice(2).join(', ')}
- Rang ${phones.join(', ')}

Education
Harrowgate Technical University, BSc Computer Science, 2012 - 2016
`;

/** Who hires her: `reader` owns the company and reviews blind, `mate` has seen who she is and writes it everywhere. */
export type BlindJob = { reader: Person; mate: Person; jobId: string };

/** A job that came by a file of another system, with a question, which is not reviewed blind yet. */
export async function openBlindJob(world: World, reader: Person): Promise<string> {
  const put = await byFile(reader);
  await put([{ id: 'one', title: 'Lock Keeper', status: 'open' }]);
  await reader.call(api.startAtsSync, {});
  await world.settle();
  const { items } = await ok(reader.call(api.listPostings, { query: { scope: 'team' } }));
  const id = items[0]?.id ?? '';
  const { version } = await ok(reader.call(api.getJob, { params: { id } }));
  const question = { id: 'q1', prompt: 'Who are you?', type: 'text' as const, options: [], required: false };
  const questions = [{ ...question, accepts: [], at_least: null }];
  const body = { version, value: { ...plainJob, title: 'Lock Keeper', questions } };
  await ok(reader.call(api.updateJob, { params: { id }, body }));
  return id;
}

/** A candidate whose name, contact data, place and school stand in the profile and the resume; returns the resume's id. */
export async function becomeZerlina(world: World, candidate: Person): Promise<string> {
  const file = new Blob([resumeText], { type: 'text/plain' });
  const resume = await ok(
    candidate.call(api.uploadResume, { query: { file_name: 'zerlina-quaife.txt' }, body: file }),
  );
  await world.settle();
  const { version } = await ok(candidate.call(api.getProfile, {}));
  const personal_info = {
    first_name: 'Zerlina',
    last_name: 'Quaife',
    phone: '+44 20 7946 0958',
    location: 'Dunmore, Ireland',
    linkedin: 'https://www.linkedin.com/in/zerlina-q-81b',
    github: 'https://github.com/zqdev',
    portfolio: 'https://quaifeworks.dev/me',
    bio: telling,
  };
  await ok(candidate.call(api.updateProfile, { body: { version, personal_info } }));
  const position = { ...experience, experience_details: `Wrote Docker files. ${telling}` };
  await ok(candidate.call(api.createExperience, { body: position }));
  return resume.id;
}

/** Applies with a note and an answer that tell who she is. */
export async function applyAsZerlina(candidate: Person, jobId: string, resumeId: string): Promise<string> {
  const answers = [{ question_id: 'q1', answer: telling }];
  const body = { resume_id: resumeId, cover_note: telling, answers };
  return (await ok(candidate.call(api.applyToJob, { params: { id: jobId }, body }))).id;
}

/** Reviews the job blind from now on. */
export async function makeBlind(reader: Person, jobId: string): Promise<void> {
  const { version } = await ok(reader.call(api.getJobPipeline, { params: { id: jobId } }));
  const body = { version, stages: [...usualStages], blind: true };
  await ok(reader.call(api.changeJobPipeline, { params: { id: jobId }, body }));
}

/** What happens around her application, in words that tell who she is; returns the ids of what was made, by its kind. */
export async function writeIdentityEverywhere({ reader, mate }: BlindJob, candidate: Person, id: string) {
  const params = { id };
  await ok(mate.call(api.revealApplicant, { params }));
  const note = await ok(
    mate.call(api.writeApplicantNote, { params, body: { body: telling, mentions: [reader.id] } }),
  );
  const message = await ok(mate.call(api.writeApplicantMessage, { params, body: { body: telling } }));
  await ok(candidate.call(api.writeApplicationMessage, { params, body: { body: telling } }));
  const review = await ok(candidate.call(api.askForHumanReview, { params, body: { reason: telling } }));
  await ok(
    mate.call(api.fileScorecard, {
      params,
      body: { version: 0, verdict: 'yes', ratings: [], note: telling },
    }),
  );
  const bulk = await ok(
    reader.call(api.createBulkAction, { body: { wish: { do: 'export' }, target: { ids: [id] } } }),
  );
  return {
    application: id,
    note: first(note),
    message: first(message),
    'human review': first(review),
    bulk: bulk.id,
    ...(await meet({ reader, mate }, candidate, id)),
    offer: await offer(mate, id),
  };
}

/** An interview whose time she gives up, and one that she cancels, each with words. */
async function meet({ reader, mate }: Pick<BlindJob, 'reader' | 'mate'>, candidate: Person, id: string) {
  const value = {
    ...plainInterview(),
    place: 'Ring Zerlina on 020 7946 0958',
    link: 'https://meet.example/zerlina-quaife',
    message: telling,
    interviewers: [reader.id],
    agreed: true,
  };
  const body = { ...value, times: [plainInterview(5).times[0] ?? ''] };
  const [asked, cancelled] = [
    first(await ok(mate.call(api.proposeInterview, { params: { id }, body: value }))),
    first(await ok(mate.call(api.proposeInterview, { params: { id }, body }))),
  ];
  const wish = { version: 2, wish: telling, time_zone: 'Europe/Dublin' };
  await ok(candidate.call(api.askForOtherTimes, { params: { id: asked }, body: wish }));
  const reason = { version: 2, reason: telling };
  await ok(candidate.call(api.cancelMyInterview, { params: { id: cancelled }, body: reason }));
  const kept = { ...value, times: [plainInterview(7).times[0] ?? ''] };
  return { interview: first(await ok(mate.call(api.proposeInterview, { params: { id }, body: kept }))) };
}

async function offer(mate: Person, id: string): Promise<string> {
  const body = { ...plainOffer(), text: telling };
  const params = { id: first(await ok(mate.call(api.writeOffer, { params: { id }, body }))) };
  await ok(
    mate.call(api.attachOfferFile, {
      params,
      query: { file_name: 'Offer for Zerlina Quaife.pdf', version: 1 },
      body: new Blob([`%PDF-1.7 ${telling}`]),
    }),
  );
  return params.id;
}

/** The body of a call; throws when it was refused. */
export async function ok<T>(answer: Promise<{ body: T; problem: unknown }>): Promise<T> {
  const { body, problem } = await answer;
  if (problem) throw new Error(`Refused: ${JSON.stringify(problem)}`);
  return body;
}

function first({ items }: { items: { id: string }[] }): string {
  const id = items[0]?.id;
  if (id === undefined) throw new Error('The list is empty.');
  return id;
}
