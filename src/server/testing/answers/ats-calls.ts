import { api } from '../../../api/index.ts';
import { ids, merge, recruiter, world } from './people.ts';

/** The company's applicant tracking system. In an order in which each finds what it needs. */
export const atsCalls = {
  saveAtsConnection: () =>
    recruiter.call(api.saveAtsConnection, {
      body: { version: 0, provider: 'merge', api_key: merge.key, webhook_secret: 'whsec-of-answers' },
    }),
  linkAts: () => recruiter.call(api.linkAts, {}),
  finishAtsLink: () => recruiter.call(api.finishAtsLink, { body: { public_token: 'pt-answers' } }),
  testAtsConnection: () => recruiter.call(api.testAtsConnection, {}),
  startAtsSync: () => {
    merge
      .account('at-pt-answers')
      ['job-interview-stages']?.push({ id: 'stage-1', name: 'Phone screen', stage_order: 1 });
    return recruiter.call(api.startAtsSync, {});
  },
  mapAtsStage: async () => {
    await world.settle();
    return recruiter.call(api.mapAtsStage, { body: { id: 'stage-1', kind: 'screen' } });
  },
  settleAtsDifference: async () => {
    await world.rows(
      `insert into ats_applications (application_id, company_id, pending, pending_since)
       select id, company_id, 'rejected', now() from applications where id = $1`,
      [ids.application],
    );
    return recruiter.call(api.settleAtsDifference, {
      params: { id: ids.application },
      body: { choice: 'ours' },
    });
  },
  retryAts: () => recruiter.call(api.retryAts, {}),
  getAtsStatus: () => recruiter.call(api.getAtsStatus, {}),
  downloadAtsApplications: () => recruiter.call(api.downloadAtsApplications, {}),
  uploadAtsFile: async () => {
    const { version = 0 } = (await recruiter.call(api.getAtsConnection, {})).body.connection ?? {};
    await recruiter.call(api.saveAtsConnection, { body: { version, provider: 'csv' } });
    return recruiter.call(api.uploadAtsFile, { body: { csv: 'id,title,status\n1,Smith,open\n' } });
  },
  checkAtsStages: () => recruiter.call(api.checkAtsStages, { body: new Blob(['id,stage\ncsv-1,Offer\n']) }),
  applyAtsStages: () => recruiter.call(api.applyAtsStages, { body: new Blob(['id,stage\n,\n']) }),
  getAtsConnection: () => recruiter.call(api.getAtsConnection, {}),
};
