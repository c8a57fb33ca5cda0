import { api } from '../../../api/index.ts';
import { poolConsent } from '../../../api/talent/talent-pool.ts';
import { someone } from '../request-bodies.ts';
import { postJob, resumeText } from '../hiring.ts';
import { candidate, ids, recruiter, world } from './people.ts';

const made = { added: '', other: '', job: '', invitation: '' };
const application = () => ({ params: { id: ids.application } });

/** The pool of people whom a company may want to hire. */
export const talentCalls = {
  setKeptState: () =>
    candidate.call(api.setKeptState, {
      ...application(),
      body: { kept: true, consent_version: poolConsent.version },
    }),
  getKeptState: () => candidate.call(api.getKeptState, application()),
  addTalent: async () => {
    const added = await recruiter.call(api.addTalent, { body: someone });
    made.added = added.body.id;
    return added;
  },
  importTalent: () =>
    recruiter.call(api.importTalent, { body: { csv: 'name,email\nAn,an@talent.example', source: 'A fair' } }),
  listTalent: async () => {
    made.job = (await postJob(recruiter)).id;
    const listed = await recruiter.call(api.listTalent, { query: { job: made.job } });
    made.other = listed.body.items.find(({ name }) => name === 'An')?.id ?? '';
    return listed;
  },
  scoreTalent: () => recruiter.call(api.scoreTalent, { body: { job: made.job } }),
  getTalent: () => recruiter.call(api.getTalent, { params: { id: made.added }, query: { job: made.job } }),
  tagTalent: () => recruiter.call(api.tagTalent, { params: { id: made.added }, body: { tags: ['Later'] } }),
  inviteTalent: async () => {
    const invited = { job_id: made.job, message: 'Come to us.' };
    await recruiter.call(api.inviteTalent, { params: { id: candidate.id }, body: invited });
    return recruiter.call(api.inviteTalent, { params: { id: made.added }, body: invited });
  },
  addTalentToJob: () =>
    recruiter.call(api.addTalentToJob, { params: { id: made.added }, body: { job_id: made.job } }),
  linkTalentResume: async () => {
    const params = {
      id: (
        await recruiter.call(api.createResumeImport, { body: { job_id: null, source: 'They wrote to us.' } })
      ).body.id,
    };
    const body = new Blob([resumeText('Pool Person', ['Welding'])], { type: 'text/plain' });
    await recruiter.call(api.addImportFile, { params, query: { file_name: 'cv.txt' }, body });
    await world.settle();
    const files = await recruiter.call(api.listImportFiles, { params });
    return recruiter.call(api.linkTalentResume, { params: { id: files.body.items[0]?.talent_id ?? '' } });
  },
  listJobInvitations: async () => {
    const listed = await candidate.call(api.listJobInvitations, {});
    made.invitation = listed.body.items[0]?.id ?? '';
    return listed;
  },
  refuseJobInvitation: () =>
    candidate.call(api.refuseJobInvitation, { params: { id: made.invitation }, body: { all: false } }),
  listTalentDuplicates: () => recruiter.call(api.listTalentDuplicates, {}),
  mergeTalent: () =>
    recruiter.call(api.mergeTalent, { params: { id: made.added }, body: { other: made.other } }),
  splitTalent: () => recruiter.call(api.splitTalent, { params: { id: made.other } }),
};
