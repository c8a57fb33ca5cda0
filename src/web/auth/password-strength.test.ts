import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0],
  ['abc', 1],
  ['123456', 1],
  ['987654321', 1],
  ['aaaaaaaaaaaaaaaa', 1],
  ['password1!', 1],
  ['Qwerty123', 1],
  ['fernweh', 1],
  ['maria.schulz2024', 1],
  ['fernweh-88', 2],
  ['Fernweh-88-Nord', 3],
  ['horse battery staple onion', 3],
])('%j is of level %i', (password, level) => {
  expect(passwordStrength(password, 'maria.schulz@example.com').level).toBe(level);
});

test('every judgement says what to do or that all is well', () => {
  for (const password of ['', 'abc', 'password', 'fernweh-88', 'Fernweh-88-Nord']) {
    expect(passwordStrength(password).advice).not.toBe('');
  }
});
