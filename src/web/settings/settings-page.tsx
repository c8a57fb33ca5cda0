import { PageHeader } from '../ui/page-header.tsx';

/** The account and how the program looks. */
export function SettingsPage() {
  return <PageHeader title="Settings" />;
}
