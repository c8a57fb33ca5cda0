import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type OwnModel, ownModelApi } from '../../api/own-model.ts';
import { call } from '../client.ts';
import { providerWords } from '../internal/model-words.ts';
import { useSession } from '../shell/session.tsx';
import { ConfirmButton } from '../ui/confirm.tsx';
import { formatAgo } from '../ui/dates.ts';
import { toast } from '../ui/toast.ts';
import { LoadedPart } from './loaded-part.tsx';
import { OwnModelForm } from './own-model-form.tsx';
import { SettingsPart } from './settings-part.tsx';
import classes from './settings.module.css';

const ownModelQuery = queryOptions({
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
      ? 'It words your suggested bullets and helps to read your resumes'
      : 'It words the bullets that you or your programs ask for';
  return (
    <SettingsPart
      title="AI provider"
      about={`Your own account at an AI provider. ${use}, before the models of this site do, and works for nobody else. Your provider bills you for it.`}
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
  const test = useMutation({
    mutationFn: () => call(ownModelApi.testOwnModel),
    onSuccess: (state) => {
      client.setQueryData(ownModelQuery.queryKey, state);
      if (state.own_model?.last_test?.ok) toast.success('Your AI provider answers.');
      else toast.warning('Your AI provider gave no answer.');
    },
    onError: () => toast.error('The test could not be run. Please try again.'),
  });
  const remove = async () => {
    try {
      await call(ownModelApi.removeOwnModel);
      client.setQueryData(ownModelQuery.queryKey, { own_model: null });
      toast.success('The key is removed.');
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className={classes.stored}>
      <div>
        <Text fw={500} className={classes.address}>
          {providerWords[own.provider]}, {own.model_id} <code>…{own.key_hint}</code>
        </Text>
        <Text size="sm" c="dimmed">
          {own.last_used_at ? `Used ${formatAgo(own.last_used_at)}` : 'Not used yet'}
        </Text>
      </div>
      <Text component="div" size="sm" aria-live="polite" className={classes.address}>
        {own.last_test ? (
          <>
            <Badge color={own.last_test.ok ? 'green' : 'orange'} variant="light" mr="xs">
              {own.last_test.ok ? 'Works' : 'Does not work'}
            </Badge>
            {own.last_test.detail}{' '}
            <Text span inherit c="dimmed">
              Tested {formatAgo(own.last_test.at)}.
            </Text>
          </>
        ) : (
          'Saved, and not tested yet.'
        )}
      </Text>
      <Group gap="xs">
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
          Test
        </Button>
        <ConfirmButton
          label="Remove"
          title="Remove your AI provider?"
          confirmLabel="Remove the key"
          onConfirm={remove}
        >
          The stored key is deleted. What it was used for stays as it is.
        </ConfirmButton>
      </Group>
    </div>
  );
}
