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
import { ConnectionActs, LastTest, useConnectionMutations } from './stored-connection.tsx';

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
  const use =
    user?.role === 'candidate'
      ? 'It writes your suggested bullets and helps read your resumes'
      : 'It writes the bullets that you or your programs ask for';
  return (
    <SettingsPart
      title="AI provider"
      about={`Your own account at an AI provider. ${use}, before this site’s models, and for no one else. Your provider bills you for it.`}
    >
      <LoadedPart query={query} failure="Your AI provider could not be loaded" rows={2}>
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
    works: 'Your AI provider answers.',
    fails: 'Your AI provider did not answer.',
    remove: () => call(ownModelApi.removeOwnModel),
    onRemoved: () => {
      client.setQueryData(ownModelQuery.queryKey, { own_model: null });
    },
    removed: 'Key removed.',
  });
  return (
    <div className={classes.stored}>
      <div>
        <Text fw={500} className={classes.address}>
          {providerLabels[own.provider]}, {own.model_id} <code>…{own.key_hint}</code>
        </Text>
        <Text size="sm" c="dimmed">
          {own.last_used_at ? `Used ${formatAgo(own.last_used_at)}` : 'Not used yet'}
        </Text>
      </div>
      <LastTest test={own.last_test}>Saved, and not tested yet.</LastTest>
      <ConnectionActs mutations={mutations} title="Remove your AI provider?" confirmLabel="Remove the key">
        The stored key is deleted. Earlier results stay.
      </ConnectionActs>
    </div>
  );
}
