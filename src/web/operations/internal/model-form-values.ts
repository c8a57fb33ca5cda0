import type { CallInput } from '../../../api/platform/endpoint.ts';
import type { LlmModel, ModelProvider, modelsApi } from '../../../api/integrations/models.ts';

/** What the form of a model holds while it is filled in; empty numbers are empty text. */
export type ModelFormValues = {
  name: string;
  provider: ModelProvider;
  model_id: string;
  temperature: number | string;
  max_tokens: number | string;
  is_active: boolean;
  key_id: string;
  base_url: string;
  position: number | string;
  monthly_tokens: number | string;
};

/** The form of a stored model, or of a new one with the defaults of the specification. */
export function modelFormValues(model: LlmModel | null): ModelFormValues {
  return {
    name: model?.name ?? '',
    provider: model?.provider ?? 'openai',
    model_id: model?.model_id ?? '',
    temperature: model?.configuration.temperature ?? 0.7,
    max_tokens: model?.configuration.max_tokens ?? 1024,
    is_active: model?.is_active ?? true,
    key_id: model?.key_id ?? '',
    base_url: model?.base_url ?? '',
    position: model?.position ?? 0,
    monthly_tokens: model?.monthly_tokens ?? '',
  };
}

/** What is sent: numbers parsed to a float and integers, empty optional fields left out. */
export function modelBody(values: ModelFormValues): CallInput<typeof modelsApi.createModel>['body'] {
  return {
    name: values.name.trim(),
    provider: values.provider,
    model_id: values.model_id.trim(),
    configuration: {
      temperature: Number.parseFloat(String(values.temperature)),
      max_tokens: Number.parseInt(String(values.max_tokens), 10),
    },
    is_active: values.is_active,
    key_id: values.key_id || null,
    base_url: values.base_url.trim() || null,
    position: Number.parseInt(String(values.position || 0), 10),
    monthly_tokens: values.monthly_tokens === '' ? null : Number.parseInt(String(values.monthly_tokens), 10),
  };
}
