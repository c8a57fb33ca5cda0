import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { modelProviders } from '../../../api/integrations/models.ts';
import { type OwnModel, ownModelApi, ownModelInput } from '../../../api/integrations/own-model.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../auth/fields.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { call } from '../../platform/client.ts';
import { providerLabels } from '../../operations/internal/model-labels.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { settingsMessages } from './settings-messages.ts';

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
    <form {...formProps} aria-label="AI provider">
      <Stack gap="md" maw="32rem">
        <FormProblem problem={problem} />
        <NativeSelect
          label="Provider"
          data={modelProviders.map((value) => ({ value, label: providerLabels[value] }))}
          {...form.getInputProps('provider')}
        />
        <TextInput
          label="Model"
          description="The provider’s own name for it."
          maxLength={200}
          {...form.getInputProps('model_id')}
        />
        <PasswordField
          size="sm"
          label="Key"
          autoComplete="off"
          required={own === null}
          description={own ? `Stored, ending in ${own.key_hint || '…'}. Leave empty to keep it.` : null}
          {...form.getInputProps('key')}
        />
        <TextInput
          label={custom ? 'Base URL' : 'Base URL (optional)'}
          description={
            custom
              ? 'Any server compatible with OpenAI’s chat completions.'
              : 'Only if different from the provider’s own.'
          }
          placeholder="https://models.example.com/v1"
          type="url"
          {...form.getInputProps('base_url')}
        />
        <Button type="submit" variant={own ? 'default' : 'filled'} loading={busy} w="fit-content">
          {own ? 'Save changes' : 'Save key'}
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
            ? 'A custom provider needs a base URL.'
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
