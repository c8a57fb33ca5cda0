import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { pngImage } from '../sample-images.ts';
import { typedJob } from '../hiring.ts';
import { mailedToken } from '../mailed-token.ts';
import { candidate, domain, ids, recruiter, signInServer, staff, world } from './people.ts';
import { password } from '../sample-entries.ts';

const followed = { id: '' };
const sam = { person: null as Person | null, url: '' };

/** SafeFetch jobs, single sign-on, the company and its people. In an order in which each finds what it needs. */
export const companyCalls = {
  matchSeenJob: () =>
    candidate.call(api.matchSeenJob, {
      body: {
        job_url: 'https://jobs.example/1?utm_source=x',
        title: 'Welder',
        employer_name: 'Tarn Works',
        description: 'MIG welding of frames.',
      },
    }),
  getOwnContact: () => candidate.call(api.getOwnContact, {}),
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
  followBoard: async () => {
    const board = await candidate.call(api.followBoard, { body: { url: 'https://jobs.example/all' } });
    followed.id = board.body.id;
    return board;
  },
  checkBoard: () => candidate.call(api.checkBoard, { params: followed }),
  listFollowedBoards: () => candidate.call(api.listFollowedBoards, {}),
  listBoardJobs: () => candidate.call(api.listBoardJobs, {}),
  listJobBoards: () => staff.call(api.listJobBoards, {}),
  stopBoard: () => staff.call(api.stopBoard, { params: followed, body: { reason: 'It lists no jobs.' } }),
  allowBoard: () => staff.call(api.allowBoard, { params: followed }),
  saveCompanySso: async () => {
    const { issuer, clientId, secret: clientSecret } = signInServer;
    const body = {
      version: 0,
      issuer,
      client_id: clientId,
      client_secret: clientSecret,
      domains: ['hiring.example'],
    };
    const saved = await recruiter.call(api.saveCompanySso, { body });
    domain.record = saved.body.settings?.domains[0]?.record_value ?? '';
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
    const back = Object.fromEntries((await signInServer.visit(sam.url)).searchParams);
    const { code: given = '', state = '', iss = '' } = back;
    return (sam.person ?? world.visitor()).call(api.finishSso, { body: { code: given, state, iss } });
  },
  getRecruiterScreen: () => recruiter.call(api.getRecruiterScreen, {}),
  getRecruiterDashboard: () => recruiter.call(api.getRecruiterDashboard, {}),
  saveJobDraft: () =>
    recruiter.call(api.saveJobDraft, { body: { name: 'new', version: 0, values: typedJob } }),
  getJobDraft: () => recruiter.call(api.getJobDraft, { query: { name: 'new' } }),
  remarkOnJob: () =>
    recruiter.call(api.remarkOnJob, {
      body: {
        title: 'Welder',
        description: 'Weld.',
        skills: [],
        desired_skills: [],
        years: null,
        salary_stated: false,
        locations: [],
      },
    }),
  proposeRequirements: () =>
    recruiter.call(api.proposeRequirements, { body: { description: 'Requirements:\n- Welding' } }),
  readVacancyAddress: () =>
    recruiter.call(api.readVacancyAddress, { body: { url: 'https://boards.example/1' } }),
  readVacancyFile: () => recruiter.call(api.readVacancyFile, { body: new Blob(['%PDF-1.7']) }),
  listPostings: () => recruiter.call(api.listPostings, {}),
  searchCompany: () => recruiter.call(api.searchCompany, { query: { q: 'e' } }),
  createSampleJobs: () => recruiter.call(api.createSampleJobs, {}),
  getCompany: () => recruiter.call(api.getCompany, {}),
  listAuditLog: () => recruiter.call(api.listAuditLog, {}),
  exportAuditLog: () => recruiter.call(api.exportAuditLog, {}),
  getCompanyLists: () => recruiter.call(api.getCompanyLists, {}),
  changeCompanyList: () =>
    recruiter.call(api.changeCompanyList, {
      body: { list: 'reject_reasons', version: 0, items: [{ name: 'Schedule' }] },
    }),
  updateCompany: () =>
    recruiter.call(api.updateCompany, {
      body: {
        version: 2,
        value: { name: 'Tarn Works', website: 'https://tarn.example', description: 'Ferries.' },
      },
    }),
  saveCompanyFeatures: () =>
    recruiter.call(api.saveCompanyFeatures, { body: { version: 1, show_sso_banner: true } }),
  getCompanyFeatures: () => recruiter.call(api.getCompanyFeatures, {}),
  storeLogo: () => recruiter.call(api.storeLogo, { body: new Blob([pngImage(1, 1)], { type: 'image/png' }) }),
  storeCareerPicture: () =>
    recruiter.call(api.storeCareerPicture, { body: new Blob([pngImage(2, 1)], { type: 'image/png' }) }),
  getCareerPage: () => recruiter.call(api.getCareerPage, {}),
  saveCareerPage: () =>
    recruiter.call(api.saveCareerPage, {
      body: {
        version: 0,
        value: {
          name: 'answering-works',
          published: true,
          headline: '',
          intro: 'Ferries.',
          sections: [],
          color: '#0f6a62',
          sites: [],
        },
      },
    }),
  claimCareerDomain: () =>
    recruiter.call(api.claimCareerDomain, { body: { domain: 'jobs.answers.example' } }),
  getCareerDomain: () => recruiter.call(api.getCareerDomain, {}),
  checkCareerDomain: () => recruiter.call(api.checkCareerDomain, {}),
  removeCareerDomain: () => recruiter.call(api.removeCareerDomain, {}),
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
};
