import { PageHeader } from '../ui/page-header.tsx';

/** Signs in with e-mail and password. */
export function LoginPage() {
  return <PageHeader title="Sign in" />;
}
