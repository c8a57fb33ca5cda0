import { api } from '../../../api/index.ts';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import { poolConsent } from '../../../api/talent/talent-pool.ts';
import { makePdf } from '../../platform/adapters/documents/sample-documents.ts';
import type { Person } from '../../platform/http/person.ts';
import { resumeText } from '../hiring.ts';
import { elsewhere, experience, job, someId, someone } from '../request-bodies.ts';
import { plainInterview, plainOffer, plainWebhook } from '../employer-request-bodies.ts';
import { PasskeyDevice } from '../passkey-device.ts';
import type { World } from '../world.ts';
import { jobFile, samplePushDevice } from '../sample-entries.ts';
import type { Actor, Caller } from './actors.ts';
import type { Name } from './attempt.ts';

type People = Record<Actor, Person>;

/** Makes one record of every kind and answers their ids: what is a candidate's is the applicant's, the rest is their employer's. */
export async function openRecords(world: World, callers: Record<Actor, Caller>) {
  const people = Object.fromEntries(
    Object.entries(callers).map(([name, { person }]) => [name, person]),
  ) as People;
  const jobs = await openJobs(people);
  const own = await openOwn(world, people, jobs.job);
  const sent = await ok(
    people.applicant.call(api.applyToJob, {
      params: { id: jobs.job },
      body: { resume_id: own.resume, cover_note: '' },
    }),
  );
  await world.settle();
  const records = {
    ...jobs,
    ...own,
    application: sent.id,
    ...(await openAround(world, people, sent)),
    ...(await openTalent(world, people, sent.id)),
    ...(await openCompany(people, jobs.job)),
    ...(await openSite(people, jobs.job)),
    ...(await openAccount(world, people)),
    ...(await openBoards(world, people)),
    calendar: await openCalendar(world),
    nothing: someId,
  };
  return { ...records, ...(await signedLinks(people, records)) };
}

/** Bodies that name records, and those that have to be whole to get as far as the rule. */
export function bodiesOf(records: Records): Partial<Record<Name, unknown>> {
  return {
    applyToJob: { resume_id: records.resume, cover_note: '' },
    createBulkAction: { wish: { do: 'export' }, target: { ids: [records.application] } },
    scoreTalent: { job: records.job },
    addTalentToJob: { job_id: records.job },
    inviteTalent: { job_id: records.job, message: 'Come.' },
    createResumeImport: { job_id: records.job, source: 'A fair' },
    createReferralLink: referralLink(records.job),
    changeReferralLink: { version: 1, value: referralLink(records.job) },
    decideDuplicates: { do: 'skip' },
    decideImportFile: { do: 'add', name: 'Ana Pereira' },
    importJobFile: { csv: jobFile },
    importTalent: { csv: 'name,email\nAn,an@talent.example', source: 'A fair' },
    mapRecordImport: { version: 1, kind: 'people', columns: ['full_name'], day_first: false },
    runRecordImport: { version: 1, source: 'A fair' },
    mergeTalent: { other: records['other talent'] },
  };
}

/** The ids by kind. */
export type Records = Awaited<ReturnType<typeof openRecords>>;

const pushDevice = { ...samplePushDevice, endpoint: 'https://push.example/applicant' };

const whole = { skills: ['Welding'], desired_skills: [], locations: [], languages: [] };

async function openJobs({ colleague, manager, internal }: People) {
  const post = async (status: 'open' | 'draft') =>
    (await ok(colleague.call(api.createJob, { body: { ...job, ...whole, status } }))).id;
  const [open, draft] = [await post('open'), await post('draft')];
  for (const id of [open, draft]) {
    const body = { person_id: manager.id, part: 'hiring_manager' as const };
    await ok(colleague.call(api.changeHiringTeam, { params: { id }, body }));
  }
  const gone = await post('open');
  const reason = { reason: 'It asks for money.' };
  await ok(internal.call(api.takeJobDown, { params: { id: gone }, body: reason }));
  return { job: open, 'open job': open, score: open, 'target job': open, draft, 'job taken down': gone };
}

