import { describe, expect, it } from 'vitest';
import { completeLink, newerPersonalValues, personalErrors, rebase } from './personal-values.ts';

const base = {
  first_name: 'Ada',
  last_name: 'Byron',
  phone: '',
  location: 'London',
  linkedin: '',
  github: '',
  portfolio: '',
  bio: '',
};

describe('personal information', () => {
  it('needs both names and web addresses', () => {
    expect(personalErrors({ ...base, first_name: ' ', last_name: '', github: 'no link' })).toEqual({
      first_name: 'First name is required',
      last_name: 'Last name is required',
      github: 'Use a link that starts with http:// or https://.',
    });
    expect(personalErrors(base)).toEqual({});
  });

  it.each([
    ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    [' ada.dev ', 'https://ada.dev'],
    ['http://ada.dev', 'http://ada.dev'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('completes the link "%s"', (typed, link) => {
    expect(completeLink(typed)).toBe(link);
  });

  it('keeps what was typed when the record changed elsewhere, and offers only what differs', () => {
    const mine = { ...base, last_name: 'Lovelace' };
    const theirs = { ...base, last_name: 'King', location: 'Ockham' };
    const merged = rebase(mine, base, theirs);
    expect(merged).toEqual({ ...base, last_name: 'Lovelace', location: 'Ockham' });
    expect(
      newerPersonalValues({ ...merged, phone: '1' }, base, theirs, () => undefined).map(
        ({ label, theirs: value }) => [label, value],
      ),
    ).toEqual([['Last name', 'King']]);
  });
});
