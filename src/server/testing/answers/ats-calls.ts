import { api } from '../../../api/index.ts';
import { merge, recruiter } from './cast.ts';

/** The company's applicant tracking system. In an order in which each finds what it needs. */
export const atsCalls = {
  saveAtsConnection: () =>
    recruiter.call(api.saveAtsConnection, {
      body: { version: 0, provider: 'merge', api_key: merge.key, webhook_secret: 'whsec-of-answers' },
    }),
  linkAts: () => recruiter.call(api.linkAts, {}),
  finishAtsLink: () => recruiter.call(api.finishAtsLink, { body: { public_token: 'pt-answers' } }),
  testAtsConnection: () => recruiter.call(api.testAtsConnection, {}),
  getAtsConnection: () => recruiter.call(api.getAtsConnection, {}),
};
