import { PageHeader } from '../ui/page-header.tsx';

/** The list of open jobs. */
export function JobsPage() {
  return <PageHeader title="Find Your Next Opportunity" />;
}
