import { expect, test } from 'vitest';
import { agreementLabel } from './agreement-labels.ts';

test('agreement is said in words, what is not stated apart', () => {
  expect(
    agreementLabel([
      { wish: 'role', met: true },
      { wish: 'way', met: false },
      { wish: 'place', met: true },
      { wish: 'pay', met: null },
    ]),
  ).toBe('Matches: role, location. Doesn’t match: location type. Not stated: pay.');
  expect(agreementLabel([])).toBe('');
});
