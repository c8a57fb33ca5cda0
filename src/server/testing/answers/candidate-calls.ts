import { api } from '../../../api/index.ts';
import { elsewhere } from '../sample-entries.ts';
import { stopToken } from '../../jobs/job-alerts/alert-links.ts';
import { candidate, ids, versions, world } from './people.ts';

let externalId = '';
let versionId = '';

/** What a candidate does with jobs: bullets, scores, searches, applications. In an order in which each finds what it needs. */
export const candidateCalls = {
  listBulletSuggestions: () =>
    candidate.call(api.listBulletSuggestions, { params: { id: ids.job }, body: {} }),
  acceptBullet: async () => {
    const taken = await candidate.call(api.acceptBullet, {
      params: { id: ids.job },
      body: { claim: 'Welding', text: 'Welding' },
    });
    ids.tailored = taken.body.id;
    versions.tailored = taken.body.version;
    return taken;
  },
  listTailoredResumes: () => candidate.call(api.listTailoredResumes, {}),
  getTailoredResume: () => candidate.call(api.getTailoredResume, { params: { id: ids.tailored } }),
  updateTailoredResume: async () => {
    const changed = await candidate.call(api.updateTailoredResume, {
      params: { id: ids.tailored },
      body: { version: versions.tailored, name: 'For welding' },
    });
    versions.tailored = changed.body.version;
    return changed;
  },
  undoTailoredResume: () =>
    candidate.call(api.undoTailoredResume, {
      params: { id: ids.tailored },
      body: { version: versions.tailored },
    }),
  openResumeBuilder: () => candidate.call(api.openResumeBuilder, { body: { job_id: ids.job } }),
  getBuilderResume: async () => {
    const shown = await candidate.call(api.getBuilderResume, { params: { id: ids.tailored } });
    versions.tailored = shown.body.version;
    return shown;
  },
  updateBuilderResume: async () => {
    const changed = await candidate.call(api.updateBuilderResume, {
      params: { id: ids.tailored },
      body: { version: versions.tailored, letter: 'Dear all,' },
    });
    versions.tailored = changed.body.version;
    return changed;
  },
  readBuilderResume: () => candidate.call(api.readBuilderResume, { params: { id: ids.tailored } }),
  getTailoring: () => candidate.call(api.getTailoring, { params: { id: ids.tailored } }),
  checkLetter: () =>
    candidate.call(api.checkLetter, { params: { id: ids.tailored }, body: { letter: 'Dear all,' } }),
  saveResumeVersion: async () => {
    const saved = await candidate.call(api.saveResumeVersion, {
      params: { id: ids.tailored },
      body: { name: 'First' },
    });
    versionId = saved.body.versions[0]?.id ?? '';
    return saved;
  },
  restoreResumeVersion: () =>
    candidate.call(api.restoreResumeVersion, {
      params: { id: versionId },
      body: { version: versions.tailored },
    }),
  saveTailoredFile: () => candidate.call(api.saveTailoredFile, { params: { id: ids.tailored } }),
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
  listPlaces: () => candidate.call(api.listPlaces, { query: { q: 'munich' } }),
  listJobs: () => candidate.call(api.listJobs, { query: { sort: 'fit' } }),
  getJobScreen: () => candidate.call(api.getJobScreen, { params: { id: ids.job } }),
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
    versions.application = sent.body.version;
    await world.settle();
    return sent;
  },
  listEarlierAnswers: () => candidate.call(api.listEarlierAnswers, { params: { id: ids.job } }),
  listMyApplications: () => candidate.call(api.listMyApplications, {}),
  getApplicationScreen: () => candidate.call(api.getApplicationScreen, { params: { id: ids.application } }),
  getMyApplication: () => candidate.call(api.getMyApplication, { params: { id: ids.application } }),
  createExternalApplication: async () => {
    const made = await candidate.call(api.createExternalApplication, { body: elsewhere });
    externalId = made.body.id;
    return made;
  },
  listExternalApplications: () => candidate.call(api.listExternalApplications, {}),
  updateExternalApplication: () =>
    candidate.call(api.updateExternalApplication, {
      params: { id: externalId },
      body: { version: 1, value: { ...elsewhere, stage: 'interview' } },
    }),
  getDashboard: () => candidate.call(api.getDashboard, {}),
};
