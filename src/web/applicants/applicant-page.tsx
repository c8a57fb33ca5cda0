import { PageHeader } from '../ui/page-header.tsx';

/** One application, as the employer reads it. */
export function ApplicantPage() {
  return <PageHeader title="Applicant" />;
}
