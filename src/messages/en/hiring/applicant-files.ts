/** Names of the columns of a file of applicants. */
export const applicantFiles = {
  name: 'name',
  email: 'email',
  location: 'location',
  job: 'job',
  stage: 'stage',
  stageSince: 'in stage since',
  rejectReason: 'Reason for rejection',
  skillsMatch: 'skills match %',
  skillsKnown: 'skills known',
  applied: 'applied',
  source: 'source',
  tags: 'tags',
  assignedTo: 'assigned to',
} as const;
