import { expect, test } from 'vitest';
import { keyOf, readKeyMap, reviewActions, withKey } from './review-key-map.ts';

test('a key that another act has is exchanged, so that each act keeps one', () => {
  const map = withKey({}, 'a', 'J');
  expect([keyOf(map, 'a'), keyOf(map, 'j')]).toEqual(['j', 'a']);
  const back = withKey(map, 'a', 'a');
  expect(reviewActions.map((act) => keyOf(back, act))).toEqual(reviewActions);
});

test('only one letter or digit is a key', () => {
  for (const key of ['', '  ', '?', 'ab', 'Enter']) expect(withKey({}, 'a', key)).toEqual({});
  expect(keyOf(withKey({}, 'a', 'ä'), 'a')).toBe('ä');
});

test('what a browser kept counts only where it is whole', () => {
  expect(readKeyMap({ a: 'x', z: 'q', n: 7 })).toEqual({ a: 'x' });
  expect(readKeyMap({ a: 'j' })).toEqual({});
  expect(readKeyMap('x')).toEqual({});
});