async function openOwn(world: World, { applicant }: People, jobId: string) {
  const pdf = await makePdf((page) => page.text('Ada Quill\nada@example.com\nSkills\nWelding\n'));
  const file = new Blob([Uint8Array.from(pdf)], { type: 'application/pdf' });
  const resume = await ok(applicant.call(api.uploadResume, { query: { file_name: 'cv.pdf' }, body: file }));
  const entry = await ok(applicant.call(api.createExperience, { body: experience }));
  await world.settle();
  const body = { claim: 'Care', text: 'Care' };
  const tailored = await ok(applicant.call(api.acceptBullet, { params: { id: jobId }, body }));
  const named = { params: { id: tailored.id }, body: { name: 'First' } };
  const { versions } = await ok(applicant.call(api.saveResumeVersion, named));
  const deleted = await ok(applicant.call(api.createExperience, { body: experience }));
  await ok(applicant.call(api.deleteExperience, { params: { id: deleted.id } }));
  const saved = { name: 'Welding', query: { q: 'welding' } };
  return {
    resume: resume.id,
    tailored: tailored.id,
    'resume version': versions[0]?.id ?? '',
    experience: entry.id,
    'deleted experience': deleted.id,
    'saved search': (await ok(applicant.call(api.saveSearch, { body: saved }))).id,
    'outside application': (await ok(applicant.call(api.createExternalApplication, { body: elsewhere }))).id,
  };
}

/** Boards elsewhere: one that the applicant follows and somebody who takes no part, and one of theirs alone. */
async function openBoards(world: World, { applicant, internal }: People) {
  const follow = async (by: Pick<typeof applicant, 'call'>, name: string) =>
    (await ok(by.call(api.followBoard, { body: { url: `https://${name}.example/jobs` } }))).id;
  const other = await world.candidate();
  const stopped = await follow(other, 'stopped');
  await ok(internal.call(api.stopBoard, { params: { id: stopped }, body: { reason: 'It lists no jobs.' } }));
  const both = await follow(other, 'followed');
  return { 'followed board': await follow(applicant, 'followed'), board: both, 'stopped board': stopped };
}

/** The secret address of the calendar of somebody who takes no part. */
async function openCalendar(world: World): Promise<string> {
  const { url } = await ok((await world.candidate()).call(api.renewCalendarFeed, {}));
  return url.split('/').at(-1) ?? '';
}

/** What both sides keep around the application. */
async function openAround(
  world: World,
  people: People,
  { id, job_id: jobId }: { id: string; job_id: string },
) {
  const { applicant, owner, colleague } = people;
  const params = { id };
  const call = { params, body: { ...plainInterview(), interviewers: [colleague.id], agreed: true } };
  const interview = await ok(colleague.call(api.proposeInterview, call));
  const reason = { reason: 'Look again.' };
  const review = await ok(applicant.call(api.askForHumanReview, { params, body: reason }));
  const note = await ok(colleague.call(api.writeApplicantNote, { params, body: { body: 'Call.' } }));
  const later = { body: 'Later', delay_minutes: 60 };
  const message = await ok(colleague.call(api.writeApplicantMessage, { params, body: later }));
  await ok(applicant.call(api.writeApplicationMessage, { params, body: { body: 'Hello' } }));
  const wish = { wish: { do: 'export' as const }, target: { ids: [id] } };
  const bulk = await ok(colleague.call(api.createBulkAction, { body: wish }));
  const brought = await openImport(world, colleague, jobId);
  await ok(owner.call(api.setSelfIdentification, { body: { version: 0, asks: 'everyone' } }));
  await world.settle();
  const news = await ok(applicant.call(api.listNotifications, {}));
  return {
    interview: first(interview),
    'human review': first(review),
    note: first(note),
    message: first(message),
    offer: await sentOffer(people, id),
    bulk: bulk.id,
    ...brought,
    notification: first(news),
  };
}

/** A link by which an agency sends people to a job. */
function referralLink(jobId: string) {
  const what = { name: 'Northstar', kind: 'agency' as const, fee_terms: '' };
  return { ...what, all_jobs: false, job_ids: [jobId], expires_on: null };
}

