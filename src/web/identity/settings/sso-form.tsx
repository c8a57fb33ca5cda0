import { Button, Stack, TagsInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type SsoSettings, ssoApi, ssoInput } from '../../../api/identity/single-sign-on.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../auth/field-issue.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { call } from '../../platform/client.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { ssoQuery } from './sso-queries.ts';
import { settingsMessages } from './settings-messages.ts';
import { t } from '../../platform/messages.ts';

type Values = { issuer: string; client_id: string; client_secret: string; domains: string[] };

/** Sets the sign-in server of the company; a secret that is stored is only ever replaced. */
export function SsoForm({ settings, redirectUri }: { settings: SsoSettings | null; redirectUri: string }) {
  const { form, problem, busy, formProps } = useSsoForm(settings);
  return (
    <form {...formProps}>
      <Stack gap="md" maw="32rem">
        <FormProblem problem={problem} />
        <TextInput
          label={t('companySettings.redirectAddress')}
          description={t('companySettings.redirectNote')}
          value={redirectUri}
          readOnly
        />
        <TextInput
          label={t('companySettings.issuer')}
          description={t('companySettings.issuerNote')}
          type="url"
          {...form.getInputProps('issuer')}
        />
        <TextInput label={t('companySettings.clientId')} {...form.getInputProps('client_id')} />
        <PasswordField
          size="sm"
          label={t('companySettings.clientSecret')}
          autoComplete="off"
          description={
            settings ? t('companySettings.clientSecretStored', { ending: settings.secret_hint || '…' }) : null
          }
          {...form.getInputProps('client_secret')}
        />
        <TagsInput
          label={t('companySettings.emailDomains')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={t('companySettings.emailDomainsNote')}
          splitChars={[',', ' ']}
          acceptValueOnBlur
          {...form.getInputProps('domains')}
        />
        <Button type="submit" loading={busy} w="fit-content">
          {settings ? t('settings.saveChanges') : t('companySettings.setUpSso')}
        </Button>
      </Stack>
    </form>
  );
}

function useSsoForm(settings: SsoSettings | null) {
  const client = useQueryClient();
  return useMutationForm({
    ...settingsMessages,
    initialValues: {
      issuer: settings?.issuer ?? '',
      client_id: settings?.client_id ?? '',
      client_secret: '',
      domains: settings?.domains.map(({ domain }) => domain) ?? [],
    } satisfies Values,
    validate: {
      issuer: (value) => issueIn(ssoInput.shape.issuer, value),
      client_id: (value) => issueIn(ssoInput.shape.client_id, value),
      client_secret: (value) => (value || settings ? null : t('companySettings.clientSecretMissing')),
      domains: (value) => issueIn(ssoInput.shape.domains, value),
    },
    save: ({ client_secret: secret, ...rest }) => {
      const body = { ...rest, version: settings?.version ?? 0, ...(secret ? { client_secret: secret } : {}) };
      return call(ssoApi.saveCompanySso, { body });
    },
    onSaved: (state) => client.setQueryData(ssoQuery.queryKey, state),
  });
}
