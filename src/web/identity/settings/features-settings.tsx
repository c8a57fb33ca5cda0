import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AccountSettings,
  accountSettingsApi,
  type CompanyFeatures,
} from '../../../api/identity/account-settings.ts';
import { call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { accountSettingsQuery, companyFeaturesQuery } from './account-settings-queries.ts';
import { LoadedPart } from './loaded-part.tsx';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';
import { settingsMessages } from './settings-messages.ts';
import { t } from '../../platform/messages.ts';

/** What can be turned on and off: for oneself, and by owners for their company. Each switch is saved at once. */
export function FeaturesSettings() {
  const { user } = useSession();
  const account = useQuery(accountSettingsQuery);
  const company = useQuery({ ...companyFeaturesQuery, enabled: Boolean(user?.company) });
  return (
    <SettingsSection id="features" title={t('companySettings.features')}>
      <div className={classes.switches}>
        <LoadedPart query={account} failure={t('companySettings.featuresNotLoaded')}>
          {(settings) => <ModelsSwitch settings={settings} />}
        </LoadedPart>
        {user?.company && (
          <LoadedPart query={company} failure={t('companySettings.companyFeaturesNotLoaded')}>
            {(features) => <BannerSwitch features={features} owner={user.company?.owner === true} />}
          </LoadedPart>
        )}
      </div>
    </SettingsSection>
  );
}

function ModelsSwitch({ settings }: { settings: AccountSettings }) {
  const client = useQueryClient();
  const { queryKey } = accountSettingsQuery;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (use_models: boolean) =>
      call(accountSettingsApi.saveAccountSettings, {
        body: { version: settings.version, value: { use_models } },
      }),
    onSuccess: (stored) => {
      client.setQueryData(queryKey, stored);
      toast.success(settingsMessages.saved);
    },
    onError: () => toast.error(settingsMessages.failed),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <Switch
      classNames={{ description: classes.switchNote }}
      label={t('companySettings.useModels')}
      description={t('companySettings.useModelsNote')}
      checked={isPending ? variables : settings.use_models}
      disabled={isPending}
      onChange={(event) => mutate(event.currentTarget.checked)}
    />
  );
}

type CompanySwitch = { features: CompanyFeatures; owner: boolean };

function useFeature(features: CompanyFeatures) {
  const client = useQueryClient();
  const { queryKey } = companyFeaturesQuery;
  return useMutation({
    mutationFn: (change: Partial<Pick<CompanyFeatures, 'show_sso_banner' | 'opens_to_managers'>>) =>
      call(accountSettingsApi.saveCompanyFeatures, { body: { version: features.version, ...change } }),
    onSuccess: (stored) => {
      client.setQueryData(queryKey, stored);
      toast.success(settingsMessages.saved);
    },
    onError: () => toast.error(settingsMessages.failed),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

const ownersAlone = t('companySettings.ownersOnly');

function BannerSwitch({ features, owner }: CompanySwitch) {
  const { mutate, isPending, variables } = useFeature(features);
  const effect = features.sso_works
    ? t('companySettings.ssoBannerNotNeeded')
    : t('companySettings.ssoBannerNote');
  return (
    <Switch
      classNames={{ description: classes.switchNote }}
      label={t('companySettings.showSsoBanner')}
      description={owner ? effect : `${effect} ${ownersAlone}`}
      checked={isPending ? variables.show_sso_banner === true : features.show_sso_banner}
      disabled={isPending || !owner}
      onChange={(event) => mutate({ show_sso_banner: event.currentTarget.checked })}
    />
  );
}

/** Whether hiring managers see all jobs: owners change it. */
export function ManagersSwitch({ features, owner }: CompanySwitch) {
  const { mutate, isPending, variables } = useFeature(features);
  const effect = t('companySettings.openToManagersNote');
  return (
    <Switch
      classNames={{ description: classes.switchNote }}
      label={t('companySettings.openToManagers')}
      description={owner ? effect : `${effect} ${ownersAlone}`}
      checked={isPending ? variables.opens_to_managers === true : features.opens_to_managers}
      disabled={isPending || !owner}
      onChange={(event) => mutate({ opens_to_managers: event.currentTarget.checked })}
    />
  );
}
