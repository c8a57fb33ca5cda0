/** What the page of a job shows the people who hire for it: one file, which nobody else loads. */
export { JobOverview } from './job-overview.tsx';
export { JobTabs } from './job-tabs.tsx';
