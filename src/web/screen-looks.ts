import type { ScreenLook } from './platform/shell/guard.tsx';

/** How screens that are opened often look before their own files have come; others show the frame alone. */
export const looks: Record<string, ScreenLook> = {
  '/jobs': { heading: 'Find Your Next Opportunity' },
  '/jobs/create': { heading: 'Create Job Posting' },
  '/recruiter': { heading: 'Recruiter Dashboard', wide: true },
  '/recruiter/jobs': { heading: 'Job Postings', wide: true },
  '/recruiter/interviews': { heading: 'Interviews', wide: true },
  '/recruiter/talent': { heading: 'Talent pool', wide: true },
  '/applicants': { heading: 'Applicants', wide: true },
  '/dashboard': { heading: 'Dashboard' },
  '/target-jobs': { heading: 'Target jobs' },
  '/applications': { heading: 'My applications' },
  '/profile': { heading: 'Candidate Profile' },
  '/experiences': { heading: 'Work Experience' },
  '/notifications': { heading: 'Notifications' },
  '/settings': { heading: 'Settings' },
  '/internal': { heading: 'Internal Dashboard' },
  '/jobs/$id/applicants': { heading: 'Applicants', wide: true },
  '/applicants/$id': { wide: true },
  '/recruiter/equal-opportunity': { wide: true },
};
