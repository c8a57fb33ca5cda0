import { Badge, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SsoSettings as Settings, ssoApi } from '../../../api/identity/single-sign-on.ts';
import { call } from '../../platform/client.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { companyFeaturesQuery } from './account-settings-queries.ts';
import { SettingsSection } from './settings-section.tsx';
import classes from './sso-settings.module.css';
import { SsoForm } from './sso-form.tsx';
import { ssoQuery } from './sso-queries.ts';
import { ConnectionActions, LastTest, useConnectionMutations } from './stored-connection.tsx';
import { rich, t } from '../../platform/messages.ts';

/** For owners: how their company signs in, whether it works, and which mail domains are proven. */
export function SsoSettings() {
  const { data, error, refetch } = useQuery(ssoQuery);
  return (
    <SettingsSection id="sso" title={t('companySettings.singleSignOn')} about={t('companySettings.ssoAbout')}>
      {data ? (
        <Stack gap="lg">
          {data.settings && <State settings={data.settings} />}
          <SsoForm
            key={data.settings?.version ?? 0}
            settings={data.settings}
            redirectUri={data.redirect_uri}
          />
        </Stack>
      ) : error ? (
        <ErrorView
          title={t('companySettings.ssoNotLoaded')}
          error={error}
          onRetry={() => void refetch()}
          order={2}
        />
      ) : (
        <SkeletonList rows={3} height={48} />
      )}
    </SettingsSection>
  );
}

function State({ settings }: { settings: Settings }) {
  const client = useQueryClient();
  const changed = () => void client.invalidateQueries({ queryKey: companyFeaturesQuery.queryKey });
  const mutations = useConnectionMutations({
    test: () => call(ssoApi.testCompanySso),
    onTested: (state) => {
      client.setQueryData(ssoQuery.queryKey, state);
      changed();
      return state.settings?.last_test?.ok;
    },
    works: t('companySettings.ssoWorks'),
    fails: t('companySettings.ssoFails'),
    remove: () => call(ssoApi.removeCompanySso),
    onRemoved: async () => {
      await client.invalidateQueries({ queryKey: ssoQuery.queryKey });
      changed();
    },
    removed: t('companySettings.ssoRemoved'),
  });
  return (
    <div className={classes.state}>
      <LastTest test={settings.last_test} failed={t('companySettings.notWorkingYet')}>
        {t('companySettings.ssoNotTested')}
      </LastTest>
      <ul className={classes.domains}>
        {settings.domains.map((domain) => (
          <Domain key={domain.domain} {...domain} />
        ))}
      </ul>
      <ConnectionActions
        mutations={mutations}
        title={t('companySettings.removeSsoQuestion')}
        confirmLabel={t('companySettings.removeSso')}
      >
        {t('companySettings.removeSsoNote')}
      </ConnectionActions>
    </div>
  );
}

function Domain({ domain, proven, record_name: name, record_value: value }: Settings['domains'][number]) {
  return (
    <li className={classes.domain}>
      <Group gap="xs">
        <Text fw={500}>{domain}</Text>
        <Badge color={proven ? 'green' : 'orange'} variant="light">
          {proven ? t('companySettings.verified') : t('companySettings.notVerifiedYet')}
        </Badge>
      </Group>
      {!proven && (
        <div className={classes.record}>
          <Text size="sm" c="dimmed">
            {rich('companySettings.addRecord', { name, code: (text) => <Code>{text}</Code> })}
          </Text>
          <Code className={classes.value}>{value}</Code>
          <CopyButton value={value}>
            {({ copied, copy }) => (
              <Button size="compact-sm" variant="default" onClick={copy}>
                {copied ? t('companySettings.copied') : t('companySettings.copyValue')}
              </Button>
            )}
          </CopyButton>
        </div>
      )}
    </li>
  );
}
