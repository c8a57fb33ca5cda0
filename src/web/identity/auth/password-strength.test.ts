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

test('platform staff are told of 12 characters from the start, and until they are reached', () => {
  expect(passwordStrength('', '', 12).advice).toContain('At least 12 characters');
  expect(passwordStrength('Elf-chars-8', '', 12)).toEqual({ level: 1, advice: 'At least 12 characters.' });
  expect(passwordStrength('Zwoelf-chars', '', 12).level).toBeGreaterThan(1);
});
