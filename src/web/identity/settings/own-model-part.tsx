import { Stack, Text } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type OwnModel, ownModelApi } from '../../../api/integrations/own-model.ts';
import { call } from '../../platform/client.ts';
import { providerLabels } from '../../operations/internal/model-labels.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { LoadedPart } from './loaded-part.tsx';
import { OwnModelForm } from './own-model-form.tsx';
import { SettingsPart } from './settings-part.tsx';
import classes from './settings.module.css';
import { ConnectionActions, LastTest, useConnectionMutations } from './stored-connection.tsx';
import { t } from '../../platform/messages.ts';

/** My account at an AI provider. */
export const ownModelQuery = queryOptions({
  queryKey: ['own-model'],
  queryFn: ({ signal }) => call(ownModelApi.getOwnModel, { signal }),
});

/** The person's own account at an AI provider: set, test, replace, remove. */
export function OwnModelPart() {
  const { user } = useSession();
  const client = useQueryClient();
  const query = useQuery(ownModelQuery);
  return (
    <SettingsPart
      title={t('companySettings.aiProvider')}
      about={
        user?.role === 'candidate'
          ? t('companySettings.aiProviderCandidate')
          : t('companySettings.aiProviderOthers')
      }
    >
      <LoadedPart query={query} failure={t('companySettings.aiProviderNotLoaded')} rows={2}>
        {({ own_model: own }) => (
          <Stack gap="lg">
            {own && <State own={own} />}
            <OwnModelForm
              key={own === null ? 'new' : 'set'}
              own={own}
              onSaved={(state) => client.setQueryData(ownModelQuery.queryKey, state)}
              onRefused={() => client.invalidateQueries({ queryKey: ownModelQuery.queryKey })}
            />
          </Stack>
        )}
      </LoadedPart>
    </SettingsPart>
  );
}

function State({ own }: { own: OwnModel }) {
  const client = useQueryClient();
  const mutations = useConnectionMutations({
    test: () => call(ownModelApi.testOwnModel),
    onTested: (state) => {
      client.setQueryData(ownModelQuery.queryKey, state);
      return state.own_model?.last_test?.ok;
    },
    works: t('companySettings.aiProviderAnswers'),
    fails: t('companySettings.aiProviderDoesNotAnswer'),
    remove: () => call(ownModelApi.removeOwnModel),
    onRemoved: () => {
      client.setQueryData(ownModelQuery.queryKey, { own_model: null });
    },
    removed: t('companySettings.keyRemoved'),
  });
  return (
    <div className={classes.stored}>
      <div>
        <Text fw={500} className={classes.address}>
          {providerLabels[own.provider]}, {own.model_id} <code>…{own.key_hint}</code>
        </Text>
        <Text size="sm" c="dimmed">
          {own.last_used_at
            ? t('companySettings.usedWhen', { when: formatAgo(own.last_used_at) })
            : t('companySettings.notUsedYet')}
        </Text>
      </div>
      <LastTest test={own.last_test}>{t('companySettings.notTested')}</LastTest>
      <ConnectionActions
        mutations={mutations}
        title={t('companySettings.removeAiProviderQuestion')}
        confirmLabel={t('companySettings.removeKey')}
      >
        {t('companySettings.removeAiProviderNote')}
      </ConnectionActions>
    </div>
  );
}
