/** The seldom opened screens of employers: one file, so that the first page's script names one. */
export { AtsPage } from '../ats/ats-page.tsx';
export { EqualOpportunityPage } from '../equal-opportunity/equal-opportunity-page.tsx';
export { ImportPage } from '../jobs/import-page.tsx';
export { TalentPage } from '../talent/talent-page.tsx';
export { InterviewsPage } from '../interviews/interviews-page.tsx';
export { KitPage } from '../interviews/kit-page.tsx';
export { TemplatesPage } from '../messages/templates-page.tsx';
export { WebhooksPage } from '../webhooks/webhooks-page.tsx';
export { ThreadsPage } from '../messages/threads-page.tsx';
