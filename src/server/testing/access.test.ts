import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../api/platform/endpoint.ts';
import { api } from '../../api/index.ts';
import { usualStages } from '../../api/hiring/job-stages.ts';
import { type Role, roles } from '../../api/identity/roles.ts';
import { type Scope, scopes } from '../../api/identity/scopes.ts';
import { setRole } from '../identity/auth/queries.ts';
import { joinCompany } from '../operations/demo/queries.ts';
import type { Person } from '../platform/http/person.ts';
import { bodies, elsewhere, experience, job, someId, someone } from './bodies.ts';
import { plainInterview, plainOffer, plainWebhook } from './employer-bodies.ts';
import { PasskeyDevice } from './passkey-device.ts';
import { openWorld, type World } from './world.ts';

type Name = keyof typeof api;
const scopeNames = Object.keys(scopes) as Scope[];
/** Who a record belongs to: a kind of record and the people who may reach it with the right role. */
type RecordKind =
  | 'tailored'
  | 'key'
  | 'model'
  | 'person'
  | 'resume'
  | 'experience'
  | 'job'
  | 'draft'
  | 'application'
  | 'outside application'
  | 'session'
  | 'passkey'
  | 'identity'
  | 'token'
  | 'member'
  | 'invitation'
  | 'saved search'
  | 'notification'
  | 'note'
  | 'message'
  | 'template'
  | 'stage template'
  | 'view'
  | 'bulk'
  | 'backup'
  | 'dead task'
  | 'report'
  | 'reported job'
  | 'switch'
  | 'interview'
  | 'offer'
  | 'human review'
  | 'logo'
  | 'talent'
  | 'invitation to apply'
  | 'webhook'
  | 'delivery'
  | 'company';

