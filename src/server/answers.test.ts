import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { api } from '../api/index.ts';
import { usualStages } from '../api/job-stages.ts';
import { openOutside } from './adapters/outside/outside.ts';
import { setRole } from './auth/queries.ts';
import { stopToken } from './jobs/alert-links.ts';
import type { Person } from './http/person.ts';
import { type ModelServer, startModelServer } from './testing/model-server.ts';
import { stopToken as stopMailsToken } from './notifications/stop-links.ts';
import { appCode } from './testing/authenticator-app.ts';
import { experience, jobFile, password, resumeText } from './testing/entries.ts';
import { plainJob } from './testing/hiring.ts';
import { PasskeyDevice } from './testing/passkey-device.ts';
import { newestMail } from './testing/mails.ts';
import { type SignInServer, startSignInServer } from './testing/sign-in-server.ts';
import { pngImage } from './testing/images.ts';
import { mailedToken } from './testing/mailed.ts';
import { openWorld, type World } from './testing/world.ts';

type Name = keyof typeof api;
type JsonName = { [N in Name]: (typeof api)[N]['returns'] extends z.ZodType ? N : never }[Name];

let world: World;
let candidate: Person;
let recruiter: Person;
const ids = {
  resume: '',
  experience: '',
  job: '',
  application: '',
  invitation: '',
  search: '',
  tailored: '',
  key: '',
  model: '',
};
const path = {
  fileUrl: '',
  version: 1,
  experienceVersion: 1,
  jobVersion: 1,
  profileVersion: 1,
  applicationVersion: 1,
  tailoredVersion: 1,
};

let secret = '';
let code = '';
let challenge = '';
let newcomer: Person;
const device = new PasskeyDevice('http://localhost:3000');
let careful: Person;
let server: SignInServer;
let staff: Person;
let models: ModelServer;
let modelsUrl = '';
let record = '';
const sam = { person: null as Person | null, url: '' };
beforeAll(async () => {
  server = await startSignInServer('http://localhost:3000/auth/callback');
  server.person = { subject: 'sam', email: 'sam@hiring.example', verified: true };
  models = await startModelServer();
  modelsUrl = models.url;
  world = await openWorld({
    env: { PRIVATE_HOSTS: server.host },
    outside: openOutside([server.host, models.host], undefined, async () => [[record]]),
  });
  staff = await world.candidate('staff@answers.example');
  await setRole(world.services.database, 'staff@answers.example', 'internal');
  newcomer = world.visitor();
  careful = await world.candidate('careful@answers.example');
  candidate = await world.candidate('ada@answers.example');
  recruiter = await world.recruiter('jo@hiring.example');
});
afterAll(() => Promise.all([world.close(), server.close(), models.close()]));

/**
 * A call that each endpoint with a JSON answer grants, in an order in which each finds what it needs. The people of a test hold every
 * answer against its schema. A new endpoint does not compile until it stands here.
 */
