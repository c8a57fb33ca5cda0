import { PageHeader } from '../ui/page-header.tsx';

/** The employer's dashboard. */
export function RecruiterPage() {
  return <PageHeader title="Recruiter Dashboard" />;
}
