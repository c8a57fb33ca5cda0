import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../platform/messages.ts';
import { type LlmModel, modelsApi } from '../../../api/integrations/models.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { modelsQuery } from './internal-queries.ts';
import { newerModel } from './newer-model.ts';
import { modelBody, modelFormValues } from './model-form-values.ts';

/**
 * The form of a model: what is wrong with it, and saving it. Where somebody changed the model meanwhile, what is typed stays, the
 * list shows theirs, and saving again replaces it.
 */
export function useModelForm(model: LlmModel | null, onDone: () => void) {
  const client = useQueryClient();
  const [version, setVersion] = useState(model?.version ?? 0);
  return useMutationForm({
    initialValues: modelFormValues(model),
    draft: `model ${model?.id ?? 'new'}`,
    validate: {
      name: (value) => (value.trim() ? null : t('internal.modelIncomplete')),
      model_id: (value) => (value.trim() ? null : t('internal.modelIncomplete')),
      temperature: (value) => (isBetween(value, 0, 1) ? null : t('internal.temperatureWrong')),
      max_tokens: (value) => (isBetween(value, 1, 1_000_000) ? null : t('internal.maxTokensWrong')),
      base_url: (value, { provider }) =>
        provider === 'custom' && !value.trim() ? t('internal.baseUrlMissing') : null,
    },
    onInvalid: (errors) => {
      if (errors['name'] ?? errors['model_id']) toast.error(t('internal.modelIncomplete'));
    },
    save: (values, idempotencyKey) => {
      const value = modelBody(values);
      return model
        ? call(modelsApi.updateModel, { params: { id: model.id }, body: { version, value } })
        : call(modelsApi.createModel, { body: value, idempotencyKey });
    },
    saved: model ? t('internal.modelUpdated') : t('internal.modelAdded'),
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: ['internal'] });
      onDone();
    },
    failed: t('internal.modelSaveFailed'),
    onFailed: (error) => {
      setVersion(newerModel(error)?.version ?? version);
      return client.invalidateQueries({ queryKey: modelsQuery.queryKey });
    },
    fieldOf: (path) => path.replace(/^configuration\./, ''),
  });
}

function isBetween(value: number | string, min: number, max: number): boolean {
  return value !== '' && Number(value) >= min && Number(value) <= max;
}