/** An import with a file of which nobody's name could be read. */
async function openImport(world: World, colleague: Person, jobId: string) {
  const body = { job_id: jobId, source: 'They wrote to us at a fair.' };
  const made = await ok(colleague.call(api.createResumeImport, { body }));
  const file = await ok(
    colleague.call(api.addImportFile, {
      params: { id: made.id },
      query: { file_name: 'cv.txt' },
      body: new Blob(['Skills\n- welded steel pipes and tanks, also under water, for nine years\n'], {
        type: 'text/plain',
      }),
    }),
  );
  await world.settle();
  const records = await ok(
    colleague.call(api.uploadRecordFile, {
      query: { file_name: 'people.csv' },
      body: new Blob(['Name\nAna Pereira\n']),
    }),
  );
  const link = await ok(colleague.call(api.createReferralLink, { body: referralLink(jobId) }));
  return {
    import: made.id,
    'import file': file.id,
    'record import': records.id,
    'referral link': link.id,
  };
}

/** An offer with a file, which was approved and sent. */
async function sentOffer({ owner, colleague }: People, applicationId: string): Promise<string> {
  const written = await ok(
    colleague.call(api.writeOffer, { params: { id: applicationId }, body: plainOffer() }),
  );
  const params = { id: first(written) };
  const file = { query: { file_name: 'offer.pdf', version: 1 }, body: new Blob(['%PDF-1.7 offer']) };
  await ok(colleague.call(api.attachOfferFile, { params, ...file }));
  await ok(owner.call(api.approveOffer, { params, body: { version: 2 } }));
  await ok(colleague.call(api.sendOffer, { params, body: { version: 3 } }));
  return params.id;
}

async function openTalent(world: World, { applicant, colleague }: People, applicationId: string) {
  const kept = { kept: true, consent_version: poolConsent.version };
  await ok(applicant.call(api.setKeptState, { params: { id: applicationId }, body: kept }));
  const other = await ok(colleague.call(api.createJob, { body: { ...job, ...whole } }));
  const invitation = { job_id: other.id, message: 'Come.' };
  await ok(colleague.call(api.inviteTalent, { params: { id: applicant.id }, body: invitation }));
  const add = async (email: string) =>
    (await ok(colleague.call(api.addTalent, { body: { ...someone, email } }))).id;
  const [found, again] = [await add('found@talent.example'), await add('again@talent.example')];
  await ok(colleague.call(api.mergeTalent, { params: { id: found }, body: { other: again } }));
  return {
    talent: found,
    'merged talent': again,
    'other talent': await add('other@talent.example'),
    'talent with a file': await pooled(world, colleague),
    'invitation to apply': first(await ok(applicant.call(api.listJobInvitations, {}))),
  };
}

/** Somebody in the pool with a resume. */
async function pooled(world: World, colleague: Person): Promise<string> {
  const begun = { job_id: null, source: 'They wrote to us at a fair.' };
  const params = { id: (await ok(colleague.call(api.createResumeImport, { body: begun }))).id };
  const body = new Blob([resumeText('Pool Person', ['Welding'])], { type: 'text/plain' });
  await ok(colleague.call(api.addImportFile, { params, query: { file_name: 'cv.txt' }, body }));
  await world.settle();
  const { items } = await ok(colleague.call(api.listImportFiles, { params }));
  return items[0]?.talent_id ?? '';
}

/** What a company keeps. */
async function openCompany({ owner, colleague, otherManager }: People, jobId: string) {
  const view = { name: 'New', shared: true, search: {}, job_id: jobId };
  const template = await ok(colleague.call(api.createMessageTemplate, { body: { name: 'Hi', body: 'Hi' } }));
  const stages = { name: 'Usual', stages: [...usualStages] };
  const invited = { email: 'invited@one.example', invited_role: 'hiring_manager' as const };
  const webhook = await ok(owner.call(api.createWebhook, { body: plainWebhook }));
  return {
    company: owner.user?.company?.id ?? '',
    member: otherManager.id,
    template: template.id,
    'stage template': first(await ok(colleague.call(api.saveStageTemplate, { body: stages }))),
    view: (await ok(colleague.call(api.saveApplicantView, { body: view }))).id,
    ...(await openReports(colleague, jobId)),
    invitation: (await ok(owner.call(api.createInvitation, { body: invited }))).id,
    webhook: webhook.id,
    delivery: (await ok(owner.call(api.testWebhook, { params: { id: webhook.id } }))).id,
    logo: '0'.repeat(64),
  };
}

