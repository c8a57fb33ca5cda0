import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { AuditLog } from './audit-log.tsx';
import { ErrorLog } from './error-log.tsx';
import { t } from '../../platform/messages.ts';

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
    <div data-sheet>
      <PageHeader
        title={t('internalWork.logsTitle')}
        context={t('internalWork.logsAbout')}
        back={
          <TextLink to="/internal" size="sm">
            {t('internalPeople.internalDashboard')}
          </TextLink>
        }
      />
      <Tabs value={log} onChange={open} keepMounted={false}>
        <Tabs.List mb="lg">
          <Tabs.Tab value="audit">{t('internalPeople.auditLog')}</Tabs.Tab>
          <Tabs.Tab value="errors">{t('internalWork.errors')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={log}>{log === 'errors' ? <ErrorLog /> : <AuditLog />}</Tabs.Panel>
      </Tabs>
    </div>
  );
}
