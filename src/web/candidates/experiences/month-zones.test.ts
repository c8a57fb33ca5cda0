import { afterEach, expect, it } from 'vitest';
import { formatMonths } from '../../platform/ui/dates.ts';
import { toDate, toMonthYear } from './month-year.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

it.each(['Pacific/Kiritimati', 'Asia/Tokyo', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Pago_Pago'])(
  'a month stays the month in %s',
  (name) => {
    process.env['TZ'] = name;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(name);
    for (let month = 1; month <= 12; month++) {
      const date = `2024-${String(month).padStart(2, '0')}-01`;
      expect(toDate(toMonthYear(date))).toBe(date);
    }
    expect(formatMonths('2019-01-01', '2020-12-01')).toBe('Jan 2019 – Dec 2020');
    expect(formatMonths('2019-03-01', null)).toBe('Mar 2019 – Present');
  },
);
