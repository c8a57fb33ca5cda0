import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { modelProviders } from '../../../api/integrations/models.ts';
import { type OwnModel, ownModelApi, ownModelInput } from '../../../api/integrations/own-model.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../auth/field-issue.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { call } from '../../platform/client.ts';
import { providerLabels } from '../../operations/internal/model-labels.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { settingsMessages } from './settings-messages.ts';
import { t } from '../../platform/messages.ts';

type State = { own_model: OwnModel | null };

/** Sets the person's own AI provider; a key that is stored is only ever replaced. */
export function OwnModelForm(props: {
  own: OwnModel | null;
  onSaved: (state: State) => void;
  onRefused: () => Promise<void>;
}) {
  const { own } = props;
  const { form, problem, busy, formProps } = useOwnModelForm(props);
  const custom = form.values.provider === 'custom';
  return (
    <form {...formProps} aria-label={t('companySettings.aiProvider')}>
      <Stack gap="md" maw="32rem">
        <FormProblem problem={problem} />
        <NativeSelect
          label={t('companySettings.provider')}
          data={modelProviders.map((value) => ({ value, label: providerLabels[value] }))}
          {...form.getInputProps('provider')}
        />
        <TextInput
          label={t('companySettings.model')}
          description={t('companySettings.modelNote')}
          maxLength={200}
          {...form.getInputProps('model_id')}
        />
        <PasswordField
          size="sm"
          label={t('companySettings.key')}
          autoComplete="off"
          required={own === null}
          description={own ? t('companySettings.secretStored', { ending: own.key_hint || '…' }) : null}
          {...form.getInputProps('key')}
        />
        <TextInput
          label={custom ? t('companySettings.baseUrl') : t('companySettings.baseUrlOptional')}
          description={custom ? t('companySettings.baseUrlCustomNote') : t('companySettings.baseUrlNote')}
          placeholder="https://models.example.com/v1"
          type="url"
          {...form.getInputProps('base_url')}
        />
        <Button type="submit" variant={own ? 'default' : 'filled'} loading={busy} w="fit-content">
          {own ? t('settings.saveChanges') : t('companySettings.saveKey')}
        </Button>
      </Stack>
    </form>
  );
}

function useOwnModelForm({ own, onSaved, onRefused }: Parameters<typeof OwnModelForm>[0]) {
  const made = useMutationForm({
    ...settingsMessages,
    initialValues: {
      provider: own?.provider ?? 'openai',
      model_id: own?.model_id ?? '',
      key: '',
      base_url: own?.base_url ?? '',
    },
    validate: {
      model_id: (value) => issueIn(ownModelInput.shape.model_id, value),
      key: (value) => (value === '' && own ? null : issueIn(ownModelInput.shape.key, value)),
      base_url: (value, { provider }) =>
        value.trim() === ''
          ? provider === 'custom'
            ? t('companySettings.baseUrlMissing')
            : null
          : issueIn(ownModelInput.shape.base_url, value),
    },
    save: ({ key, base_url, ...rest }) => {
      const body = {
        ...rest,
        version: own?.version ?? 0,
        base_url: base_url.trim() || null,
        ...(key ? { key } : {}),
      };
      return call(ownModelApi.saveOwnModel, { body });
    },
    onSaved: (state) => {
      onSaved(state);
      made.form.setFieldValue('key', '');
    },
    onFailed: onRefused,
  });
  return made;
}
