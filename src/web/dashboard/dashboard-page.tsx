import { PageHeader } from '../ui/page-header.tsx';

/** The candidate's dashboard. */
export function DashboardPage() {
  return <PageHeader title="Dashboard" />;
}
