import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { AuditLog } from './audit-log.tsx';
import { ErrorLog } from './error-log.tsx';

/** What happened on the site: who did what, and what failed. Which of the two is in the address, as is the id looked for. */
export function LogsPage() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const log = search['log'] === 'errors' ? 'errors' : 'audit';
  const open = (next: string | null) =>
    void navigate({
      to: '/internal/logs',
      search: next === 'errors' ? { log: 'errors' } : {},
      resetScroll: false,
    });
  return (
    <>
      <PageHeader
        title="System Logs"
        context="Who did what, and what failed. Times are in UTC, newest first."
        back={
          <TextLink to="/internal" size="sm">
            Internal Dashboard
          </TextLink>
        }
      />
      <Tabs value={log} onChange={open} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="audit">Audit log</Tabs.Tab>
          <Tabs.Tab value="errors">Errors</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={log}>{log === 'errors' ? <ErrorLog /> : <AuditLog />}</Tabs.Panel>
      </Tabs>
    </>
  );
}
