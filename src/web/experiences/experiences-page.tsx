import { PageHeader } from '../ui/page-header.tsx';

/** The candidate's work experience. */
export function ExperiencesPage() {
  return <PageHeader title="Work Experience" />;
}
