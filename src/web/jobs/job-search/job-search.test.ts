import { describe, expect, it } from 'vitest';
import { hasFilter, isNarrowed, readJobSearch, readPage } from './job-search.ts';

describe('the address of the job list', () => {
  it('keeps a search, filters and the order', () => {
    expect(
      readJobSearch({ q: ' react ', job_type: 'contract', location_type: 'remote', sort: 'fit' }),
    ).toEqual({ q: 'react', job_type: 'contract', location_type: 'remote', sort: 'fit' });
  });

  it('drops what is not valid instead of failing', () => {
    expect(
      readJobSearch({ q: { evil: 1 }, job_type: 'slavery', location_type: ['remote'], sort: 'x', other: 1 }),
    ).toEqual({});
  });

  it('takes a number as a search and cuts a search at 200 characters', () => {
    expect(readJobSearch({ q: 2024 }).q).toBe('2024');
    expect(readJobSearch({ q: 'a'.repeat(500) }).q).toHaveLength(200);
  });

  it('reads country, pay with its currency, age and the order by pay, and no nonsense in them', () => {
    const asked = { country: 'France', pay: 60000, currency: 'EUR', days: 7, sort: 'pay' };
    expect(readJobSearch(asked)).toEqual(asked);
    for (const pay of [-1, 1.5, '12abc', '1e99', 'NaN', {}]) expect(readJobSearch({ pay })).toEqual({});
    expect(readJobSearch({ currency: 'EUR', days: 3, sort: 'salary; drop table' })).toEqual({});
    expect(hasFilter({ days: 7 })).toBe(true);
  });

  it('reads how many pages are shown, and no nonsense', () => {
    expect(readPage('3')).toBe(3);
    for (const page of ['0', '-2', '1.5', '1e9', 'NaN', 'two', undefined, {}]) expect(readPage(page)).toBe(1);
  });

  it('says when there is something to clear', () => {
    expect(hasFilter({ sort: 'fit' })).toBe(false);
    expect(isNarrowed({ sort: 'fit' })).toBe(false);
    expect(isNarrowed({ q: 'react' })).toBe(true);
    expect(hasFilter({ q: 'react' })).toBe(false);
    expect(hasFilter({ job_type: 'contract' })).toBe(true);
  });
});
