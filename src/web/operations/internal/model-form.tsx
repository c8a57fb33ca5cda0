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
import { t } from '../../platform/messages.ts';

const providers = modelProviders.map((value) => ({ value, label: providerLabels[value] }));

/** Adds a model, or changes the one given. */
export function ModelForm({ model, onDone }: { model: LlmModel | null; onDone: () => void }) {
  const { form, problem, busy, formProps, isTypedBefore, discard } = useModelForm(model, onDone);
  const title = model ? t('internal.editModelConfiguration') : t('internal.addModelConfiguration');
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
          label={t('internal.modelIsActive')}
          {...form.getInputProps('is_active', { type: 'checkbox' })}
        />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            {model ? t('internal.updateModel') : t('internal.addModel')}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              discard();
              onDone();
            }}
          >
            {t('internal.cancel')}
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
        label={t('internal.modelName')}
        placeholder={t('internal.modelNameExample')}
        description={t('internal.modelNameNote')}
        maxLength={120}
        {...form.getInputProps('name')}
      />
      <NativeSelect label={t('internal.provider')} data={providers} {...form.getInputProps('provider')} />
      <TextInput
        label={t('internal.modelId')}
        placeholder={t('internal.modelIdExample')}
        description={t('internal.modelIdNote')}
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
        label={t('internal.temperature')}
        description={t('internal.temperatureNote')}
        step={0.1}
        min={0}
        max={1}
        clampBehavior="none"
        {...form.getInputProps('temperature')}
      />
      <NumberInput
        label={t('internal.maxTokens')}
        description={t('internal.maxTokensNote')}
        step={1}
        min={1}
        allowDecimal={false}
        clampBehavior="none"
        {...form.getInputProps('max_tokens')}
      />
      <TextInput
        label={custom ? t('internal.baseUrl') : t('internal.baseUrlOptional')}
        description={custom ? t('internal.baseUrlCustomNote') : t('internal.baseUrlNote')}
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
        label={t('internal.monthlyTokens')}
        description={t('internal.monthlyTokensNote')}

        min={1}
        allowDecimal={false}
        clampBehavior="none"
        {...form.getInputProps('monthly_tokens')}
      />
      <NumberInput
        label={t('internal.order')}
        description={t('internal.orderNote')}
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
        label={t('internal.apiKeyOptional')}
        value={model?.key_name ?? t('internal.none')}
        description={t('internal.apiKeyChosenNote')}
        readOnly
      />
    );
  const items = keys.data?.items ?? [];
  const kept = model?.key_id && !keys.data ? [{ value: model.key_id, label: model.key_name ?? '…' }] : [];
  const data = [
    { value: '', label: t('internal.none') },
    ...kept,
    ...items.map(({ id, name, hint }) => ({ value: id, label: hint ? `${name} (…${hint})` : name })),
  ];
  return (
    <NativeSelect
      label={t('internal.apiKeyOptional')}
      description={t('internal.apiKeyNote')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={data}
      {...field}
    />
  );
}
