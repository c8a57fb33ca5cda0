import { api } from '../../../api/index.ts';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import { plainJob } from '../hiring.ts';
import { ids, recruiter, world } from './people.ts';

const made = { bulk: '', view: '', report: '' };
const application = () => ({ params: { id: ids.application } });

/** What an employer writes on applications, and does with many at once. */
export const applicantWorkCalls = {
  writeApplicantNote: () =>
    recruiter.call(api.writeApplicantNote, { ...application(), body: { body: 'Call her.' } }),
  listApplicantNotes: () => recruiter.call(api.listApplicantNotes, application()),
  tagApplicant: () => recruiter.call(api.tagApplicant, { ...application(), body: { add: ['Weld'] } }),
  listApplicantTags: () => recruiter.call(api.listApplicantTags, {}),
  assignApplicant: () =>
    recruiter.call(api.assignApplicant, { ...application(), body: { to: recruiter.id } }),
  createBulkAction: async () => {
    const started = await recruiter.call(api.createBulkAction, {
      body: { wish: { do: 'tag', tag: 'Later' }, target: { ids: [ids.application] } },
    });
    made.bulk = started.body.id;
    await world.settle();
    return started;
  },
  getBulkAction: () => recruiter.call(api.getBulkAction, { params: { id: made.bulk } }),
  cancelBulkAction: () => recruiter.call(api.cancelBulkAction, { params: { id: made.bulk } }),
  undoBulkAction: () => recruiter.call(api.undoBulkAction, { params: { id: made.bulk } }),
  saveStageTemplate: () =>
    recruiter.call(api.saveStageTemplate, { body: { name: 'Usual', stages: [...usualStages] } }),
  listStageTemplates: () => recruiter.call(api.listStageTemplates, {}),
  fileScorecard: () =>
    recruiter.call(api.fileScorecard, {
      ...application(),
      body: { version: 0, verdict: 'yes', ratings: [], note: 'Calm.' },
    }),
  getScorecards: () => recruiter.call(api.getScorecards, application()),
  getToDo: () => recruiter.call(api.getToDo, {}),
  getEmployerMenu: () => recruiter.call(api.getEmployerMenu, {}),
  getHiringFigures: () => recruiter.call(api.getHiringFigures, {}),
  getHiringReport: () => recruiter.call(api.getHiringReport, {}),
  getScoreOutcomes: () => recruiter.call(api.getScoreOutcomes, {}),
  getAnswerTime: () => recruiter.call(api.getAnswerTime, { params: { id: ids.job } }),
  changeJobStatus: async () => {
    const { version } = (await recruiter.call(api.getJob, { params: { id: ids.job } })).body;
    return recruiter.call(api.changeJobStatus, {
      params: { id: ids.job },
      body: { version, status: 'paused' },
    });
  },
  getApprovalRules: () => recruiter.call(api.getApprovalRules, {}),
  changeApprovalRules: () =>
    recruiter.call(api.changeApprovalRules, {
      body: { version: 1, required: false, approvers: [recruiter.id] },
    }),
  // Other jobs are posted without it.
  decideOnJob: async () => {
    const rules = (await recruiter.call(api.getApprovalRules, {})).body;
    const required = { version: rules.version, required: true, approvers: [recruiter.id] };
    await recruiter.call(api.changeApprovalRules, { body: required });
    const { id } = (await recruiter.call(api.createJob, { body: plainJob })).body;
    const decided = await recruiter.call(api.decideOnJob, {
      params: { id },
      body: { version: 1, decision: 'approve', comment: 'Good.' },
    });
    const off = { version: rules.version + 1, required: false, approvers: [] };
    await recruiter.call(api.changeApprovalRules, { body: off });
    return decided;
  },
  changeCustomFields: () =>
    recruiter.call(api.changeCustomFields, {
      body: { subject: 'application', version: 0, items: [{ name: 'Visa', kind: 'text' }] },
    }),
  getStageRules: () => recruiter.call(api.getStageRules, {}),
  changeStageRules: () =>
    recruiter.call(api.changeStageRules, {
      body: { version: 0, items: [{ stage: 'screen', act: { do: 'tag', tag: 'Phone' } }] },
    }),
  finishApplicantTask: () =>
    recruiter.call(api.finishApplicantTask, {
      ...application(),
      body: { task_id: ids.job, done: true },
    }),
  getCustomFields: () => recruiter.call(api.getCustomFields, {}),
  getJobFields: () => recruiter.call(api.getJobFields, { params: { id: ids.job } }),
  saveJobFields: () =>
    recruiter.call(api.saveJobFields, { params: { id: ids.job }, body: { version: 0, values: [] } }),
  getApplicantFields: () => recruiter.call(api.getApplicantFields, application()),
  saveApplicantFields: () =>
    recruiter.call(api.saveApplicantFields, { ...application(), body: { version: 0, values: [] } }),
  getHiringTeam: () => recruiter.call(api.getHiringTeam, { params: { id: ids.job } }),
  changeHiringTeam: () =>
    recruiter.call(api.changeHiringTeam, {
      params: { id: ids.job },
      body: { person_id: recruiter.id, part: 'hiring_manager' },
    }),
  saveApplicantView: async () => {
    const kept = await recruiter.call(api.saveApplicantView, {
      body: { name: 'New', shared: true, search: { stage: 'new' } },
    });
    made.view = kept.body.id;
    return kept;
  },
  listApplicantViews: () => recruiter.call(api.listApplicantViews, {}),
  changeApplicantView: () =>
    recruiter.call(api.changeApplicantView, {
      params: { id: made.view },
      body: { version: 1, value: { name: 'New', shared: true, search: { band: 'good' } } },
    }),
  setDefaultView: () => recruiter.call(api.setDefaultView, { params: { id: made.view }, body: { on: true } }),
  saveReport: async () => {
    const kept = await recruiter.call(api.saveReport, {
      body: { name: 'New', shared: true, search: { days: '7' } },
    });
    made.report = kept.body.id;
    return kept;
  },
  listSavedReports: () => recruiter.call(api.listSavedReports, {}),
  changeSavedReport: () =>
    recruiter.call(api.changeSavedReport, {
      params: { id: made.report },
      body: { version: 1, value: { name: 'New', shared: true, search: { compare: 'year' } } },
    }),
  setReportMail: () =>
    recruiter.call(api.setReportMail, {
      params: { id: made.report },
      body: { mail: { cadence: 'weekly', weekday: 1 } },
    }),
  restoreSavedReport: async () => {
    const params = { id: made.report };
    await recruiter.call(api.deleteSavedReport, { params });
    return recruiter.call(api.restoreSavedReport, { params });
  },
  listBulkActions: () => recruiter.call(api.listBulkActions, {}),
};
