import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hideInLines, hiddenMark, identityHider } from './hide-identity.ts';

const ruth = {
  names: ['Ruth Okafor-Lind'],
  contacts: ['ruth@mail.example', '+49 30 901820'],
  places: ['Berlin, Germany'],
  schools: ['University of Example'],
};

describe('hiding who somebody is', () => {
  const hide = identityHider(ruth);
  it.each([
    ['Ruth led the team', '[hidden] led the team'],
    ['RUTH OKAFOR-LIND', hiddenMark],
    ['Write to r.o@other.example or call +44 20 7946 0991', 'Write to [hidden] or call [hidden]'],
    ['Date of birth: 4 May 1990', hiddenMark],
    ['Age: 34', hiddenMark],
    ['BSc, Massachusetts Institute of Technology, 2012 - 2016', 'BSc, [hidden], 2012 - 2016'],
    ['MSc Physics, University of Example', 'MSc Physics, [hidden]'],
    ['Engineer, Tarn Works, Berlin', 'Engineer, Tarn Works, [hidden]'],
    ['March 2018 - June 2023', 'March 2018 - June 2023'],
    ['Managed the average age of open tickets', 'Managed the average age of open tickets'],
    ['Truth tables and PostgreSQL 14', 'Truth tables and PostgreSQL 14'],
  ])('%s', (text, shown) => {
    expect(hide(text)).toBe(shown);
  });

  it('leaves out what stands above the first heading, and hides in the rest', () => {
    const line = (text: string, section: string | null, at: number) => ({ page: 1, line: at, text, section });
    const lines = [
      line('R. Okafor', null, 1),
      line('Hauptstraße 4', null, 2),
      line('Experience', 'experience', 3),
      line('Ruth built things', 'experience', 4),
    ];
    expect(hideInLines(lines, hide).map(({ text }) => text)).toEqual([
      hiddenMark,
      hiddenMark,
      'Experience',
      '[hidden] built things',
    ]);
  });

  it('whatever stands around it, no name of theirs is left', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom('Ruth Okafor-Lind', 'ruth@mail.example'),
        (a, b, it) => {
          const shown = hide(`${a} ${it} ${b.replaceAll('\n', ' ')}`);
          expect(shown).not.toContain(` ${it} `);
        },
      ),
    );
  });
});