/** The record behind each `{id}`. A new endpoint with an id does not compile until it stands here. */
const recordOf: { [N in Name as (typeof api)[N] extends { params: unknown } ? N : never]: RecordKind } = {
  revealApiKey: 'key',
  deleteApiKey: 'key',
  updateModel: 'model',
  deleteModel: 'model',
  testModel: 'model',
  changePersonRole: 'person',
  suspendPerson: 'person',
  endPersonSessions: 'person',
  resendPersonVerification: 'person',
  listBulletSuggestions: 'job',
  acceptBullet: 'job',
  rejectBullet: 'job',
  restoreBullets: 'job',
  getTailoredResume: 'tailored',
  updateTailoredResume: 'tailored',
  undoTailoredResume: 'tailored',
  deleteTailoredResume: 'tailored',
  exportTailoredResume: 'tailored',
  keepTailoredFile: 'tailored',
  exportResume: 'resume',
  saveTargetJob: 'job',
  updateTargetJob: 'job',
  removeTargetJob: 'job',
  getReading: 'resume',
  correctReading: 'resume',
  makeResumeCurrent: 'resume',
  renameResume: 'resume',
  deleteResume: 'resume',
  linkResume: 'resume',
  openFile: 'resume',
  getExperience: 'experience',
  updateExperience: 'experience',
  deleteExperience: 'experience',
  restoreExperience: 'experience',
  getJob: 'draft',
  listSimilarJobs: 'draft',
  hideJob: 'job',
  showJob: 'job',
  changeSavedSearch: 'saved search',
  deleteSavedSearch: 'saved search',
  reportJob: 'job',
  openOutsideJob: 'job',
  updateJob: 'job',
  listJobChanges: 'job',
  getJobFit: 'job',
  calculateJobFit: 'job',
  answerRequirement: 'job',
  getJobFitReceipt: 'job',
  getApplicantReceipt: 'application',
  applyToJob: 'job',
  withdrawApplication: 'application',
  getMyApplication: 'application',
  undoWithdrawal: 'application',
  updateOutsideApplication: 'outside application',
  deleteOutsideApplication: 'outside application',
  listJobApplicants: 'job',
  getTalent: 'talent',
  removeTalent: 'talent',
  tagTalent: 'talent',
  inviteTalent: 'talent',
  mergeTalent: 'talent',
  splitTalent: 'talent',
  refuseJobInvitation: 'invitation to apply',
  getKeptState: 'application',
  setKeptState: 'application',
  getSelfIdentification: 'application',
  answerSelfIdentification: 'application',
  deleteSelfIdentification: 'application',
  settleAtsDifference: 'application',
  openAtsResume: 'application',
  receiveAtsWebhook: 'company',
  getApplicant: 'application',
  moveApplicant: 'application',
  undoMove: 'application',
  revealApplicant: 'application',
  getJobPipeline: 'job',
  changeJobPipeline: 'job',
  getBoard: 'job',
  listApplicantNotes: 'application',
  writeApplicantNote: 'application',
  deleteApplicantNote: 'note',
  tagApplicant: 'application',
  assignApplicant: 'application',
  listApplicationMessages: 'application',
  writeApplicationMessage: 'application',
  readApplicationMessages: 'application',
  listApplicantMessages: 'application',
  writeApplicantMessage: 'application',
  previewApplicantMessage: 'application',
  readApplicantMessages: 'application',
  settleThread: 'application',
  dropWaitingMessage: 'message',
  changeMessageTemplate: 'template',
  deleteMessageTemplate: 'template',
  proveBackup: 'backup',
  deleteBackup: 'backup',
  changeSwitch: 'switch',
  getReport: 'report',
  resolveReport: 'report',
  takeJobDown: 'reported job',
  putJobBack: 'reported job',
  retryDeadTask: 'dead task',
  dropDeadTask: 'dead task',
  getBulkAction: 'bulk',
  getScorecards: 'application',
  fileScorecard: 'application',
  listApplicantInterviews: 'application',
  proposeInterview: 'application',
  listMyInterviews: 'application',
  getInterview: 'interview',
  changeInterview: 'interview',
  cancelInterview: 'interview',
  bookInterview: 'interview',
  askForOtherTimes: 'interview',
  cancelMyInterview: 'interview',
  openInterviewCalendar: 'interview',
  listApplicantOffers: 'application',
  writeOffer: 'application',
  listMyOffers: 'application',
  changeOffer: 'offer',
  approveOffer: 'offer',
  attachOfferFile: 'offer',
  removeOfferFile: 'offer',
  linkOfferFile: 'offer',
  sendOffer: 'offer',
  withdrawOffer: 'offer',
  answerOffer: 'offer',
  listMyHumanReviews: 'application',
  askForHumanReview: 'application',
  listApplicantHumanReviews: 'application',
  answerHumanReview: 'human review',
  deleteStageTemplate: 'stage template',
  changeJobStatus: 'job',
  changeApplicantView: 'view',
  setDefaultView: 'view',
  deleteApplicantView: 'view',
  getHiringTeam: 'job',
  changeHiringTeam: 'job',
  getAnswerTime: 'draft',
  cancelBulkAction: 'bulk',
  undoBulkAction: 'bulk',
  openBulkFile: 'bulk',
  endSession: 'session',
  renamePasskey: 'passkey',
  removePasskey: 'passkey',
  unlinkIdentity: 'identity',
  revokeApiToken: 'token',
  removeMember: 'member',
  transferOwnership: 'member',
  resendInvitation: 'invitation',
  revokeInvitation: 'invitation',
  openLogo: 'logo',
  readNotification: 'notification',
  getCompanyPage: 'company',
  getImpactSummary: 'company',
  updateWebhook: 'webhook',
  deleteWebhook: 'webhook',
  revealWebhookSecret: 'webhook',
  rotateWebhookSecret: 'webhook',
  testWebhook: 'webhook',
  listWebhookDeliveries: 'webhook',
  resendWebhookDelivery: 'delivery',
};

