import { PageHeader } from '../ui/page-header.tsx';

/** The terms of use. */
export function TermsPage() {
  return <PageHeader title="Terms" />;
}
