import { PageHeader } from '../ui/page-header.tsx';

/** Every posting of the employer, filterable. */
export function PostingsPage() {
  return <PageHeader title="Job Postings" />;
}