/** Jobs and logos are public: reading one or applying to it is no trespass. Other systems show a signature, whoever they are. */
const openToAll = new Set<Name>([
  'saveTargetJob',
  'hideJob',
  'showJob',
  'reportJob',
  'openOutsideJob',
  'removeTargetJob',
  'getJobFit',
  'calculateJobFit',
  'answerRequirement',
  'getJobFitReceipt',
  'listBulletSuggestions',
  'acceptBullet',
  'rejectBullet',
  'restoreBullets',
  'applyToJob',
  'openLogo',
  'getCompanyPage',
  'getImpactSummary',
  'openAtsResume',
  'receiveAtsWebhook',
]);

let world: World;
let people: Record<'visitor' | 'owner' | 'peer' | 'colleague' | 'rival' | Role, Person>;
let ids: Record<RecordKind, string>;
let tokens: { revoked: string; of: Record<Role, { scope: Scope; token: string }[]> };

beforeAll(async () => {
  world = await openWorld({ env: { MERGE_URL: 'https://merge.invalid' } });
  people = await openPeople();
  ids = await openRecords();
  tokens = await openTokens();
}, 60_000);
afterAll(() => world.close());

/** Signing out and leaving would end the people of this sweep; their own tests stand with accounts. */
const endpoints = (Object.entries(api) as [Name, Endpoint][]).filter(
  ([name]) => !['signOut', 'endSessions', 'deleteAccount'].includes(name),
);

test.each(endpoints)('%s answers only those it is for', async (name, endpoint) => {
  for (const kind of ['visitor', ...roles] as const) {
    const { status, code } = await attempt(people[kind], name, endpoint);
    if (isAllowed(endpoint, kind)) expect([kind, code]).not.toEqual([kind, 'wrong_role']);
    else expect([kind, status]).toEqual([kind, kind === 'visitor' ? 401 : 403]);
    expect(status, `${kind} made ${name} fail`).toBeLessThan(500);
  }
});

const guarded = endpoints.filter(([name, endpoint]) => endpoint.params && !openToAll.has(name));

test.each(guarded)("%s hides other people's records as if they did not exist", async (name, endpoint) => {
  const ofJobs = new Set<RecordKind>(['job', 'draft', 'application', 'note', 'message', 'view']);
  const strangers = {
    candidate: people.peer,
    recruiter: people.rival,
    hiring_manager: people.hiring_manager,
  };
  for (const role of ['candidate', 'recruiter', 'hiring_manager'] as const) {
    const stranger = strangers[role];
    if (!isAllowed(endpoint, role)) continue;
    // A hiring manager of the same company who is not on the job's team.
    if (role === 'hiring_manager' && !ofJobs.has(recordOf[name as keyof typeof recordOf])) continue;
    const theirs = await attempt(stranger, name, endpoint);
    const missing = await attempt(stranger, name, endpoint, '00000000-0000-7000-8000-000000000000');
    expect(theirs).toEqual(missing);
    expect(theirs.status).toBe(name === 'openFile' ? 403 : 404);
  }
});

function isAllowed(endpoint: Endpoint, kind: 'visitor' | Role): boolean {
  if (endpoint.access === 'public') return true;
  if (kind === 'visitor') return false;
  return endpoint.access === 'signed-in' || endpoint.access.includes(kind);
}

const closed = endpoints.filter(([, endpoint]) => endpoint.access !== 'public');

test.each(closed)('%s is open to API tokens of its scope alone', async (name, endpoint) => {
  const role = endpoint.access === 'signed-in' ? 'candidate' : (endpoint.access[0] as Role);
  const withToken = (token: string) => attempt(world.visitor(), name, endpoint, undefined, token);
  expect(await withToken(tokens.revoked)).toEqual({ status: 401, code: 'not_signed_in' });
  for (const { scope, token } of tokens.of[role]) {
    const { status, code } = await withToken(token);
    if (scope === endpoint.scope) expect(['missing_scope', 'not_signed_in']).not.toContain(code);
    else expect([scope, status, code]).toEqual([scope, 403, 'missing_scope']);
  }
});

