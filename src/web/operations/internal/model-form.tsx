import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Stack,
  TextInput,
  Title,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LlmModel, modelProviders } from '../../../api/integrations/models.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { apiKeysQuery } from './internal-queries.ts';
import { providerLabels } from './model-labels.ts';
import { useModelForm } from './use-model-form.ts';

const providers = modelProviders.map((value) => ({ value, label: providerLabels[value] }));

/** Adds a model, or changes the one given. */
export function ModelForm({ model, onDone }: { model: LlmModel | null; onDone: () => void }) {
  const { form, problem, busy, formProps, isTypedBefore, discard } = useModelForm(model, onDone);
  const title = model ? 'Edit Model Configuration' : 'Add New Model Configuration';
  return (
    <form {...formProps} aria-label={title}>
      <Stack gap="md">
        <Title order={3}>{title}</Title>
        <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
        <FormProblem problem={problem} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NameFields form={form} model={model} />
          <CallFields form={form} />
          <UseFields form={form} />
        </SimpleGrid>
        <Checkbox
          label="Model is active and available for use"
          {...form.getInputProps('is_active', { type: 'checkbox' })}
        />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            {model ? 'Update Model' : 'Add Model'}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              discard();
              onDone();
            }}
          >
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type Form = ReturnType<typeof useModelForm>['form'];

function NameFields({ form, model }: { form: Form; model: LlmModel | null }) {
  return (
    <>
      <TextInput
        label="Model Name"
        placeholder="e.g. GPT-4 Production"
        description="The name used in calls and reports."
        maxLength={120}
        {...form.getInputProps('name')}
      />
      <NativeSelect label="Provider" data={providers} {...form.getInputProps('provider')} />
      <TextInput
        label="Model ID"
        placeholder="e.g. gpt-4o-mini"
        description="The provider's own name for it."
        maxLength={200}
        {...form.getInputProps('model_id')}
      />
      <KeyField model={model} {...form.getInputProps('key_id')} />
    </>
  );
}

function CallFields({ form }: { form: Form }) {
  const custom = form.values.provider === 'custom';
  return (
    <>
      <NumberInput
        label="Temperature"
        description="Controls randomness (0-1)"
        step={0.1}
        min={0}
        max={1}
        clampBehavior="none"
        {...form.getInputProps('temperature')}
      />
      <NumberInput
        label="Max Tokens"
        description="Maximum output length"
        step={1}
        min={1}
        allowDecimal={false}
        clampBehavior="none"
        {...form.getInputProps('max_tokens')}
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
    </>
  );
}

/** How much it is used, and when before others. */
function UseFields({ form }: { form: Form }) {
  return (
    <>
      <NumberInput
        label="Tokens a month (optional)"
        description="It is not called beyond this limit."

        min={1}
        allowDecimal={false}
        clampBehavior="none"
        {...form.getInputProps('monthly_tokens')}
      />
      <NumberInput
        label="Order"
        description="Active models are tried in this order."
        min={0}
        max={1000}
        allowDecimal={false}
        {...form.getInputProps('position')}
      />
    </>
  );
}

/** Which key it is called with. Only internal staff see the keys; others keep what is set. */
function KeyField({ model, ...field }: { model: LlmModel | null }) {
  const { user } = useSession();
  const isInternal = user?.role === 'internal';
  const keys = useQuery({ ...apiKeysQuery, enabled: isInternal });
  if (!isInternal)
    return (
      <TextInput
        label="API key (optional)"
        value={model?.key_name ?? 'None'}
        description="Chosen by the internal role."
        readOnly
      />
    );
  const items = keys.data?.items ?? [];
  const kept = model?.key_id && !keys.data ? [{ value: model.key_id, label: model.key_name ?? '…' }] : [];
  const data = [
    { value: '', label: 'None' },
    ...kept,
    ...items.map(({ id, name, hint }) => ({ value: id, label: hint ? `${name} (…${hint})` : name })),
  ];
  return (
    <NativeSelect
      label="API key (optional)"
      description="Add keys in the API Keys tab."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={data}
      {...field}
    />
  );
}
