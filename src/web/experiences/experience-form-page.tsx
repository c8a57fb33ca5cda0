import { PageHeader } from '../ui/page-header.tsx';

/** Adds an experience, or edits the one named in the address. */
export function ExperienceFormPage() {
  return <PageHeader title="Add New Experience" />;
}