const calls: { [N in JsonName]: () => Promise<{ status: number }> } = {
  signUp: () =>
    world
      .visitor()
      .call(api.signUp, { body: { email: 'new@answers.example', password, data: { role: 'candidate' } } }),
  signIn: () => world.visitor().call(api.signIn, { body: { email: 'new@answers.example', password } }),
  challengeNewPasskey: async () => {
    const asked = await careful.call(api.challengeNewPasskey, {});
    challenge = asked.body.challenge;
    return asked;
  },
  addPasskey: () =>
    careful.call(api.addPasskey, { body: { name: 'Phone', passkey: device.create({ challenge }) } }),
  getSignInMethods: () => careful.call(api.getSignInMethods, {}),
  challengePasskeyProof: () => careful.call(api.challengePasskeyProof, {}),
  challengePasskeySignIn: async () => {
    const asked = await newcomer.call(api.challengePasskeySignIn, {});
    challenge = asked.body.challenge;
    return asked;
  },
  signInWithPasskey: () =>
    newcomer.call(api.signInWithPasskey, { body: { passkey: device.get({ challenge }) } }),
  setUpTwoFactor: async () => {
    const set = await careful.call(api.setUpTwoFactor, {});
    secret = set.body.secret;
    return set;
  },
  confirmTwoFactor: async () =>
    careful.call(api.confirmTwoFactor, { body: { code: await appCode(secret, new Date()) } }),
  renewRecoveryCodes: async () => {
    const renewed = await careful.call(api.renewRecoveryCodes, {});
    code = renewed.body.recovery_codes[0] ?? '';
    return renewed;
  },
  finishSecondStep: async () => {
    const person = world.visitor();
    await person.call(api.signIn, { body: { email: 'careful@answers.example', password } });
    return person.call(api.finishSecondStep, { body: { code } });
  },
  grantToken: () =>
    world.visitor().call(api.grantToken, {
      query: { grant_type: 'password' },
      body: { email: 'jo@hiring.example', password },
    }),
  listSigningKeys: () => world.visitor().call(api.listSigningKeys, {}),
  createApiToken: () =>
    careful.call(api.createApiToken, { body: { name: 'Board', scopes: ['jobs:read'], expires_at: null } }),
  listApiTokens: () => careful.call(api.listApiTokens, {}),
  getSession: () => recruiter.call(api.getSession, {}),
  signInByCode: async () => {
    const person = world.visitor();
    await person.call(api.askForSignIn, { body: { email: 'new@answers.example' } });
    const { code } = await newestMail(world, 'new@answers.example', 'sign_in');
    return person.call(api.signInByCode, { body: { email: 'new@answers.example', code } });
  },
  signInByLink: async () => {
    const person = world.visitor();
    await person.call(api.askForSignIn, { body: { email: 'new@answers.example' } });
    const { fragment } = await newestMail(world, 'new@answers.example', 'sign_in');
    const [access_token, refresh_token] = [fragment.get('access_token'), fragment.get('refresh_token')];
    return person.call(api.signInByLink, {
      body: { access_token: access_token ?? '', refresh_token: refresh_token ?? '' },
    });
  },
  getEmail: () => recruiter.call(api.getEmail, {}),
  changeEmail: () =>
    recruiter.call(api.changeEmail, {
      body: { email: 'joanna@hiring.example', current_password: password },
    }),
  confirmEmailChange: async () => {
    const { fragment } = await newestMail(world, 'jo@hiring.example', 'email_approve');
    return recruiter.call(api.confirmEmailChange, { body: { token: fragment.get('token') ?? '' } });
  },
  cancelEmailChange: () => recruiter.call(api.cancelEmailChange, {}),
  startDataExport: () => recruiter.call(api.startDataExport, {}),
  getDataExport: () => recruiter.call(api.getDataExport, {}),
  getAccountDeletion: () => recruiter.call(api.getAccountDeletion, {}),
  listSessions: () => recruiter.call(api.listSessions, {}),
  createJob: async () => {
    const made = await recruiter.call(api.createJob, { body: { ...plainJob, skills: ['Welding', 'SQL'] } });
    ids.job = made.body.id;
    path.jobVersion = made.body.version;
    return made;
  },
  updateJob: () =>
    recruiter.call(api.updateJob, {
      params: { id: ids.job },
      body: { version: path.jobVersion, value: { ...plainJob, skills: ['Welding', 'SQL'], years: 2 } },
    }),
  listJobChanges: () => recruiter.call(api.listJobChanges, { params: { id: ids.job } }),
  checkJobFile: () => recruiter.call(api.checkJobFile, { body: { csv: jobFile } }),
  importJobFile: () => recruiter.call(api.importJobFile, { body: { csv: jobFile } }),
  getCompanyPage: () =>
    candidate.call(api.getCompanyPage, { params: { id: recruiter.user?.company?.id ?? '' } }),
  uploadResume: async () => {
    const made = await candidate.call(api.uploadResume, {
      query: { file_name: 'cv.txt' },
      body: new Blob([resumeText], { type: 'text/plain' }),
    });
    ids.resume = made.body.id;
    path.fileUrl = made.body.storage_path;
    return made;
  },
  parseResume: async () => {
    const again = await candidate.call(api.parseResume, {
      body: { fileUrl: path.fileUrl, userId: candidate.id, fileType: 'text/plain' },
    });
    await world.settle();
    return again;
  },
  listResumes: () => candidate.call(api.listResumes, {}),
  getReading: async () => {
    const read = await candidate.call(api.getReading, { params: { id: ids.resume } });
    path.version = read.body.resume.version;
    return read;
  },
  correctReading: () =>
    candidate.call(api.correctReading, {
      params: { id: ids.resume },
      body: { version: path.version, corrections: [{ action: 'accept', path: 'experience/0' }] },
    }),
  makeResumeCurrent: () => candidate.call(api.makeResumeCurrent, { params: { id: ids.resume } }),
  linkResume: () => candidate.call(api.linkResume, { params: { id: ids.resume } }),
  createExperience: async () => {
    const made = await candidate.call(api.createExperience, { body: experience });
    ids.experience = made.body.id;
    path.experienceVersion = made.body.version;
    return made;
  },
  listExperiences: () => candidate.call(api.listExperiences, {}),
  getExperience: () => candidate.call(api.getExperience, { params: { id: ids.experience } }),
  updateExperience: async () => {
    const changed = await candidate.call(api.updateExperience, {
      params: { id: ids.experience },
      body: { version: path.experienceVersion, value: { ...experience, location: 'Leeds' } },
    });
    await world.settle();
    return changed;
  },
  getProfile: async () => {
    const profile = await candidate.call(api.getProfile, {});
    path.profileVersion = profile.body.version;
    return profile;
  },
  updateProfile: async () => {
    const { personal_info } = (await candidate.call(api.getProfile, {})).body;
    return candidate.call(api.updateProfile, {
      body: { version: path.profileVersion, personal_info: { ...personal_info, bio: 'Welds.' } },
    });
  },
  estimateFit: () =>
    candidate.call(api.estimateFit, { body: { candidateSkills: ['SQL'], jobSkills: ['SQL', 'Welding'] } }),
  suggestBullets: () =>
    candidate.call(api.suggestBullets, {
      body: { candidateExperience: ['Responsible for managing k8s'], jobDescription: 'Kubernetes' },
    }),
  createApiKey: async () => {
    const made = await staff.call(api.createApiKey, { body: { name: 'Provider', value: 'sk-0123456789' } });
    ids.key = made.body.id;
    return made;
  },
  listApiKeys: () => staff.call(api.listApiKeys, {}),
  revealApiKey: () => staff.call(api.revealApiKey, { params: { id: ids.key } }),
  createModel: async () => {
    const made = await staff.call(api.createModel, {
      body: { name: 'One', model_id: 'm-1', provider: 'custom', base_url: modelsUrl, is_active: true },
    });
    ids.model = made.body.id;
    return made;
  },
  updateModel: () =>
    staff.call(api.updateModel, {
      params: { id: ids.model },
      body: {
        version: 1,
        value: { name: 'One', model_id: 'm-2', provider: 'custom', base_url: modelsUrl, is_active: true },
      },
    }),
  listModels: () => staff.call(api.listModels, {}),
  testModel: () => staff.call(api.testModel, { params: { id: ids.model } }),
  generate: () => staff.call(api.generate, { body: { model: 'one', prompt: 'Hello' } }),
  listModelUsage: () => staff.call(api.listModelUsage, {}),
  getPlatformOverview: () => staff.call(api.getPlatformOverview, {}),
  changePersonRole: async () => {
    const { id } = await world.candidate();
    return staff.call(api.changePersonRole, { params: { id }, body: { new_role: 'recruiter' } });
  },
  suspendPerson: async () => {
    const { id } = await world.candidate();
    return staff.call(api.suspendPerson, { params: { id }, body: { suspended: true } });
  },
  listPeople: () => staff.call(api.listPeople, {}),
  listAuditEvents: () => staff.call(api.listAuditEvents, {}),
  listUsageDays: () => staff.call(api.listUsageDays, {}),
  listBulletSuggestions: () =>
    candidate.call(api.listBulletSuggestions, { params: { id: ids.job }, body: {} }),
  acceptBullet: async () => {
    const taken = await candidate.call(api.acceptBullet, {
      params: { id: ids.job },
      body: { claim: 'Welding', text: 'Welding' },
    });
    ids.tailored = taken.body.id;
    path.tailoredVersion = taken.body.version;
    return taken;
  },
  listTailoredResumes: () => candidate.call(api.listTailoredResumes, {}),
  getTailoredResume: () => candidate.call(api.getTailoredResume, { params: { id: ids.tailored } }),
  updateTailoredResume: async () => {
    const changed = await candidate.call(api.updateTailoredResume, {
      params: { id: ids.tailored },
      body: { version: path.tailoredVersion, name: 'For welding' },
    });
    path.tailoredVersion = changed.body.version;
    return changed;
  },
  undoTailoredResume: () =>
    candidate.call(api.undoTailoredResume, {
      params: { id: ids.tailored },
      body: { version: path.tailoredVersion },
    }),
  keepTailoredFile: () => candidate.call(api.keepTailoredFile, { params: { id: ids.tailored } }),
  calculateJobFit: () => candidate.call(api.calculateJobFit, { params: { id: ids.job } }),
  suggestSkills: () => candidate.call(api.suggestSkills, { query: { q: 'weld' } }),
  nameSkills: () => candidate.call(api.nameSkills, { body: { texts: ['JS', 'Juggling'] } }),
  answerRequirement: () =>
    candidate.call(api.answerRequirement, {
      params: { id: ids.job },
      body: { kind: 'desired_skill', requirement: 'Kubernetes', answer: 'have' },
    }),
  getJobFitReceipt: () => candidate.call(api.getJobFitReceipt, { params: { id: ids.job } }),
  getJobFit: () => candidate.call(api.getJobFit, { params: { id: ids.job } }),
  listFits: () => candidate.call(api.listFits, {}),
  listJobs: () => candidate.call(api.listJobs, { query: { sort: 'fit' } }),
  getJob: () => candidate.call(api.getJob, { params: { id: ids.job } }),
  listHiddenJobs: async () => {
    await candidate.call(api.hideJob, { params: { id: ids.job } });
    const hidden = await candidate.call(api.listHiddenJobs, {});
    await candidate.call(api.showJob, { params: { id: ids.job } });
    return hidden;
  },
  saveSearch: async () => {
    const saved = await candidate.call(api.saveSearch, {
      body: { name: 'Welding', query: { q: 'welding', job_type: 'full_time' } },
    });
    ids.search = saved.body.id;
    return saved;
  },
  changeSavedSearch: () =>
    candidate.call(api.changeSavedSearch, { params: { id: ids.search }, body: { cadence: 'weekly' } }),
  stopJobAlert: () =>
    world.visitor().call(api.stopJobAlert, {
      query: { token: stopToken(world.services.config.secrets.links, ids.search) },
    }),
  listSavedSearches: () => candidate.call(api.listSavedSearches, {}),
  listSimilarJobs: () => candidate.call(api.listSimilarJobs, { params: { id: ids.job } }),
  saveTargetJob: () => candidate.call(api.saveTargetJob, { params: { id: ids.job } }),
  listTargetJobs: () => candidate.call(api.listTargetJobs, {}),
  updateTargetJob: () =>
    candidate.call(api.updateTargetJob, {
      params: { id: ids.job },
      body: { version: 1, notes: 'Ask', deadline: '2026-12-24' },
    }),
  removeTargetJob: () => candidate.call(api.removeTargetJob, { params: { id: ids.job } }),
  applyToJob: async () => {
    const sent = await candidate.call(api.applyToJob, {
      params: { id: ids.job },
      body: { resume_id: ids.resume, cover_note: 'I weld.' },
    });
    ids.application = sent.body.id;
    path.applicationVersion = sent.body.version;
    await world.settle();
    return sent;
  },
  listMyApplications: () => candidate.call(api.listMyApplications, {}),
  getDashboard: () => candidate.call(api.getDashboard, {}),
  listJobApplicants: () =>
    recruiter.call(api.listJobApplicants, { params: { id: ids.job }, query: { sort: 'fit' } }),
  listApplicants: () => recruiter.call(api.listApplicants, {}),
  getApplicant: () => recruiter.call(api.getApplicant, { params: { id: ids.application } }),
  getApplicantReceipt: () => recruiter.call(api.getApplicantReceipt, { params: { id: ids.application } }),
  moveApplicant: async () => {
    const moved = await recruiter.call(api.moveApplicant, {
      params: { id: ids.application },
      body: { version: path.applicationVersion, stage: 'screen' },
    });
    path.applicationVersion = moved.body.version;
    return moved;
  },
  undoMove: async () => {
    const undone = await recruiter.call(api.undoMove, {
      params: { id: ids.application },
      body: { version: path.applicationVersion },
    });
    path.applicationVersion = undone.body.version;
    return undone;
  },
  getJobPipeline: () => recruiter.call(api.getJobPipeline, { params: { id: ids.job } }),
  changeJobPipeline: () =>
    recruiter.call(api.changeJobPipeline, {
      params: { id: ids.job },
      body: { version: 0, stages: [...usualStages], blind: false },
    }),
  getBoard: () => recruiter.call(api.getBoard, { params: { id: ids.job } }),
  listNotifications: () => candidate.call(api.listNotifications, {}),
  countNotifications: () => candidate.call(api.countNotifications, {}),
  readNotification: async () => {
    const { items } = (await candidate.call(api.listNotifications, {})).body;
    return candidate.call(api.readNotification, { params: { id: items[0]?.id ?? '' } });
  },
  readNotifications: async () => {
    const { items } = (await candidate.call(api.listNotifications, {})).body;
    return candidate.call(api.readNotifications, { body: { newest: items[0]?.id ?? '' } });
  },
  listNotificationSettings: () => candidate.call(api.listNotificationSettings, {}),
  setNotification: () =>
    candidate.call(api.setNotification, {
      body: { kind: 'application_viewed', in_app: true, mail: 'at_once' },
    }),
  unsubscribe: () => {
    const grant = { userId: candidate.id, what: 'application_viewed' as const };
    const token = stopMailsToken(world.services.config.secrets.links, grant);
    return world.visitor().call(api.unsubscribe, { query: { token } });
  },
  addJob: () =>
    candidate.call(api.addJob, {
      body: {
        job_url: 'https://jobs.example/1',
        title: 'Welder',
        employer_name: 'Tarn Works',
        description: 'Weld frames.',
        skills: ['Welding'],
      },
    }),
  checkJobUrl: () =>
    candidate.call(api.checkJobUrl, { body: { url: 'https://jobs.example/1?utm_source=x' } }),
  listMyJobs: () => candidate.call(api.listMyJobs, {}),
  saveCompanySso: async () => {
    const { issuer, clientId, secret: clientSecret } = server;
    const body = {
      version: 0,
      issuer,
      client_id: clientId,
      client_secret: clientSecret,
      domains: ['hiring.example'],
    };
    const saved = await recruiter.call(api.saveCompanySso, { body });
    record = saved.body.settings?.domains[0]?.record_value ?? '';
    return saved;
  },
  testCompanySso: () => recruiter.call(api.testCompanySso, {}),
  getCompanySso: () => recruiter.call(api.getCompanySso, {}),
  startSso: async () => {
    sam.person = world.visitor();
    const started = await sam.person.call(api.startSso, { body: { email: 'sam@hiring.example' } });
    sam.url = started.body.url;
    return started;
  },
  finishSso: async () => {
    const back = Object.fromEntries((await server.visit(sam.url)).searchParams);
    const { code: given = '', state = '', iss = '' } = back;
    return (sam.person ?? world.visitor()).call(api.finishSso, { body: { code: given, state, iss } });
  },
  getRecruiterDashboard: () => recruiter.call(api.getRecruiterDashboard, {}),
  listPostings: () => recruiter.call(api.listPostings, {}),
  createSampleJobs: () => recruiter.call(api.createSampleJobs, {}),
  getCompany: () => recruiter.call(api.getCompany, {}),
  updateCompany: () =>
    recruiter.call(api.updateCompany, {
      body: {
        version: 1,
        value: { name: 'Tarn Works', website: 'https://tarn.example', description: 'Ferries.' },
      },
    }),
  storeLogo: () => recruiter.call(api.storeLogo, { body: new Blob([pngImage(1, 1)], { type: 'image/png' }) }),
  removeLogo: () => recruiter.call(api.removeLogo, {}),
  createInvitation: async () => {
    const made = await recruiter.call(api.createInvitation, {
      body: { email: 'mo@answers.example', invited_role: 'hiring_manager' },
    });
    ids.invitation = made.body.id;
    return made;
  },
  listInvitations: () => recruiter.call(api.listInvitations, {}),
  resendInvitation: () => recruiter.call(api.resendInvitation, { params: { id: ids.invitation } }),
  readInvitation: async () =>
    world
      .visitor()
      .call(api.readInvitation, { body: { token: await mailedToken(world, 'mo@answers.example') } }),
  signUpInvited: async () =>
    world.visitor().call(api.signUpInvited, {
      body: { token: await mailedToken(world, 'mo@answers.example'), password },
    }),
  acceptInvitation: async () => {
    const email = 'bo@answers.example';
    const invited = await world.candidate(email);
    await recruiter.call(api.createInvitation, { body: { email, invited_role: 'recruiter' } });
    return invited.call(api.acceptInvitation, { body: { token: await mailedToken(world, email) } });
  },
  listMembers: () => recruiter.call(api.listMembers, {}),
  transferOwnership: async () => {
    const { items } = (await recruiter.call(api.listMembers, {})).body;
    const id = items.find(({ owner }) => !owner)?.id ?? '';
    return recruiter.call(api.transferOwnership, { params: { id }, body: { keep: true } });
  },
  createCompany: async () => {
    const alone = await world.recruiter();
    await alone.call(api.removeMember, { params: { id: alone.id } });
    return alone.call(api.createCompany, { body: { name: 'Tarn Works' } });
  },
  withdrawApplication: () =>
    candidate.call(api.withdrawApplication, {
      params: { id: ids.application },
      body: { version: path.applicationVersion },
    }),
};

test.each(Object.entries(calls))('%s answers what it promises, no more and no less', async (_name, call) => {
  expect((await call()).status).toBe(200);
});
