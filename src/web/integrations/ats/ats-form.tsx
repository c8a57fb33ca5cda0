import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type AtsConnection, atsApi, atsInput } from '../../../api/integrations/ats.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../../identity/auth/field-issue.ts';
import { PasswordField } from '../../identity/auth/password-field.tsx';
import { call } from '../../platform/client.ts';
import { formatDateTime } from '../../platform/ui/dates.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { atsQuery } from './ats-queries.ts';
import { t } from '../../platform/messages.ts';

const regions = [
  { value: 'us', label: t('ats.unitedStates') },
  { value: 'eu', label: t('ats.europeanUnion') },
  { value: 'sandbox', label: t('ats.sandbox') },
];

/** Sets the keys of the connection; one that is stored is only ever replaced. */
export function AtsForm({ connection }: { connection: AtsConnection | null }) {
  const { form, problem, busy, formProps } = useAtsForm(connection);
  return (
    <form {...formProps}>
      <Stack gap="md" maw="32rem">
        <FormProblem problem={problem} />
        <NativeSelect label={t('ats.region')} data={regions} {...form.getInputProps('region')} />
        <PasswordField
          size="sm"
          label={t('ats.apiKey')}
          autoComplete="off"
          description={stored(connection?.key_hint) ?? t('ats.apiKeyNote')}
          {...form.getInputProps('api_key')}
        />
        <PasswordField
          size="sm"
          required={false}
          label={t('ats.webhookSecret')}
          autoComplete="off"
          description={storedWebhook(connection) ?? t('ats.webhookSecretNote')}
          {...form.getInputProps('webhook_secret')}
        />
        {connection && (
          <TextInput
            label={t('ats.webhookAddress')}
            description={t('ats.webhookAddressNote')}
            value={connection.webhook_url}
            readOnly
          />
        )}
        <PasswordField
          size="sm"
          required={false}
          label={t('ats.accountToken')}
          autoComplete="off"
          description={stored(connection?.account_hint) ?? t('ats.accountTokenNote')}
          {...form.getInputProps('account_token')}
        />
        <Button type="submit" loading={busy} w="fit-content">
          {connection ? t('settings.saveChanges') : t('ats.saveKey')}
        </Button>
      </Stack>
    </form>
  );
}

function storedWebhook(connection: AtsConnection | null): string | null {
  const ending = connection?.webhook_secret_hint;
  const until = connection?.old_webhook_until;
  if (typeof ending !== 'string' || !until) return stored(ending);
  return t('ats.storedPreviousWorks', { ending: ending || '…', until: formatDateTime(until) });
}

function stored(ending: string | null | undefined): string | null {
  return typeof ending === 'string' ? t('ats.stored', { ending: ending || '…' }) : null;
}

function useAtsForm(connection: AtsConnection | null) {
  const client = useQueryClient();
  return useMutationForm({
    initialValues: {
      region: connection?.region ?? ('us' as const),
      api_key: '',
      webhook_secret: '',
      account_token: '',
    },
    validate: {
      api_key: (value) =>
        value === '' && typeof connection?.key_hint === 'string'
          ? null
          : value === ''
            ? t('ats.apiKeyMissing')
            : issueIn(atsInput.shape.api_key, value),
      webhook_secret: (value) => (value === '' ? null : issueIn(atsInput.shape.webhook_secret, value)),
      account_token: (value) => (value === '' ? null : issueIn(atsInput.shape.account_token, value)),
    },
    save: ({ region, ...secrets }) => {
      const given = Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== ''));
      const body = { version: connection?.version ?? 0, provider: 'merge' as const, region, ...given };
      return call(atsApi.saveAtsConnection, { body });
    },
    saved: t('settings.saved'),
    onSaved: (state) => client.setQueryData(atsQuery.queryKey, state),
    failed: t('settings.saveFailed'),
  });
}
