import { expect, test } from 'vitest';
import { webSearchAddress } from './web-search.ts';

const none = { role: '', skills: '', location: '', salary: '' };

test('a search is made of the preferences and the word job', () => {
  const address = webSearchAddress({
    role: ' Data Engineer ',
    skills: 'C++ & SQL',
    location: '',
    salary: '90k',
  });
  expect(new URL(address ?? '').searchParams.get('q')).toBe('Data Engineer C++ & SQL 90k job');
});

test('there is none without a preference', () => {
  expect(webSearchAddress(none)).toBeNull();
  expect(webSearchAddress({ ...none, skills: '  ' })).toBeNull();
});
