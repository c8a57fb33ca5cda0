import { Anchor, Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AtsConnection, atsApi } from '../../../api/integrations/ats.ts';
import { call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './ats.module.css';
import { atsQuery } from './ats-queries.ts';

/** The account behind the key: linking it, whether it answers, and ending the connection. */
export function AtsAccount({ connection }: { connection: AtsConnection }) {
  const client = useQueryClient();
  const test = useMutation({
    mutationFn: () => call(atsApi.testAtsConnection),
    onSuccess: (state) => {
      client.setQueryData(atsQuery.queryKey, state);
      if (state.connection?.last_test?.ok) toast.success('The applicant tracking system answered.');
      else toast.warning('The applicant tracking system did not answer.');
    },
    onError: () => toast.error('The test could not be run. Please try again.'),
  });
  const remove = useMutation({
    mutationFn: () => call(atsApi.removeAtsConnection),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: atsQuery.queryKey });
      toast.success('Applicant tracking system disconnected.');
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Stack gap="md" className={classes.account}>
      <LastTest connection={connection} />
      {!connection.ready && connection.provider === 'merge' && <LinkAccount />}
      <Group gap="xs">
        {connection.ready && (
          <>
            <LinkButton to="/recruiter/ats" variant="default">
              Syncs and errors
            </LinkButton>
            {connection.provider === 'merge' && (
              <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
                Test
              </Button>
            )}
          </>
        )}
        <ConfirmButton
          label="Disconnect"
          title="Disconnect the applicant tracking system?"
          confirmLabel="Disconnect"
          onConfirm={() => remove.mutateAsync()}
        >
          {connection.provider === 'merge'
            ? 'The key, the webhook secret and the account token are deleted here. Imported jobs and applications stay in both systems, but are no longer kept in sync.'
            : 'The job file is deleted, and the applications file can no longer be downloaded. Imported jobs and applications stay.'}
        </ConfirmButton>
      </Group>
    </Stack>
  );
}

function LastTest({
  connection: { provider, last_test: test, ready, system },
}: {
  connection: AtsConnection;
}) {
  if (provider === 'csv')
    return (
      <Text size="sm">{ready ? `Works with files. ${test?.detail ?? ''}` : 'No job file uploaded yet.'}</Text>
    );
  if (!ready) return <Text size="sm">Key saved. Now link the account of your company’s system.</Text>;
  if (!test)
    return (
      <Text size="sm">
        <b>{system || 'An account'}</b> is linked but not tested yet.
      </Text>
    );
  return (
    <Text component="div" size="sm">
      <Badge color={test.ok ? 'green' : 'orange'} variant="light" me="xs">
        {test.ok ? 'Works' : 'Does not work'}
      </Badge>
      {test.detail} <span className={classes.when}>Tested {formatAgo(test.at)}.</span>
    </Text>
  );
}

/** Merge Link is a page of Merge: it opens in a tab of its own and ends with a public token. */
function LinkAccount() {
  const client = useQueryClient();
  const link = useMutation({
    mutationFn: () => call(atsApi.linkAts),
    onError: (error) => toast.error(error.message),
  });
  const { form, busy, formProps } = useMutationForm({
    initialValues: { public_token: '' },
    save: ({ public_token }) => call(atsApi.finishAtsLink, { body: { public_token: public_token.trim() } }),
    saved: 'Account linked.',
    onSaved: (state) => client.setQueryData(atsQuery.queryKey, state),
    onFailed: (error) => {
      toast.error(reasonOf(error));
    },
  });
  return (
    <Stack gap="sm" maw="32rem">
      <Group gap="sm">
        <Button loading={link.isPending} onClick={() => link.mutate()}>
          Get the link
        </Button>
        {link.data && (
          <Anchor href={link.data.url} target="_blank" rel="noreferrer" size="sm">
            Open Merge Link in a new tab
          </Anchor>
        )}
      </Group>
      <form {...formProps}>
        <Group gap="xs" align="flex-end" wrap="wrap">
          <TextInput
            label="Public token"
            description="Merge shows it once the account is linked."
            autoComplete="off"
            className={classes.grow}
            {...form.getInputProps('public_token')}
          />
          <Button
            type="submit"
            variant="default"
            loading={busy}
            disabled={form.values.public_token.trim() === ''}
          >
            Finish linking
          </Button>
        </Group>
      </form>
    </Stack>
  );
}
