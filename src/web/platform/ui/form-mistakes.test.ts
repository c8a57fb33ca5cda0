import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../client.ts';
import { formMistakes } from './form-mistakes.ts';

const refused = (pointer: string) =>
  new ApiError(422, {
    title: 'Please fix the errors in the form.',
    errors: [{ pointer, detail: 'Too long.' }],
  });

test('what the server says of a field stands at that field, also in a list', () => {
  expect(formMistakes(refused('/body/value/name'), ['name'])).toEqual({
    errors: { name: 'Too long.' },
    problem: null,
  });
  expect(formMistakes(refused('/times/1/starts_at'), ['times'])).toEqual({
    errors: { 'times.1.starts_at': 'Too long.' },
    problem: null,
  });
});

test('a field that goes by another name in the form is found by it', () => {
  const fieldOf = (path: string) => path.replace(/^personal_info\./, '');
  expect(formMistakes(refused('/personal_info/bio'), ['bio'], fieldOf).errors).toEqual({ bio: 'Too long.' });
});

test('what is said of a field that the form does not have stands above it', () => {
  expect(formMistakes(refused('/version'), ['name'])).toEqual({ errors: {}, problem: 'Too long.' });
});

test('without a field at fault, the words of the failure stand above the form', () => {
  expect(formMistakes(new NetworkError(), ['name']).problem).toContain('no answer from the server');
  expect(formMistakes(new ApiError(409, { detail: 'It is taken.' }), ['name']).problem).toBe('It is taken.');
});
