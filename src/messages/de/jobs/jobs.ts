import type { jobs as english } from '../../en/jobs/jobs.ts';
import type { Translation } from '../../translation.ts';

export const jobs: Translation<typeof english> = {
  titleRequired: 'Job title is required',
  descriptionRequired: 'Job description is required',
  skillRequired: 'At least one required skill is needed',
  salaryOrder: 'Minimum salary cannot be greater than maximum salary',
  locationRequired: 'At least one location is required for on-site jobs',
  fixForm: 'Please fix the errors in the form.',
  signInToPost: 'You must be logged in to post a job',
  loadFailed: 'Failed to load job details. Please try again.',
  samplesFailed: 'Failed to create sample jobs. Please try again.',
  submitFailed: 'Failed to submit job. Please try again.',
  createFailed: 'Failed to create job posting. Please try again.',
  samplesCreated: 'Sample jobs created successfully!',
  saveFailed: 'Failed to save job. Please try again.',
  created: 'Job posting created successfully!',
  urlRequired: 'Please enter a job URL',
  requiredFields: 'Please fill in all required fields',
  signInToAdd: 'You must be logged in to add a job',
  urlKnown: 'Job already exists in our database',
  enterByHand: 'Please enter job details manually',
  checkFailed: 'Error checking job URL. Please try again.',
  added: 'Job added successfully!',
  preferenceRequired: 'Please enter at least one search preference',
  notFound: 'Job Not Found',
};
