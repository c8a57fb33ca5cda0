import { PageHeader } from '../ui/page-header.tsx';

/** What was read from one resume. */
export function ReadingPage() {
  return <PageHeader title="What was read" />;
}
