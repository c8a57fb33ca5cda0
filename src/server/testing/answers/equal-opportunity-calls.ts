import { api } from '../../../api/index.ts';
import { candidate, ids, recruiter } from './people.ts';

const application = () => ({ params: { id: ids.application } });

/** Self-identification, and what it shows about hiring. */
export const equalOpportunityCalls = {
  setSelfIdentification: () =>
    recruiter.call(api.setSelfIdentification, { body: { version: 0, asks: 'everyone' } }),
  getSelfIdentification: () => candidate.call(api.getSelfIdentification, application()),
  answerSelfIdentification: () =>
    candidate.call(api.answerSelfIdentification, { ...application(), body: { sex: null, race: null } }),
  getEqualOpportunity: () => recruiter.call(api.getEqualOpportunity, {}),
  publishImpactSummary: () =>
    recruiter.call(api.publishImpactSummary, { body: { used_since: '2026-01-01', auditor: 'Ada & Sons' } }),
  getImpactSummary: () =>
    candidate.call(api.getImpactSummary, { params: { id: recruiter.user?.company?.id ?? '' } }),
  withdrawImpactSummary: () => recruiter.call(api.withdrawImpactSummary, {}),
  deleteSelfIdentification: () => candidate.call(api.deleteSelfIdentification, application()),
};
