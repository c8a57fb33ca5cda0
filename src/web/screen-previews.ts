import type { Api } from '../api/index.ts';
import { scoresNote } from './hiring/applications/scores-note.ts';
import type { ScreenPreview } from './platform/shell/preview.tsx';

type GetPath = { [K in keyof Api]: Api[K] extends { method: 'GET'; path: infer P } ? P : never }[keyof Api];

/** What a first visit shows of a screen, and asks for, before the screen's own files have come. `reads` are addresses by the contract. */
type Preview = Omit<ScreenPreview, 'reads' | 'files'> & { reads?: (GetPath | `${GetPath}?${string}`)[] };

const wide = true;
/** A line that says something of the person's own. */
const line = '\u00a0';

/** The previews of screens by their path. The served page tells the browser that of its own screen, and of no other. */
export const screenPreviews: Record<string, Preview> = {
  '/terms': { heading: 'Terms', rows: [3, 120] },
  '/privacy': { heading: 'Privacy', rows: [3, 120] },
  '/about': { heading: 'About Tenon', rows: [3, 120] },
  '/resources': { heading: 'Resources', rows: [3, 120] },
  '/faq': { heading: 'Frequent questions', rows: [6, 56] },
  '/pricing': { heading: 'Pricing', rows: [3, 140] },
  '/enterprise': { heading: 'Enterprise', rows: [3, 120] },
  '/contact': {
    heading: 'Contact',
    context: 'Write to the people who run this site. All fields are required.',
    rows: [1, 480],
  },
  '/job-alerts/stop': { heading: 'Stop this job alert', rows: [1, 120] },
  '/jobs': { heading: 'Find Your Next Opportunity', rows: [4, 220], reads: ['/api/jobs'] },
  '/jobs/create': {
    heading: 'Create Job Posting',
    rows: [1, 1200],
    reads: ['/api/recruiter/job-draft?name=new'],
  },
  '/jobs/$id': { rows: [2, 320], reads: ['/api/screens/jobs/{id}'] },
  '/jobs/$id/edit': { heading: 'Edit Job', context: line, rows: [1, 1200], reads: ['/api/jobs/{id}'] },
  '/jobs/$id/applicants': {
    heading: 'Applicants',
    context: [line, line, scoresNote],
    rows: [6, 48],
    wide,
    reads: ['/api/screens/applicants?job_id={id}', '/api/jobs/{id}/applicants'],
  },
  '/jobs/$id/stages': {
    heading: 'Stages and review',
    back: 'Applicants',
    context: line,
    rows: [7, 44],
    reads: ['/api/jobs/{id}/pipeline', '/api/jobs/{id}', '/api/stage-templates'],
  },
  '/companies/$id': { rows: [3, 200] },
  '/recruiter': {
    heading: 'Recruiter Dashboard',
    context: line,
    rows: [3, 195],
    wide,
    reads: ['/api/recruiter/jobs'],
  },
  '/recruiter/jobs': {
    heading: 'Job Postings',
    back: 'Dashboard',
    rows: [10, 44],
    wide,
    reads: ['/api/recruiter/jobs'],
  },
  '/recruiter/interviews': {
    heading: 'Interviews',
    back: 'Dashboard',
    rows: [3, 64],
    wide,
    reads: ['/api/recruiter/interviews?which=ahead&scope=mine'],
  },
  '/interviews/$id': { back: line, rows: [3, 120], reads: ['/api/interviews/{id}'] },
  '/recruiter/equal-opportunity': {
    heading: 'Equal opportunity',
    back: 'Dashboard',
    context:
      'How far people of each sex and race get in your hiring. No one is named, and no score uses any of this.',
    rows: [3, 200],
    wide,
    reads: ['/api/recruiter/equal-opportunity'],
  },
  '/recruiter/messages': {
    heading: 'Messages',
    back: 'Dashboard',
    context: line,
    rows: [5, 56],
    reads: ['/api/recruiter/messages?which=unanswered'],
  },
  '/recruiter/ats': { heading: 'Applicant tracking system', rows: [4, 64], reads: ['/api/ats/status'] },
  '/recruiter/talent': {
    heading: 'Talent pool',
    back: 'Dashboard',
    context: 'People who agreed to hear about your jobs, and people you added.',
    rows: [5, 56],
    wide,
    reads: ['/api/recruiter/talent'],
  },
  '/recruiter/templates': {
    heading: 'Message templates',
    back: 'Messages',
    context: 'Shared with your team. Fields in double braces are filled in for each person.',
    rows: [3, 80],
    reads: ['/api/message-templates'],
  },
  '/recruiter/webhooks': {
    heading: 'Webhooks',
    back: line,
    context: line,
    rows: [2, 120],
    reads: ['/api/webhooks'],
  },
  '/recruiter/jobs/import': { heading: 'Import jobs', back: 'Job postings', rows: [1, 320] },
  '/applicants': {
    heading: 'Applicants',
    context: [line, scoresNote],
    rows: [6, 48],
    wide,
    reads: ['/api/screens/applicants', '/api/applicants'],
  },
  '/applicants/compare': { heading: 'Compare applicants', back: line, context: line, rows: [6, 44], wide },
  '/applicants/$id': { back: line, rows: [1, 480], wide, reads: ['/api/screens/applicants/{id}'] },
  '/dashboard': { heading: 'Dashboard', context: 'Welcome', rows: [3, 200], reads: ['/api/dashboard'] },
  '/resumes/$id': {
    heading: 'What was read',
    back: line,
    rows: [3, 160],
    reads: ['/api/resumes/{id}/reading'],
  },
  '/tailored/$id': { back: 'All resumes', rows: [1, 360], reads: ['/api/tailored-resumes/{id}'] },
  '/target-jobs': {
    heading: 'Target jobs',
    context: 'Jobs you saved or applied to, here and elsewhere. Only you can see this page.',
    rows: [4, 88],
    reads: ['/api/target-jobs', '/api/outside-applications'],
  },
  '/applications': {
    heading: 'My applications',
    context: line,
    rows: [5, 64],
    reads: ['/api/job-invitations', '/api/applications?state=open'],
  },
  '/applications/$id': { back: 'My applications', rows: [2, 160], reads: ['/api/screens/applications/{id}'] },
  '/profile': { heading: 'Candidate Profile', rows: [3, 120], reads: ['/api/profile/page'] },
  '/profile/files': {
    heading: 'Export and import',
    back: 'Candidate Profile',
    context: 'Download your profile, or import one.',
    rows: [2, 160],
  },
  '/experiences': { heading: 'Work Experience', context: line, rows: [3, 120], reads: ['/api/experiences'] },
  '/experiences/new': { heading: 'Add New Experience', rows: [2, 160] },
  '/experiences/$id': { heading: 'Edit Experience', rows: [2, 160], reads: ['/api/experiences/{id}'] },
  '/settings': {
    heading: 'Settings',
    context: 'Your account, sign-in and preferences.',
    rows: [4, 120],
    reads: ['/api/screens/settings', '/api/auth/sessions'],
  },
  '/settings/company': {
    heading: 'Company',
    context: line,
    rows: [3, 220],
    reads: ['/api/company', '/api/company/members', '/api/company/invitations'],
  },
  '/notifications': { heading: 'Notifications', context: line, rows: [5, 56], reads: ['/api/notifications'] },
  '/auth/login': { heading: 'Sign in', context: line },
  '/auth/signup': { heading: 'Create your account', context: 'All fields are required.' },
  '/unsubscribe': { heading: 'Stop these emails', rows: [1, 120] },
  '/internal': {
    heading: 'Internal Dashboard',
    context: 'Manage system settings, monitor usage and configure AI models.',
    rows: [2, 104],
    reads: ['/api/internal/overview', '/api/internal/switches', '/api/internal/maintenance'],
  },
  '/internal/users': {
    heading: 'User Management',
    back: 'Internal Dashboard',
    context: line,
    rows: [6, 48],
    reads: ['/api/internal/people?limit=50'],
  },
  '/internal/database': {
    heading: 'Database Operations',
    back: 'Internal Dashboard',
    context: 'Everything you do here is logged. No one can type SQL here.',
    rows: [4, 56],
    reads: ['/api/internal/database', '/api/internal/backups', '/api/internal/dead-tasks?limit=20'],
  },
  '/internal/logs': {
    heading: 'System Logs',
    back: 'Internal Dashboard',
    context: 'Who did what, and what failed. Times are in UTC, newest first.',
    rows: [6, 48],
    reads: ['/api/internal/events?limit=50'],
  },
  '/internal/moderation': {
    heading: 'Moderation',
    back: 'Internal Dashboard',
    context: line,
    rows: [6, 48],
    reads: ['/api/internal/reports?state=open&limit=50'],
  },
};
