/** Texts of added jobs. */
export const addedJobs = {
  jobUrl: 'Job URL',
  checkUrl: 'Check URL',
  saveJob: 'Save Job',
  openTheJob: 'Open the job',
  jobTitle: 'Job Title',
  employer: 'Employer',
  optional: 'Optional.',
  jobDescription: 'Job Description',
  requiredSkills: 'Required Skills',
  aboutSkills: 'Press Enter to add a skill. Remove any the job doesn’t ask for.',
  alreadyHere: 'This job is already here. Saving adds it to your target jobs.',
  checkEveryField: 'Read from the page. Please check every field before you save.',
} as const;
