import { describe, expect, it } from 'vitest';
import {
  type ExperienceFormValues,
  experienceErrors,
  noExperience,
  toInput,
} from './experience-form-values.ts';

const whole: ExperienceFormValues = {
  ...noExperience,
  company_name: 'Acme',
  job_title: 'Engineer',
  start_date: { month: '03', year: '2020' },
  end_date: { month: '02', year: '2024' },
  experience_details: 'Built bridges.',
};

describe('the experience form', () => {
  it('asks for everything that is required, in the specified words', () => {
    expect(experienceErrors(noExperience)).toEqual({
      company_name: 'Company name is required',
      job_title: 'Job title is required',
      start_date: 'Start date is required',
      end_date: 'End date is required for past positions',
      experience_details: 'Experience details are required',
    });
  });

  it('sends first days of months', () => {
    expect(experienceErrors(whole)).toEqual({});
    expect(toInput(whole)).toMatchObject({ start_date: '2020-03-01', end_date: '2024-02-01' });
  });

  it('refuses an end before the start, and takes the same month', () => {
    const early = { ...whole, end_date: { month: '02', year: '2020' } };
    expect(experienceErrors(early)).toEqual({ end_date: 'End date must be after start date' });
    expect(experienceErrors({ ...whole, end_date: whole.start_date })).toEqual({});
  });

  it('has no end while current, whatever stands in the field', () => {
    const current = { ...whole, is_current: true, end_date: { month: '01', year: '19' } };
    expect(experienceErrors(current)).toEqual({});
    expect(toInput(current).end_date).toBeNull();
  });

  it('says what is wrong with a typed year', () => {
    const typed = { ...whole, start_date: { month: '03', year: '20' } };
    expect(experienceErrors(typed)['start_date']).toBe('Enter a year with four digits, like 2019');
  });
});
