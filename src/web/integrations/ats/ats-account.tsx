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
import { rich, t } from '../../platform/messages.ts';

/** The account behind the key: linking it, whether it answers, and ending the connection. */
export function AtsAccount({ connection }: { connection: AtsConnection }) {
  const client = useQueryClient();
  const test = useMutation({
    mutationFn: () => call(atsApi.testAtsConnection),
    onSuccess: (state) => {
      client.setQueryData(atsQuery.queryKey, state);
      if (state.connection?.last_test?.ok) toast.success(t('ats.answered'));
      else toast.warning(t('ats.didNotAnswer'));
    },
    onError: () => toast.error(t('ats.testNotRun')),
  });
  const remove = useMutation({
    mutationFn: () => call(atsApi.removeAtsConnection),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: atsQuery.queryKey });
      toast.success(t('ats.disconnected'));
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
              {t('ats.syncsAndErrors')}
            </LinkButton>
            {connection.provider === 'merge' && (
              <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
                {t('ats.test')}
              </Button>
            )}
          </>
        )}
        <ConfirmButton
          label={t('ats.disconnect')}
          title={t('ats.disconnectQuestion')}
          confirmLabel={t('ats.disconnect')}
          onConfirm={() => remove.mutateAsync()}
        >
          {connection.provider === 'merge' ? t('ats.disconnectMergeNote') : t('ats.disconnectFilesNote')}
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
      <Text size="sm">
        {ready ? t('ats.worksWithFiles', { detail: test?.detail ?? '' }) : t('ats.noJobFile')}
      </Text>
    );
  if (!ready) return <Text size="sm">{t('ats.keySaved')}</Text>;
  if (!test)
    return (
      <Text size="sm">
        {rich('ats.linkedNotTested', { system: system || t('ats.anAccount'), b: (text) => <b>{text}</b> })}
      </Text>
    );
  return (
    <Text component="div" size="sm">
      <Badge color={test.ok ? 'green' : 'orange'} variant="light" me="xs">
        {test.ok ? t('ats.works') : t('ats.doesNotWork')}
      </Badge>
      {test.detail} <span className={classes.when}>{t('ats.testedWhen', { when: formatAgo(test.at) })}</span>
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
    saved: t('ats.accountLinked'),
    onSaved: (state) => client.setQueryData(atsQuery.queryKey, state),
    onFailed: (error) => {
      toast.error(reasonOf(error));
    },
  });
  return (
    <Stack gap="sm" maw="32rem">
      <Group gap="sm">
        <Button loading={link.isPending} onClick={() => link.mutate()}>
          {t('ats.getLink')}
        </Button>
        {link.data && (
          <Anchor href={link.data.url} target="_blank" rel="noreferrer" size="sm">
            {t('ats.openMergeLink')}
          </Anchor>
        )}
      </Group>
      <form {...formProps}>
        <TextInput
          label={t('ats.publicToken')}
          description={t('ats.publicTokenNote')}
          autoComplete="off"
          inputContainer={(input) => (
            <div className={classes.withButton}>
              {input}
              <Button
                type="submit"
                variant="default"
                loading={busy}
                disabled={form.values.public_token.trim() === ''}
              >
                {t('ats.finishLinking')}
              </Button>
            </div>
          )}
          {...form.getInputProps('public_token')}
        />
      </form>
    </Stack>
  );
}
