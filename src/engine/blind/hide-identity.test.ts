import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hideInLines, hiddenMark, identityHider } from './hide-identity.ts';

const ruth = {
  names: ['Ruth Okafor-Lind'],
  contacts: ['ruth@mail.example', '+49 30 901820'],
  places: ['Berlin, Germany'],
  schools: ['University of Example'],
};

describe('hiding the identity of an applicant', () => {
  const { hide, hideNames } = identityHider(ruth);
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
    ['best, ruth', 'best, [hidden]'],
    ['ruth-okafor, RuthLind and ruthokaforlind99', '[hidden] and [hidden]'],
    ['R. Okafor wrote it, r_lind signed', '[hidden] wrote it, [hidden] signed'],
    ['Call 030 901820 or (030)90 18 20', 'Call [hidden] or [hidden]'],
    ['r.okafor (at) mail (dot) example', hiddenMark],
    ['I live at Hauptstraße 4 or 12 Rose Lane', 'I live at [hidden] or [hidden]'],
    ['UNIVERSITY OF EXAMPLE', hiddenMark],
  ])('%s', (text, shown) => {
    expect(hide(text)).toBe(shown);
  });

  it.each([
    '030 901820',
    '(030) 90 18 20',
    '0049 30 901820',
    '07700 900123',
    '020 7946 0991',
    '(415) 555-0132',
    '415.555.0132',
    '4155550132',
    '06 12 34 56 78',
    '06.12.34.56.78',
    '612 345 678',
    '044 668 18 00',
    '22 33 44 55',
    '9123 4567',
    '98765 43210',
    '0171/2345678',
    '030 - 901820',
    '555-0132',
    '(11) 98765-4321',
    '030 901820x12',
  ])('recognises %s as a phone number', (number) => {
    expect(hide(`Ring ${number}, or write`)).toMatch(/^Ring \[hidden\](x12)?, or write$/);
  });

  it.each([
    '2012 - 2016 and 2016-2020',
    '06/2018 - 09/2020',
    '01.03.2018-30.06.2023',
    '2018-03-01',
    '1,250,000 users',
    '1 250 000 users',
    '1.234.567 rows',
    '10 000 - 20 000 users',
    '$1 250 000 and €12.345.678',
    'ISO 9001-2015',
    '192.168.100.200',
    '3.14159265',
    'Node.js/Express, ASP.NET, CI/CD, socket.io',
    '@angular/core and @types/node',
    'Software Engineering 2 and Monitoring 24',
    'an art of will and rose',
  ])('leaves %s', (text) => {
    expect(hide(text)).toBe(text);
  });

  it.each([
    ['https://www.linkedin.com/in/zoe-muller-81b', 'Zoe-Muller-81b on LinkedIn'],
    ['github.com/zmllr', 'see zmllr, @zmllr, de.linkedin.com/in/zmllr, github: zmllr'],
    ['https://zoemueller.dev/work', 'zoemueller.dev, blog.zoemueller.dev/one'],
    ['zmue12@zoes-page.example', 'ask zmue12 at zoes-page.example'],
    ['', 'Zoë Müller, ZOE MUELLER, zoe.mueller, muellerzoe, José'],
    ['', '@zm_codes, telegram: zmcodes, t.me/zmc, xing.com/profile/Z_M, zm.page/about'],
  ])('of %s hides %s', (contact, text) => {
    const hider = identityHider({ names: ['Zoë Müller'], contacts: [contact], places: [], schools: [] });
    const left = hider.hide(text).replace('José', '').replaceAll(hiddenMark, '');
    expect(left).not.toMatch(/zo[eë]|m[uü]e?ll|zm|81b|page/i);
  });

  it('hides only names and contact data in texts that others wrote', () => {
    expect(hideNames('Ruth in room 4, Hauptstraße 4, Berlin, https://meet.example/room?no=4155550132')).toBe(
      '[hidden] in room 4, Hauptstraße 4, Berlin, https://meet.example/room?no=4155550132',
    );
    expect(hideNames('https://meet.example/ruth-okafor, 030/901820')).toBe('https://meet.example/[hidden]');
  });

  it('takes little processor time for hostile lines', () => {
    const start = process.threadCpuUsage();
    for (const part of ['a.', 'A', '1 ', '1-', 'ruth.', '@', '(at)']) hide(part.repeat(20_000));
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(1500);
  });

  it('removes what is above the first heading, and redacts the rest', () => {
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

  it('whatever surrounds it, no name of the applicant is left', () => {
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
