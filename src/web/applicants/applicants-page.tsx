import { PageHeader } from '../ui/page-header.tsx';

/** Who applied, to one job or to all. */
export function ApplicantsPage() {
  return <PageHeader title="Applicants" />;
}
