import { describe, expect, it } from 'vitest';
import { toDate, toMonthYear, yearError, yearOptions } from './month-year.ts';

describe('a month and a year in a form', () => {
  it('become the first day of that month, and back', () => {
    expect(toDate({ month: '03', year: '2024' })).toBe('2024-03-01');
    expect(toMonthYear('2024-03-01')).toEqual({ month: '03', year: '2024' });
    expect(toMonthYear(null)).toEqual({ month: '', year: '' });
  });

  it('are no date while a part is missing', () => {
    expect(toDate({ month: '', year: '2024' })).toBe('');
    expect(toDate({ month: '03', year: '' })).toBe('');
    expect(toDate({ month: '03', year: '202' })).toBe('');
  });

  it('offer the last 50 years, and take older ones typed', () => {
    const years = yearOptions(2026);
    expect([years.length, years[0], years.at(-1)]).toEqual([50, '2026', '1977']);
    expect(yearError('1969')).toBeNull();
    expect(yearError('69')).toBe('Enter a year with four digits, like 2019');
  });
});
