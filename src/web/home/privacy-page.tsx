import { PageHeader } from '../ui/page-header.tsx';

/** What is kept, who sees it, and which cookies are set. */
export function PrivacyPage() {
  return <PageHeader title="Privacy" />;
}
