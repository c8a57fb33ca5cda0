import { PageHeader } from '../ui/page-header.tsx';

/** The public home page. */
export function HomePage() {
  return <PageHeader title="Hiring, explained" />;
}
