import { api } from '../../../api/index.ts';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import { stopToken as stopMailsToken } from '../../platform/mail/stop-links.ts';
import { applicant } from '../applicants.ts';
import { candidate, ids, recruiter, versions, world } from './people.ts';

/** What an employer does with applicants, and what people are told. In an order in which each finds what it needs. */
export const applicantCalls = {
  listJobApplicants: () =>
    recruiter.call(api.listJobApplicants, { params: { id: ids.job }, query: { sort: 'fit' } }),
  listApplicants: () => recruiter.call(api.listApplicants, {}),
  getApplicantScreen: () => recruiter.call(api.getApplicantScreen, { params: { id: ids.application } }),
  getApplicantsScreen: () => recruiter.call(api.getApplicantsScreen, { query: { job_id: ids.job } }),
  getApplicant: () => recruiter.call(api.getApplicant, { params: { id: ids.application } }),
  linkApplicantResume: () => recruiter.call(api.linkApplicantResume, { params: { id: ids.application } }),
  getApplicantReceipt: () => recruiter.call(api.getApplicantReceipt, { params: { id: ids.application } }),
  moveApplicant: async () => {
    const moved = await recruiter.call(api.moveApplicant, {
      params: { id: ids.application },
      body: { version: versions.application, stage: 'screen' },
    });
    versions.application = moved.body.version;
    return moved;
  },
  undoMove: async () => {
    const undone = await recruiter.call(api.undoMove, {
      params: { id: ids.application },
      body: { version: versions.application },
    });
    versions.application = undone.body.version;
    return undone;
  },
  getJobPipeline: () => recruiter.call(api.getJobPipeline, { params: { id: ids.job } }),
  changeJobPipeline: () =>
    recruiter.call(api.changeJobPipeline, {
      params: { id: ids.job },
      body: { version: 0, stages: [...usualStages], blind: false },
    }),
  copyApplicantData: () => recruiter.call(api.copyApplicantData, { params: { id: ids.application } }),
  getRetention: () => recruiter.call(api.getRetention, {}),
  previewRetention: () => recruiter.call(api.previewRetention, { body: { months: 1, countries: [] } }),
  changeRetention: () =>
    recruiter.call(api.changeRetention, {
      body: { version: 0, months: 12, countries: [{ country: 'DE', months: 6 }] },
    }),
  holdApplicant: () =>
    recruiter.call(api.holdApplicant, { params: { id: ids.application }, body: { reason: 'Legal claim' } }),
  listHolds: () => recruiter.call(api.listHolds, {}),
  listApplicantHolds: () => recruiter.call(api.listApplicantHolds, { params: { id: ids.application } }),
  liftHold: () => recruiter.call(api.liftHold, { params: { id: ids.application } }),
  eraseApplicant: async () => {
    const { candidate: other, id } = await applicant(world, recruiter);
    await other.call(api.withdrawApplication, { params: { id }, body: { version: 1 } });
    return recruiter.call(api.eraseApplicant, { params: { id } });
  },
  countApplicantsByStage: () => recruiter.call(api.countApplicantsByStage, { query: { job_id: ids.job } }),
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
};
