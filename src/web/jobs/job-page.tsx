import { PageHeader } from '../ui/page-header.tsx';

/** One job in full. */
export function JobPage() {
  return <PageHeader title="Job" />;
}
