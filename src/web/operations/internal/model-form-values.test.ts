import { expect, test } from 'vitest';
import type { LlmModel } from '../../../api/integrations/models.ts';
import { ApiError } from '../../platform/client.ts';
import { modelBody, modelFormValues } from './model-form-values.ts';
import { newerModel } from './newer-model.ts';

test('a new model starts with the defaults of the specification; numbers are parsed when it is saved', () => {
  const values = modelFormValues(null);
  expect(values).toMatchObject({ provider: 'openai', temperature: 0.7, max_tokens: 1024 });
  expect(
    modelBody({ ...values, name: ' A ', model_id: 'm', temperature: '0.3', max_tokens: '20' }),
  ).toMatchObject({
    name: 'A',
    configuration: { temperature: 0.3, max_tokens: 20 },
    key_id: null,
    base_url: null,
    monthly_tokens: null,
  });
});

test('where somebody changed a model meanwhile, the refusal carries what they left, to save again upon', () => {
  const current: LlmModel = {
    id: '01900000-0000-7000-8000-000000000001',
    name: 'A',
    provider: 'openai',
    model_id: 'm',
    configuration: { temperature: 0.2, max_tokens: 20 },
    is_active: true,
    key_id: null,
    key_name: null,
    base_url: null,
    position: 0,
    monthly_tokens: null,
    created_by: null,
    updated_at: '2026-03-01T10:00:00.000Z',
    version: 7,
  };
  expect(newerModel(new ApiError(412, { code: 'stale_version', current }))).toEqual(current);
  expect(newerModel(new ApiError(409, { code: 'conflict' }))).toBeNull();
  expect(newerModel(new TypeError('no'))).toBeNull();
});
