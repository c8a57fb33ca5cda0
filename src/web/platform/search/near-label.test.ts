import { expect, test } from 'vitest';
import { isNearLabel } from './near-label.ts';

test.each([
  ['', 'Interviews'],
  ['int', 'Interviews'],
  ['pool tal', 'Talent pool'],
  ['pasword', 'Password'],
  ['passwrod', 'Password'],
  ['pssw', 'Password'],
  ['intervuews', 'Interviews'],
  ['uber', 'Über uns'],
])('%j finds %j', (typed, label) => expect(isNearLabel(typed, label)).toBe(true));

test.each([
  ['xyz', 'Interviews'],
  ['jib', 'Jobs'],
  ['psaswrod', 'Password'],
  ['talent jobs', 'Talent pool'],
])('%j does not find %j', (typed, label) => expect(isNearLabel(typed, label)).toBe(false));