/** Reports on the job: one that is shared, and one that was deleted a moment ago. */
async function openReports(colleague: Person, jobId: string) {
  const save = async (name: string) => {
    const body = { name, shared: true, search: { job: jobId } };
    return (await ok(colleague.call(api.saveReport, { body }))).id;
  };
  const deleted = await save('Deleted');
  await ok(colleague.call(api.deleteSavedReport, { params: { id: deleted } }));
  return { 'saved report': await save('Weekly'), 'deleted report': deleted };
}

/** What the staff of the site keep. */
async function openSite({ internal, peer }: People, jobId: string) {
  const key = await ok(internal.call(api.createApiKey, { body: { name: 'Provider', value: 'sk-1' } }));
  const model = await ok(internal.call(api.createModel, { body: { name: 'Only', model_id: 'm-1' } }));
  const report = { params: { id: jobId }, body: { reason: 'scam' as const, details: 'They ask for money.' } };
  await ok(peer.call(api.reportJob, report));
  return {
    key: key.id,
    model: model.id,
    report: first(await ok(internal.call(api.listReports, {}))),
    person: peer.id,
    switch: 'sign_ups',
  };
}

async function openAccount(world: World, { applicant }: People) {
  const { body: challenge } = await applicant.call(api.challengeNewPasskey, {});
  const device = new PasskeyDevice('http://localhost:3000');
  const passkey = { name: 'Phone', passkey: device.create(challenge) };
  await world.rows(
    "insert into accounts (id, user_id, provider_id, account_id) values (gen_random_uuid(), $1, 'acme-sso', 'a1')",
    [applicant.id],
  );
  const board = { name: 'Board', scopes: ['jobs:read' as const], expires_at: null };
  const { identities } = await ok(applicant.call(api.getSignInMethods, {}));
  return {
    session: first(await ok(applicant.call(api.listSessions, {}))),
    'push device': (await ok(applicant.call(api.subscribePush, { body: pushDevice }))).id,
    passkey: (await ok(applicant.call(api.addPasskey, { body: passkey }))).id,
    token: (await ok(applicant.call(api.createApiToken, { body: board }))).id,
    identity: identities[0]?.id ?? '',
  };
}

async function signedLinks(
  { applicant, colleague }: People,
  {
    resume,
    application,
    offer,
    'talent with a file': talent,
    'import file': broughtIn,
  }: {
    resume: string;
    application: string;
    offer: string;
    'talent with a file': string;
    'import file': string;
  },
) {
  const [file, sent, letter, pooledFile, imported] = [
    await ok(applicant.call(api.linkResume, { params: { id: resume } })),
    await ok(colleague.call(api.linkApplicantResume, { params: { id: application } })),
    await ok(colleague.call(api.linkOfferFile, { params: { id: offer } })),
    await ok(colleague.call(api.linkTalentResume, { params: { id: talent } })),
    await ok(colleague.call(api.linkImportFile, { params: { id: broughtIn } })),
  ];
  return {
    'signed file': file.url,
    'signed resume': sent.url,
    'signed offer': letter.url,
    'signed talent resume': pooledFile.url,
    'signed import file': imported.url,
  };
}

async function ok<T>(answer: Promise<{ body: T; problem: unknown }>): Promise<T> {
  const { body, problem } = await answer;
  if (problem) throw new Error(`Refused: ${JSON.stringify(problem)}`);
  return body;
}

function first({ items }: { items: { id: string }[] }): string {
  const id = items[0]?.id;
  if (id === undefined) throw new Error('The list is empty.');
  return id;
}
