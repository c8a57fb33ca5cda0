import { PageHeader } from '../ui/page-header.tsx';

/** The candidate's profile. */
export function ProfilePage() {
  return <PageHeader title="Candidate Profile" />;
}
