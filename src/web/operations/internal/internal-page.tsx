import { Tabs } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { ApiKeysTab } from './api-keys-tab.tsx';
import { internalTabs, readTab } from './internal-tab.ts';
import classes from './internal.module.css';
import { ModelsTab } from './models-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { UsageTab } from './usage-tab.tsx';
import { t } from '../../platform/messages.ts';

const parts = {
  overview: OverviewTab,
  'api-keys': ApiKeysTab,
  'llm-models': ModelsTab,
  usage: UsageTab,
} as const;

/** The platform for those who run it: figures, keys, models and usage, a tab each; the tab is in the address. */
export function InternalPage() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab = readTab(search['tab']);
  const open = (next: string | null) =>
    void navigate({ to: '/internal', search: { tab: readTab(next) }, resetScroll: false });
  const Part = parts[tab];
  return (
    <>
      <PageHeader title={t('internalPeople.internalDashboard')} context={t('internal.about')} />
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List mb="lg" className={classes.tabs}>
          {internalTabs.map(({ id, title }) => (
            <Tabs.Tab key={id} value={id} ref={id === tab ? intoView : null}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <Part />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

/** On a phone the tabs do not all fit beside each other: the open one is shown. */
function intoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