async function attempt(person: Person, name: Name, endpoint: Endpoint, id?: string, token?: string) {
  const kind = name in recordOf ? recordOf[name as keyof typeof recordOf] : null;
  const path = endpoint.path.replace(/\{\w+\}/, id ?? (kind ? ids[kind] : ''));
  const body = endpoint.body === 'file' ? 'a line of text\n' : JSON.stringify(bodies[name] ?? {});
  const search =
    (
      {
        openFile: '?expires=1&signature=x',
        uploadResume: '?file_name=cv.txt',
        attachOfferFile: '?file_name=offer.pdf&version=1',
        removeOfferFile: '?version=1',
      } as Partial<Record<Name, string>>
    )[name] ?? '';
  const response = await person.send(endpoint.method, path + search, {
    ...(endpoint.body ? { body } : {}),
    headers: {
      'content-type': endpoint.body === 'file' ? 'text/plain' : 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
  const type = response.headers.get('content-type') ?? '';
  const isStream = type === 'text/event-stream';
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await response.text();
  const code = type.includes('problem') ? (JSON.parse(text) as { code: string }).code : null;
  return { status: response.status, code };
}

async function openPeople() {
  const owner = await world.candidate('owner@example.com');
  const colleague = await world.recruiter('colleague@one.example');
  const withRole = async (role: Role) => {
    const email = `${role}@roles.example`;
    const person = role === 'candidate' ? await world.candidate(email) : await world.recruiter(email);
    if (role !== 'candidate') await setRole(world.services.database, email, role);
    return person;
  };
  const own = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await withRole(role)])),
  ) as Record<Role, Person>;
  await joinCompany(world.services.database, own.hiring_manager.id, colleague.user?.company?.id ?? '');
  return {
    ...own,
    visitor: world.visitor(),
    owner,
    peer: await world.candidate('peer@example.com'),
    colleague,
    rival: await world.recruiter('rival@two.example'),
  };
}

/** A token of each scope for each role, and one that is revoked. */
async function openTokens() {
  const make = async (person: Person, scope: Scope) => {
    const body = { name: scope, scopes: [scope], expires_at: null };
    return (await person.call(api.createApiToken, { body })).body;
  };
  const ofRole = (role: Role) =>
    Promise.all(scopeNames.map(async (scope) => ({ scope, token: (await make(people[role], scope)).token })));
  const entries = await Promise.all(roles.map(async (role) => [role, await ofRole(role)] as const));
  const revoked = await make(people.candidate, 'jobs:read');
  await people.candidate.call(api.revokeApiToken, { params: { id: revoked.id } });
  return { revoked: revoked.token, of: Object.fromEntries(entries) as typeof tokens.of };
}

