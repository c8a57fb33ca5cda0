import { api } from '../../../api/index.ts';
import { plainJob } from '../hiring.ts';
import { candidate, ids, recruiter, versions, world } from './people.ts';
import {
  experience,
  jobFile,
  jsonResume,
  plainPreferences,
  resumeText,
  samplePushDevice,
} from '../sample-entries.ts';

let fileUrl = '';

/** A job and its files; resumes, experiences, the profile. In an order in which each finds what it needs. */
export const profileCalls = {
  createJob: async () => {
    const made = await recruiter.call(api.createJob, { body: { ...plainJob, skills: ['Welding', 'SQL'] } });
    ids.job = made.body.id;
    versions.job = made.body.version;
    return made;
  },
  updateJob: () =>
    recruiter.call(api.updateJob, {
      params: { id: ids.job },
      body: { version: versions.job, value: { ...plainJob, skills: ['Welding', 'SQL'], years: 2 } },
    }),
  listJobChanges: () => recruiter.call(api.listJobChanges, { params: { id: ids.job } }),
  checkJobFile: () => recruiter.call(api.checkJobFile, { body: { csv: jobFile } }),
  importJobFile: () => recruiter.call(api.importJobFile, { body: { csv: jobFile } }),
  getCompanyPage: () =>
    candidate.call(api.getCompanyPage, { params: { id: recruiter.user?.company?.id ?? '' } }),
  uploadResume: async () => {
    const made = await candidate.call(api.uploadResume, {
      query: { file_name: 'cv.txt' },
      body: new Blob([resumeText], { type: 'text/plain' }),
    });
    ids.resume = made.body.id;
    fileUrl = made.body.storage_path;
    return made;
  },
  parseResume: async () => {
    const again = await candidate.call(api.parseResume, {
      body: { fileUrl: fileUrl, userId: candidate.id, fileType: 'text/plain' },
    });
    await world.settle();
    return again;
  },
  listResumes: () => candidate.call(api.listResumes, {}),
  getReading: async () => {
    const read = await candidate.call(api.getReading, { params: { id: ids.resume } });
    versions.resume = read.body.resume.version;
    return read;
  },
  correctReading: () =>
    candidate.call(api.correctReading, {
      params: { id: ids.resume },
      body: { version: versions.resume, corrections: [{ action: 'accept', path: 'experience/0' }] },
    }),
  makeResumeCurrent: () => candidate.call(api.makeResumeCurrent, { params: { id: ids.resume } }),
  linkResume: () => candidate.call(api.linkResume, { params: { id: ids.resume } }),
  createExperience: async () => {
    const made = await candidate.call(api.createExperience, { body: experience });
    ids.experience = made.body.id;
    versions.experience = made.body.version;
    return made;
  },
  listExperiences: () => candidate.call(api.listExperiences, {}),
  getExperience: () => candidate.call(api.getExperience, { params: { id: ids.experience } }),
  updateExperience: async () => {
    const changed = await candidate.call(api.updateExperience, {
      params: { id: ids.experience },
      body: { version: versions.experience, value: { ...experience, location: 'Leeds' } },
    });
    await world.settle();
    return changed;
  },
  restoreExperience: async () => {
    await candidate.call(api.deleteExperience, { params: { id: ids.experience } });
    return candidate.call(api.restoreExperience, { params: { id: ids.experience } });
  },
  getProfile: async () => {
    const profile = await candidate.call(api.getProfile, {});
    versions.profile = profile.body.version;
    return profile;
  },
  checkProfileFile: () => candidate.call(api.checkProfileFile, { body: { document: jsonResume } }),
  subscribePush: () => candidate.call(api.subscribePush, { body: samplePushDevice }),
  getPush: () => candidate.call(api.getPush, {}),
  renewCalendarFeed: () => candidate.call(api.renewCalendarFeed, {}),
  getCalendarFeed: () => candidate.call(api.getCalendarFeed, {}),
  readProfileFile: () => candidate.call(api.readProfileFile, { body: new Blob([jsonResume]) }),
  importProfile: () =>
    candidate.call(api.importProfile, {
      body: { version: versions.profile, document: jsonResume, fields: {}, positions: [0] },
    }),
  updateProfile: async () => {
    const { personal_info } = (await candidate.call(api.getProfile, {})).body;
    return candidate.call(api.updateProfile, {
      body: { version: versions.profile, personal_info: { ...personal_info, bio: 'Welds.' } },
    });
  },
  decideResumeValue: async () => {
    const { version } = (await candidate.call(api.getProfile, {})).body;
    return candidate.call(api.decideResumeValue, { body: { version, field: 'bio', decision: 'clear' } });
  },
  changeSkills: () =>
    candidate.call(api.changeSkills, { body: { set: [{ name: 'Welding', level: 'strong', stated: true }] } }),
  updatePreferences: () =>
    candidate.call(api.updatePreferences, { body: { version: 0, value: plainPreferences } }),
  changeVisibility: () => candidate.call(api.changeVisibility, { body: { visibility: 'applied' } }),
  previewProfile: () => candidate.call(api.previewProfile, {}),
  getProfilePage: () => candidate.call(api.getProfilePage, {}),
  renameResume: () =>
    candidate.call(api.renameResume, { params: { id: ids.resume }, body: { file_name: 'mine' } }),
  estimateFit: () =>
    candidate.call(api.estimateFit, { body: { candidateSkills: ['SQL'], jobSkills: ['SQL', 'Welding'] } }),
  suggestBullets: () =>
    candidate.call(api.suggestBullets, {
      body: { candidateExperience: ['Responsible for managing k8s'], jobDescription: 'Kubernetes' },
    }),
};
