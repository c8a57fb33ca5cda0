/** Jobs, read and posted. */
export const jobs = {
  titleRequired: 'Job title is required',
  descriptionRequired: 'Job description is required',
  skillRequired: 'At least one required skill is needed',
  salaryOrder: 'Minimum salary cannot be greater than maximum salary',
  locationRequired: 'At least one location is required for on-site jobs',
  fixForm: 'Please fix the errors in the form.',
  signInToPost: 'You must be logged in to post a job',
  loadListFailed: 'Failed to load jobs. Please try again.',
  loadFailed: 'Failed to load job details. Please try again.',
  samplesFailed: 'Failed to create sample jobs. Please try again.',
  submitFailed: 'Failed to submit job. Please try again.',
  createFailed: 'Failed to create job posting. Please try again.',
  samplesCreated: 'Sample jobs created successfully!',
  saveFailed: 'Failed to save job. Please try again.',
  created: 'Job posting created successfully!',
  notFound: 'Job Not Found',
} as const;
