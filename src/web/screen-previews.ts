import type { Api } from '../api/index.ts';
import type { ScreenPreview } from './platform/shell/preview.tsx';

type GetPath = { [K in keyof Api]: Api[K] extends { method: 'GET'; path: infer P } ? P : never }[keyof Api];

/** What a first visit shows of a screen, and asks for, before the screen's own files have come. `reads` are addresses by the contract. */
type Preview = Omit<ScreenPreview, 'reads' | 'files'> & { reads?: (GetPath | `${GetPath}?${string}`)[] };

const wide = true;
const tabs = true;
/** A line that says something of the person's own. */
const line = '\u00a0';

/** The previews of screens by their path. The served page tells the browser that of its own screen, and of no other. */
export const screenPreviews: Record<string, Preview> = {
  '/terms': { heading: 'shell.terms', rows: [3, 120] },
  '/privacy': { heading: 'shell.privacy', rows: [3, 120] },
  '/about': { heading: 'publicPages.about', rows: [3, 120] },
  '/resources': { heading: 'shell.resources', rows: [3, 120] },
  '/faq': { heading: 'publicPages.faq', rows: [6, 56] },
  '/pricing': { heading: 'shell.pricing', rows: [3, 140] },
  '/enterprise': { heading: 'shell.enterprise', rows: [3, 120] },
  '/contact': {
    heading: 'shell.contact',
    context: 'contact.about',
    rows: [1, 480],
  },
  '/job-alerts/stop': { heading: 'jobSearch.stopAlert', rows: [1, 120] },
  '/jobs': { heading: 'jobSearch.heading', rows: [4, 220], reads: ['/api/jobs'] },
  '/jobs/create': {
    heading: 'jobForm.createJobPosting',
    rows: [1, 1200],
    reads: ['/api/recruiter/job-draft?name=new'],
  },
  '/jobs/$id': { rows: [2, 320], reads: ['/api/screens/jobs/{id}'] },
  '/jobs/$id/edit': {
    heading: 'jobForm.editJob',
    context: line,
    tabs,
    rows: [1, 1200],
    reads: ['/api/jobs/{id}'],
  },
  '/jobs/$id/applicants': {
    heading: 'applications.applicants',
    context: line,
    tabs,
    rows: [12, 24],
    wide,
    reads: ['/api/screens/applicants?job_id={id}', '/api/jobs/{id}/applicants'],
  },
  '/jobs/$id/stages': {
    heading: 'jobStages.stagesAndReview',
    context: line,
    tabs,
    rows: [7, 44],
    reads: ['/api/jobs/{id}/pipeline', '/api/jobs/{id}', '/api/stage-templates'],
  },
  '/companies/$id': { rows: [3, 200] },
  '/recruiter': {
    heading: 'recruiterDashboard.heading',
    context: line,
    rows: [3, 195],
    wide,
    reads: ['/api/recruiter/jobs'],
  },
  '/recruiter/jobs': {
    heading: 'recruiterDashboard.jobPostings',
    back: 'recruiterDashboard.dashboard',
    rows: [10, 44],
    wide,
    reads: ['/api/recruiter/jobs'],
  },
  '/recruiter/interviews': {
    heading: 'applications.interviews',
    back: 'shell.dashboard',
    rows: [3, 64],
    wide,
    reads: ['/api/recruiter/interviews?which=ahead&scope=mine'],
  },
  '/interviews/$id': { back: line, rows: [3, 120], reads: ['/api/interviews/{id}'] },
  '/recruiter/equal-opportunity': {
    heading: 'equalOpportunity.title',
    back: 'shell.dashboard',
    context: 'equalOpportunity.about',
    rows: [3, 200],
    wide,
    reads: ['/api/recruiter/equal-opportunity'],
  },
  '/recruiter/messages': {
    heading: 'messages.messages',
    back: 'messages.dashboard',
    context: line,
    rows: [5, 56],
    reads: ['/api/recruiter/messages?which=unanswered'],
  },
  '/recruiter/ats': { heading: 'ats.title', rows: [4, 64], reads: ['/api/ats/status'] },
  '/recruiter/talent': {
    heading: 'talentPool.talentPool',
    back: 'talentPool.dashboard',
    context: 'talentPool.aboutPool',
    rows: [5, 56],
    wide,
    reads: ['/api/recruiter/talent'],
  },
  '/recruiter/templates': {
    heading: 'messages.messageTemplates',
    back: 'messages.messages',
    context: 'messages.aboutTemplates',
    rows: [3, 80],
    reads: ['/api/message-templates'],
  },
  '/recruiter/webhooks': {
    heading: 'companies.webhooks',
    back: line,
    context: line,
    rows: [2, 120],
    reads: ['/api/webhooks'],
  },
  '/recruiter/jobs/import': { heading: 'jobForm.importJobs', back: 'jobForm.jobPostings', rows: [1, 320] },
  '/applicants': {
    heading: 'applications.applicants',
    context: line,
    rows: [12, 24],
    wide,
    reads: ['/api/screens/applicants', '/api/applicants'],
  },
  '/applicants/compare': {
    heading: 'applications.compareApplicants',
    back: line,
    context: line,
    rows: [6, 44],
    wide,
  },
  '/applicants/$id': { back: line, rows: [1, 480], wide, reads: ['/api/screens/applicants/{id}'] },
  '/dashboard': {
    heading: 'dashboard.heading',
    context: 'dashboard.welcome',
    rows: [3, 200],
    reads: ['/api/dashboard'],
  },
  '/resumes/$id': {
    heading: 'dashboard.whatWasRead',
    back: line,
    rows: [3, 160],
    reads: ['/api/resumes/{id}/reading'],
  },
  '/tailored/$id': { back: 'resumes.allResumes', rows: [1, 360], reads: ['/api/tailored-resumes/{id}'] },
  '/target-jobs': {
    heading: 'targetJobs.heading',
    context: 'targetJobs.headingHint',
    rows: [4, 88],
    reads: ['/api/target-jobs', '/api/outside-applications'],
  },
  '/applications': {
    heading: 'myApplications.myApplications',
    context: line,
    rows: [5, 64],
    reads: ['/api/job-invitations', '/api/applications?state=open'],
  },
  '/applications/$id': {
    back: 'dashboard.myApplications',
    rows: [2, 160],
    reads: ['/api/screens/applications/{id}'],
  },
  '/profile': { heading: 'profiles.candidateProfile', rows: [3, 120], reads: ['/api/profile/page'] },
  '/profile/files': {
    heading: 'profileFiles.heading',
    back: 'profileFiles.candidateProfile',
    context: 'profileFiles.headingHint',
    rows: [2, 160],
  },
  '/experiences': {
    heading: 'experiences.heading',
    context: line,
    rows: [3, 120],
    reads: ['/api/experiences'],
  },
  '/experiences/new': { heading: 'experiences.addHeading', rows: [2, 160] },
  '/experiences/$id': {
    heading: 'experiences.editHeading',
    rows: [2, 160],
    reads: ['/api/experiences/{id}'],
  },
  '/settings': {
    rows: [8, 44],
  },
  '/settings/$section': { rows: [3, 120] },
  '/notifications': {
    heading: 'notifications.notifications',
    context: line,
    rows: [5, 56],
    reads: ['/api/notifications'],
  },
  '/auth/login': { heading: 'auth.signIn', context: line },
  '/auth/signup': { heading: 'auth.createYourAccount', context: 'auth.allRequired' },
  '/unsubscribe': { heading: 'jobSearch.stopEmails', rows: [1, 120] },
  '/internal': {
    heading: 'internalPeople.internalDashboard',
    context: 'internal.about',
    rows: [2, 104],
    reads: ['/api/internal/overview', '/api/internal/switches', '/api/internal/maintenance'],
  },
  '/internal/users': {
    heading: 'internalPeople.usersTitle',
    back: 'internalPeople.internalDashboard',
    context: line,
    rows: [6, 48],
    reads: ['/api/internal/people?limit=50'],
  },
  '/internal/database': {
    heading: 'internalWork.databaseTitle',
    back: 'internalPeople.internalDashboard',
    context: 'internalWork.databaseAbout',
    rows: [4, 56],
    reads: ['/api/internal/database', '/api/internal/backups', '/api/internal/dead-tasks?limit=20'],
  },
  '/internal/logs': {
    heading: 'internalWork.logsTitle',
    back: 'internalPeople.internalDashboard',
    context: 'internalWork.logsAbout',
    rows: [6, 48],
    reads: ['/api/internal/events?limit=50'],
  },
  '/internal/moderation': {
    heading: 'internalPeople.moderationTitle',
    back: 'internalPeople.internalDashboard',
    context: line,
    rows: [6, 48],
    reads: ['/api/internal/reports?state=open&limit=50'],
  },
};
