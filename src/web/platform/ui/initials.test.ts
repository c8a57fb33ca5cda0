import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ada Byron', 'AB'],
  ['ada  maria byron', 'AB'],
  ['Ada', 'A'],
  ['ada.byron@mail.example', 'A'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
