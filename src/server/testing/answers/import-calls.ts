import { api } from '../../../api/index.ts';
import { referralConsentVersion } from '../../../api/hiring/referrals.ts';
import { recordToken } from '../../identity/added-people/record-links.ts';
import { postJob, resumeText } from '../hiring.ts';
import { ids, recruiter, world } from './people.ts';

const made = { import: '', file: '', records: '', job: '', link: '', token: '', upload: '' };
const linkBody = () => ({
  name: 'Northstar',
  kind: 'agency' as const,
  fee_terms: '20 %',
  all_jobs: false,
  job_ids: [made.job],
  expires_on: null,
});
const tokenOfAddress = (address: string | null) => address?.split('#')[1] ?? '';
const bringIn = (text: string) =>
  recruiter.call(api.addImportFile, {
    params: { id: made.import },
    query: { file_name: 'cv.txt' },
    body: new Blob([text], { type: 'text/plain' }),
  });

/** The token of the link that is mailed to whoever was brought in under an address. */
async function tokenOf(email: string): Promise<string> {
  const [row] = await world.rows<{ id: string }>('select user_id as id from added_people where email = $1', [
    email,
  ]);
  return recordToken(world.services.config.secrets.links, { userId: row?.id ?? '', email });
}

/** What an employer brings in, and what those whom it brought in may do. */
export const importCalls = {
  createResumeImport: async () => {
    const answer = await recruiter.call(api.createResumeImport, {
      body: { job_id: ids.job, source: 'They wrote to us at a fair.' },
    });
    made.import = answer.body.id;
    return answer;
  },
  addImportFile: async () => {
    await bringIn(resumeText('Imre Kovacs', ['Welding']));
    await bringIn(resumeText('Ana Pereira', ['Welding']).replace('901820', '555777'));
    const answer = await bringIn(
      'Skills\n- welded steel pipes and tanks, also under water, for nine years\n',
    );
    made.file = answer.body.id;
    await world.settle();
    return answer;
  },
  listResumeImports: () => recruiter.call(api.listResumeImports, {}),
  getResumeImport: () => recruiter.call(api.getResumeImport, { params: { id: made.import } }),
  listImportFiles: () => recruiter.call(api.listImportFiles, { params: { id: made.import } }),
  linkImportFile: () => recruiter.call(api.linkImportFile, { params: { id: made.file } }),
  decideImportFile: () =>
    recruiter.call(api.decideImportFile, {
      params: { id: made.file },
      body: { do: 'add', name: 'Olu Adeyemi' },
    }),
  decideDuplicates: () =>
    recruiter.call(api.decideDuplicates, { params: { id: made.import }, body: { do: 'skip' } }),
  notifyImported: () => recruiter.call(api.notifyImported, { params: { id: made.import } }),
  openAddedRecord: async () =>
    world.visitor().call(api.openAddedRecord, { body: { token: await tokenOf('imre.kovacs@mail.example') } }),
  claimAddedRecord: async () =>
    world
      .visitor()
      .call(api.claimAddedRecord, { body: { token: await tokenOf('ana.pereira@mail.example') } }),
  createReferralLink: async () => {
    made.job = (await postJob(recruiter)).id;
    const answer = await recruiter.call(api.createReferralLink, { body: linkBody() });
    made.link = answer.body.id;
    return answer;
  },
  changeReferralLink: () =>
    recruiter.call(api.changeReferralLink, {
      params: { id: made.link },
      body: { version: 1, value: { ...linkBody(), name: 'Northstar Ltd' } },
    }),
  renewReferralLink: async () => {
    const answer = await recruiter.call(api.renewReferralLink, { params: { id: made.link } });
    made.token = tokenOfAddress(answer.body.address);
    return answer;
  },
  openReferral: () => world.visitor().call(api.openReferral, { body: { token: made.token } }),
  refer: async () => {
    const answer = await world.visitor().call(api.refer, {
      body: {
        token: made.token,
        job_id: made.job,
        name: 'Rana Referred',
        email: 'rana@mail.example',
        note: 'Knows ships.',
        consent_version: referralConsentVersion,
      },
    });
    made.upload = answer.body.upload;
    return answer;
  },
  sendReferredResume: async () => {
    const answer = await world.visitor().call(api.sendReferredResume, {
      params: { upload: made.upload },
      query: { file_name: 'rana.txt' },
      body: new Blob([resumeText('Rana Referred', ['Welding'])], { type: 'text/plain' }),
    });
    await world.settle();
    return answer;
  },
  listReferred: () => world.visitor().call(api.listReferred, { body: { token: made.token } }),
  renewJobMailAddress: () => recruiter.call(api.renewJobMailAddress, { params: { id: made.job } }),
  getJobMailAddress: () => recruiter.call(api.getJobMailAddress, { params: { id: made.job } }),
  endJobMailAddress: () => recruiter.call(api.endJobMailAddress, { params: { id: made.job } }),
  listReferralLinks: () => recruiter.call(api.listReferralLinks, {}),
  revokeReferralLink: () => recruiter.call(api.revokeReferralLink, { params: { id: made.link } }),
  uploadRecordFile: async () => {
    const answer = await recruiter.call(api.uploadRecordFile, {
      query: { file_name: 'people.csv' },
      body: new Blob(['Name,Email,Job,Stage\nOle Lie,ole.lie@mail.example,Ferry Welder,New\nNo One,x,,\n']),
    });
    made.records = answer.body.id;
    return answer;
  },
  listRecordImports: () => recruiter.call(api.listRecordImports, {}),
  mapRecordImport: () =>
    recruiter.call(api.mapRecordImport, {
      params: { id: made.records },
      body: {
        version: 1,
        kind: 'people',
        columns: ['full_name', 'email', 'job_title', 'stage'],
        day_first: false,
      },
    }),
  getRecordImport: async () => {
    await world.settle();
    return recruiter.call(api.getRecordImport, { params: { id: made.records } });
  },
  runRecordImport: async () => {
    const answer = await recruiter.call(api.runRecordImport, {
      params: { id: made.records },
      body: { version: 2, source: 'They applied to us.' },
    });
    await world.settle();
    return answer;
  },
  addRecordResume: () =>
    recruiter.call(api.addRecordResume, {
      params: { id: made.records },
      query: { file_name: 'Ole Lie.txt' },
      body: new Blob([resumeText('Ole Lie', ['Welding'])], { type: 'text/plain' }),
    }),
  notifyRecordPeople: () => recruiter.call(api.notifyRecordPeople, { params: { id: made.records } }),
  undoRecordImport: () => recruiter.call(api.undoRecordImport, { params: { id: made.records } }),
  undoResumeImport: () => recruiter.call(api.undoResumeImport, { params: { id: made.import } }),
};