async function openRecords(): Promise<Record<RecordKind, string>> {
  const { owner, colleague } = people;
  const text = new Blob(['Owner Person\nowner@example.com\nSkills\nWelding\n'], { type: 'text/plain' });
  const resume = (await owner.call(api.uploadResume, { query: { file_name: 'cv.txt' }, body: text })).body.id;
  const entry = (await owner.call(api.createExperience, { body: experience })).body.id;
  const open = (
    await colleague.call(api.createJob, {
      body: { ...job, skills: ['Welding'], desired_skills: [], locations: [], languages: [] },
    })
  ).body.id;
  const draft = (
    await colleague.call(api.createJob, {
      body: {
        ...job,
        skills: ['Welding'],
        desired_skills: [],
        locations: [],
        languages: [],
        status: 'draft',
      },
    })
  ).body.id;
  await world.settle();
  const tailored = (
    await owner.call(api.acceptBullet, { params: { id: open }, body: { claim: 'Care', text: 'Care' } })
  ).body.id;
  const sent = await owner.call(api.applyToJob, {
    params: { id: open },
    body: { resume_id: resume, cover_note: '' },
  });
  await world.settle();
  const session = (await owner.call(api.listSessions, {})).body.items[0]?.id ?? '';
  const device = new PasskeyDevice('http://localhost:3000');
  const { body: challenge } = await owner.call(api.challengeNewPasskey, {});
  const made = { name: 'Phone', passkey: device.create(challenge) };
  const passkey = (await owner.call(api.addPasskey, { body: made })).body.id;
  await world.rows(
    "insert into accounts (id, user_id, provider_id, account_id) values (gen_random_uuid(), $1, 'acme-sso', 'a1')",
    [owner.id],
  );
  const board = { name: 'Board', scopes: ['jobs:read' as const], expires_at: null };
  const token = (await owner.call(api.createApiToken, { body: board })).body.id;
  const identity = (await owner.call(api.getSignInMethods, {})).body.identities[0]?.id ?? '';
  const invited = await colleague.call(api.createInvitation, {
    body: { email: 'invited@one.example', invited_role: 'hiring_manager' },
  });
  const saved = await owner.call(api.saveSearch, { body: { name: 'Welding', query: { q: 'welding' } } });
  const note = await colleague.call(api.writeApplicantNote, {
    params: { id: sent.body.id },
    body: { body: 'Call.' },
  });
  const message = await colleague.call(api.writeApplicantMessage, {
    params: { id: sent.body.id },
    body: { body: 'Later', delay_minutes: 60 },
  });
  const template = await colleague.call(api.createMessageTemplate, { body: { name: 'Hi', body: 'Hi' } });
  const stageTemplate = await colleague.call(api.keepStageTemplate, {
    body: { name: 'Usual', stages: [...usualStages] },
  });
  const talent = await colleague.call(api.addTalent, {
    body: { ...someone, email: 'found@talent.example' },
  });
  const view = await colleague.call(api.keepApplicantView, {
    body: { name: 'New', shared: true, search: {}, job_id: open },
  });
  const bulk = await colleague.call(api.createBulkAction, {
    body: { wish: { do: 'export' }, target: { ids: [sent.body.id] } },
  });
  const offer = await colleague.call(api.writeOffer, { params: { id: sent.body.id }, body: plainOffer() });
  const review = await owner.call(api.askForHumanReview, {
    params: { id: sent.body.id },
    body: { reason: 'Look again.' },
  });
  const interview = await colleague.call(api.proposeInterview, {
    params: { id: sent.body.id },
    body: { ...plainInterview(), interviewers: [colleague.id], agreed: true },
  });
  await world.settle();
  const webhook = await colleague.call(api.createWebhook, { body: plainWebhook });
  const delivery = await colleague.call(api.testWebhook, { params: { id: webhook.body.id } });
  return {
    webhook: webhook.body.id,
    delivery: delivery.body.id,
    interview: interview.body.items[0]?.id ?? '',
    offer: offer.body.items[0]?.id ?? '',
    'human review': review.body.items[0]?.id ?? '',
    message: message.body.items[0]?.id ?? '',
    template: template.body.id,
    'stage template': stageTemplate.body.items[0]?.id ?? '',
    talent: talent.body.id,
    'invitation to apply': someId,
    note: note.body.items[0]?.id ?? '',
    bulk: bulk.body.id,
    view: view.body.id,
    tailored,
    key: someId,
    backup: someId,
    'dead task': someId,
    report: someId,
    switch: 'sign_ups',
    'reported job': someId,
    model: someId,
    person: someId,
    resume,
    experience: entry,
    job: open,
    draft,
    application: sent.body.id,
    'outside application': (await owner.call(api.createOutsideApplication, { body: elsewhere })).body.id,
    session,
    member: colleague.id,
    invitation: invited.body.id,
    'saved search': saved.body.id,
    notification: (await owner.call(api.listNotifications, {})).body.items[0]?.id ?? '',
    logo: '0'.repeat(64),
    company: colleague.user?.company?.id ?? '',
    token,
    passkey,
    identity,
  };
}
