import { api } from '../../../api/index.ts';
import { ids, merge, recruiter, world } from './cast.ts';

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
  getAtsConnection: () => recruiter.call(api.getAtsConnection, {}),
};
