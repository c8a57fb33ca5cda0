/** The search of the employer's menu, on every page of theirs. */
export const search = {
  title: 'Search',
  close: 'Close',
  words: 'Search applicants, jobs and pages',
  results: 'Search results',
  recent: 'Recent',
  actions: 'On this page',
  applicants: 'Applicants',
  jobs: 'Jobs',
  pages: 'Pages',
  jobApplicants: '{count, plural, one {# applicant} other {# applicants}}',
  searching: 'Searching…',
  noMatches: 'No matches',
} as const;
