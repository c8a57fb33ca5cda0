/** What the page of a job shows the people who hire for it, and those who approve it: one file, which nobody else loads. */
export { ApprovalCard } from '../job-approvals/approval-card.tsx';
export { JobOverview } from './job-overview.tsx';
export { JobTabs } from './job-tabs.tsx';
