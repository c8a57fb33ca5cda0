import { expect, test } from 'vitest';
import { modelBody, modelFormValues } from './model-form-values.ts';

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
