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
    expect(
      personalErrors({ ...base, first_name: ' ', last_name: '', github: 'no link', portfolio: 'no link' }),
    ).toEqual({
      first_name: 'First name is required',
      last_name: 'Last name is required',
      github: 'Use a link that starts with http:// or https://.',
      portfolio: 'Use a link that starts with http:// or https://.',
    });
    expect(personalErrors({ ...base, github: 'https://gitlab.com/ada' })).toEqual({
      github: 'Use a link to github.com, like https://github.com/your-name.',
    });
    expect(personalErrors({ ...base, linkedin: 'https://linkedin.com.evil.example/in/ada' })).toEqual({
      linkedin: 'Use a link to linkedin.com, like https://www.linkedin.com/in/your-name.',
    });
    expect(personalErrors({ ...base, linkedin: 'https://de.linkedin.com/in/ada' })).toEqual({});
    expect(personalErrors(base)).toEqual({});
  });

  it.each([
    ['linkedin', 'linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    ['linkedin', 'in/ada', 'https://www.linkedin.com/in/ada'],
    ['github', '@ada', 'https://github.com/ada'],
    ['portfolio', ' ada.dev ', 'https://ada.dev'],
    ['portfolio', 'http://ada.dev', 'http://ada.dev'],
    ['portfolio', 'ada', 'ada'],
    ['github', 'javascript:alert(1)', 'javascript:alert(1)'],
    ['github', '', ''],
  ] as const)('completes the %s link "%s"', (site, typed, link) => {
    expect(completeLink(typed, site)).toBe(link);
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
