/** The rarely opened screens of employers: one file, so that the first page's script names one. */
export { AtsPage } from '../../integrations/ats/ats-page.tsx';
export { EqualOpportunityPage } from '../../fairness/equal-opportunity/equal-opportunity-page.tsx';
export { ImportPage } from '../../jobs/job-form/import-page.tsx';
export { ComparePage } from '../applications/compare-page.tsx';
export { RecordImportPage } from '../record-imports/record-page.tsx';
export { RecordImportsPage } from '../record-imports/records-page.tsx';
export { ReferralsPage } from '../referrals/referrals-page.tsx';
export { ResumeImportPage } from '../resume-imports/import-page.tsx';
export { ResumeImportsPage } from '../resume-imports/imports-page.tsx';
export { WebhooksPage } from '../../integrations/webhooks/webhooks-page.tsx';
