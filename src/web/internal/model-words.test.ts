import { expect, test } from 'vitest';
import { modelBody, modelFormValues } from './model-form-values.ts';
import { generateExample } from './model-words.ts';

test('the example carries the name of the model as JSON, safe in a shell', () => {
  const example = generateExample('https://jobs.example', `Ada's "best"`);
  expect(example).toContain('POST https://jobs.example/api/generate');
  const quoted = /-d '(.*)'$/m.exec(example)?.[1] ?? '';
  expect(JSON.parse(quoted.replaceAll(`'\\''`, "'"))).toMatchObject({ model: `Ada's "best"` });
});

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
