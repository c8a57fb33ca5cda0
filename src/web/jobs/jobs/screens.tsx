/** The pages of a job for the people who hire for it: one file, so that the first page's script names one. */
export { StagesPage } from '../../hiring/job-stages/stages-page.tsx';
export { JobReportPage } from '../../hiring/reports/job-report-page.tsx';
export { TeamPage } from '../hiring-team/team-page.tsx';
