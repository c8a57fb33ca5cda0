import { PageHeader } from '../ui/page-header.tsx';

/** Creates an account for a candidate or an employer. */
export function SignUpPage() {
  return <PageHeader title="Create your account" />;
}
