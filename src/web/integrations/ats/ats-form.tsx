import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type AtsConnection, atsApi, atsInput } from '../../../api/integrations/ats.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../../identity/auth/fields.ts';
import { PasswordField } from '../../identity/auth/password-field.tsx';
import { call } from '../../platform/client.ts';
import { formatDateTime } from '../../platform/ui/dates.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { atsQuery } from './ats-queries.ts';

const regions = [
  { value: 'us', label: 'United States' },
  { value: 'eu', label: 'European Union' },
  { value: 'sandbox', label: 'Sandbox' },
];

/** Sets the keys of the connection; one that is stored is only ever replaced. */
export function AtsForm({ connection }: { connection: AtsConnection | null }) {
  const { form, problem, busy, formProps } = useAtsForm(connection);
  return (
    <form {...formProps}>
      <Stack gap="md" maw="32rem">
        <FormProblem problem={problem} />
        <NativeSelect label="Region of the Merge account" data={regions} {...form.getInputProps('region')} />
        <PasswordField
          size="sm"
          label="API key"
          autoComplete="off"
          description={stored(connection?.key_hint) ?? 'A production access key from your Merge dashboard.'}
          {...form.getInputProps('api_key')}
        />
        <PasswordField
          size="sm"
          required={false}
          label="Webhook secret"
          autoComplete="off"
          description={storedWebhook(connection) ?? 'Optional. Lets Merge notify us immediately of changes.'}
          {...form.getInputProps('webhook_secret')}
        />
        {connection && (
          <TextInput
            label="Webhook address"
            description="Register this in your Merge dashboard."
            value={connection.webhook_url}
            readOnly
          />
        )}
        <PasswordField
          size="sm"
          required={false}
          label="Account token"
          autoComplete="off"
          description={
            stored(connection?.account_hint) ??
            'Only if you already have one. Otherwise link the account after saving.'
          }
          {...form.getInputProps('account_token')}
        />
        <Button type="submit" loading={busy} w="fit-content">
          {connection ? 'Save changes' : 'Save the key'}
        </Button>
      </Stack>
    </form>
  );
}

function storedWebhook(connection: AtsConnection | null): string | null {
  const words = stored(connection?.webhook_secret_hint);
  const until = connection?.old_webhook_until;
  if (!words || !until) return words;
  return `${words} The previous one works until ${formatDateTime(until)}.`;
}

function stored(hint: string | null | undefined): string | null {
  if (hint === null || hint === undefined) return null;
  return `Stored, ending in ${hint || '…'}. Leave empty to keep it.`;
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
            ? 'Enter the API key.'
            : issueIn(atsInput.shape.api_key, value),
      webhook_secret: (value) => (value === '' ? null : issueIn(atsInput.shape.webhook_secret, value)),
      account_token: (value) => (value === '' ? null : issueIn(atsInput.shape.account_token, value)),
    },
    save: ({ region, ...secrets }) => {
      const given = Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== ''));
      const body = { version: connection?.version ?? 0, provider: 'merge' as const, region, ...given };
      return call(atsApi.saveAtsConnection, { body });
    },
    saved: 'Settings saved successfully!',
    onSaved: (state) => client.setQueryData(atsQuery.queryKey, state),
    failed: 'Failed to save settings. Please try again.',
  });
}
