import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { internal } from '../../../api/platform/texts/internal.ts';
import { type LlmModel, modelsApi } from '../../../api/integrations/models.ts';
import { call, fieldErrors, freshKey } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { modelsQuery } from './internal-queries.ts';
import { newerModel } from './newer-model.ts';
import { modelBody, type ModelFormValues, modelFormValues } from './model-form-values.ts';

/**
 * The form of a model: what is wrong with it, and saving it. Where somebody changed the model meanwhile, what is typed stays, the
 * list shows theirs, and saving again replaces it.
 */
export function useModelForm(model: LlmModel | null, onDone: () => void) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [version, setVersion] = useState(model?.version ?? 0);
  const [idempotencyKey, setIdempotencyKey] = useState(freshKey);
  const form = useForm<ModelFormValues>({
    initialValues: modelFormValues(model),
    validate: {
      name: (value) => (value.trim() ? null : internal.modelIncomplete),
      model_id: (value) => (value.trim() ? null : internal.modelIncomplete),
      temperature: (value) => (isBetween(value, 0, 1) ? null : 'Use a number from 0 to 1.'),
      max_tokens: (value) => (isBetween(value, 1, 1_000_000) ? null : 'Use a whole number from 1.'),
      base_url: (value, { provider }) =>
        provider === 'custom' && !value.trim() ? 'A custom provider needs a base URL.' : null,
    },
    onValuesChange: () => {
      setProblem(null);
      setIdempotencyKey(freshKey());
    },
  });
  async function save(values: ModelFormValues) {
    setBusy(true);
    try {
      const value = modelBody(values);
      if (model) {
        const body = { version, value };
        await call(modelsApi.updateModel, { params: { id: model.id }, body });
      } else await call(modelsApi.createModel, { body: value, idempotencyKey });
      await client.invalidateQueries({ queryKey: ['internal'] });
      toast.success(model ? internal.modelUpdated : internal.modelAdded);
      onDone();
    } catch (error) {
      const errors = nested(fieldErrors(error));
      form.setErrors(errors);
      if (Object.keys(errors).length === 0)
        setProblem(error instanceof Error ? error.message : String(error));
      toast.error(internal.modelSaveFailed);
      setVersion(newerModel(error)?.version ?? version);
      await client.invalidateQueries({ queryKey: modelsQuery.queryKey });
    } finally {
      setBusy(false);
    }
  }
  const submit = form.onSubmit(
    (values) => void save(values),
    (errors) => {
      if (errors['name'] ?? errors['model_id']) toast.error(internal.modelIncomplete);
      form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
    },
  );
  return { form, problem, busy, submit };
}

function isBetween(value: number | string, min: number, max: number): boolean {
  return value !== '' && Number(value) >= min && Number(value) <= max;
}

function nested(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, words]) => [name.replace(/^configuration\./, ''), words]),
  );
}
