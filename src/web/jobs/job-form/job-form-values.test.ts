import { describe, expect, it } from 'vitest';
import { schemaErrors } from '../../platform/ui/schema-errors.ts';
import { countryOptions } from '../../platform/ui/country-names.ts';
import { wholeNumber } from '../../platform/ui/whole-number.ts';
import { emptyJobForm, jobFormSchema } from './job-form-values.ts';
import type { JobFormValues } from './job-form-values.ts';

const filled: JobFormValues = {
  ...emptyJobForm,
  title: 'Carpenter',
  description: 'Cut joints.',
  skills: ['Joinery'],
  locations: [{ city: 'Austin', state: 'TX', country: 'United States' }],
};

const errorsOf: (values: JobFormValues) => object = schemaErrors(jobFormSchema);

describe('the job form', () => {
  it('makes what the API takes', () => {
    expect(jobFormSchema.parse({ ...filled, salary_min: '120,000', openings: '' })).toMatchObject({
      salary_min: 120_000,
      salary_max: null,
      openings: 1,
      apply_url: null,
      years: null,
    });
  });

  it("refuses an empty form with the specification's texts", () => {
    expect(errorsOf(emptyJobForm)).toMatchObject({
      title: 'Job title is required',
      description: 'Job description is required',
      skills: 'At least one required skill is needed',
      locations: 'At least one location is required for on-site jobs',
    });
  });

  it('needs a place for an on-site job and none for a remote one', () => {
    const nowhere = { ...filled, locations: emptyJobForm.locations };
    expect(errorsOf(nowhere)).toEqual({ locations: 'At least one location is required for on-site jobs' });
    expect(jobFormSchema.parse({ ...nowhere, location_type: 'remote' }).locations).toEqual([]);
    expect(jobFormSchema.parse({ ...nowhere, location_type: 'hybrid' }).locations).toHaveLength(1);
  });

  it('keeps the countries of a remote job, and the cities that it names', () => {
    const remote = { ...filled, location_type: 'remote', countries: ['Peru', 'Chile'] } as const;
    const countries = [
      { city: '', state: '', country: 'Peru' },
      { city: '', state: '', country: 'Chile' },
    ];
    const nowhere = emptyJobForm.locations;
    expect(jobFormSchema.parse({ ...remote, locations: nowhere }).locations).toEqual(countries);
    const lima = { city: 'Lima', state: '', country: 'Peru' };
    const named = jobFormSchema.parse({ ...remote, locations: [lima] }).locations;
    expect(named).toEqual([lima, countries[1]]);
    expect(jobFormSchema.parse({ ...filled, countries: ['Peru'] }).locations).toEqual(filled.locations);
  });

  it('refuses a minimum salary over the maximum', () => {
    expect(errorsOf({ ...filled, salary_min: '20', salary_max: '10' })).toEqual({
      salary_min: 'Minimum salary cannot be greater than maximum salary',
    });
  });

  it.each(['12abc', '1.5', '-3', '1,2', '1e3', '12 000'])('refuses %s as a salary', (typed) => {
    expect(Object.keys(errorsOf({ ...filled, salary_min: typed }))).toEqual(['salary_min']);
  });

  it('reads whole numbers and leaves empty unset', () => {
    expect(wholeNumber(' ')).toBeNull();
    expect(wholeNumber('007')).toBe(7);
    expect(wholeNumber('12abc')).toBeNaN();
  });

  it.each([
    ['en', '1,120,000', '1.120.000'],
    ['de', '1.120.000', '1,120,000'],
    ['fr', '1\u202f120\u202f000', '1,120,000'],
    ['fr', '1 120 000', '1.120.000'],
    ['de-CH', "1'120'000", '1,120,000'],
  ])('parts thousands as in %s: %s is a number, %s is none', (locale, number, none) => {
    expect(wholeNumber(number, locale)).toBe(1_120_000);
    expect(wholeNumber(none, locale)).toBeNaN();
    expect(wholeNumber('1,5', locale)).toBeNaN();
    expect(wholeNumber('1.50', locale)).toBeNaN();
  });

  it('drops rows of places that were left as they were added, and no others', () => {
    const row = (city: string, country: string) => ({ city, state: '', country });
    const sent = (...locations: JobFormValues['locations']) =>
      jobFormSchema.parse({ ...filled, location_type: 'hybrid', locations }).locations;
    expect(sent(row('Berlin', 'Germany'), row('', 'France'), row('', 'United States'))).toEqual([
      row('Berlin', 'Germany'),
      row('', 'France'),
    ]);
    expect(sent(row('', 'United States'))).toHaveLength(1);
  });
});

describe('countries', () => {
  it("offers the specification's eleven first, then all others once", () => {
    const names = countryOptions().map(({ value }) => value);
    expect(names.slice(0, 3)).toEqual(['United States', 'Canada', 'United Kingdom']);
    expect(names.slice(9, 12)).toEqual(['Brazil', 'Other', 'Afghanistan']);
    expect(new Set(names).size).toBe(250);
    expect(names).toHaveLength(250);
  });
});
