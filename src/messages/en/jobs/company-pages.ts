/** Texts of company pages. */
export const companyPages = {
  aboutNoOpenJobs: '{name} has no open jobs at the moment. New ones will appear here.',
  noOpenJobs: 'No open jobs',
  seeAllJobs: 'See all jobs',
  showMoreJobs: 'Show more jobs',
  hiringOutcomes: 'Hiring outcomes at {name}',
  companyNotFound: 'Company not found',
  companyFailed: 'This company could not be loaded.',
  allJobs: 'All jobs',
  openJobs: '{count, plural, one {# open job} other {# open jobs}}',
  pageTitle: 'Jobs at {company}',
} as const;
