import { type FormErrors } from '@mantine/form';
import type { z } from 'zod';
import { type Experience, experienceInput } from '../../../api/candidates/experiences.ts';
import { type MonthYear, noMonth, toDate, toMonthYear, yearError } from './month-year.ts';
import { t } from '../../platform/messages.ts';
import { schemaErrors } from '../../platform/ui/schema-errors.ts';

/** What the form holds; its dates are two fields each. */
export type ExperienceFormValues = {
  company_name: string;
  job_title: string;
  location: string;
  start_date: MonthYear;
  end_date: MonthYear;
  is_current: boolean;
  experience_details: string;
};

/** The words for each field, for labels, error summaries and comparisons. */
export const experienceLabels = {
  job_title: t('experiences.jobTitle'),
  company_name: t('experiences.companyName'),
  location: t('experiences.location'),
  is_current: t('experiences.isCurrent'),
  start_date: t('experiences.startDate'),
  end_date: t('experiences.endDate'),
  experience_details: t('experiences.details'),
} as const satisfies Record<keyof ExperienceFormValues, string>;

/** An empty form. */
export const noExperience: ExperienceFormValues = {
  company_name: '',
  job_title: '',
  location: '',
  start_date: noMonth,
  end_date: noMonth,
  is_current: false,
  experience_details: '',
};

const resolve = schemaErrors(experienceInput);

/** A stored experience as the form shows it. */
export function toFormValues(experience: Experience): ExperienceFormValues {
  return {
    company_name: experience.company_name,
    job_title: experience.job_title,
    location: experience.location,
    start_date: toMonthYear(experience.start_date),
    end_date: toMonthYear(experience.end_date),
    is_current: experience.is_current,
    experience_details: experience.experience_details,
  };
}

/** What is sent: dates are the first day of the month, the end is null while current. */
export function toInput(values: ExperienceFormValues): z.input<typeof experienceInput> {
  return {
    ...values,
    start_date: toDate(values.start_date),
    end_date: values.is_current ? null : toDate(values.end_date) || null,
  };
}

/** What is wrong, by field, in the contract's words. */
export function experienceErrors(values: ExperienceFormValues): FormErrors {
  const errors = resolve(toInput(values));
  const start = yearError(values.start_date.year);
  const end = values.is_current ? null : yearError(values.end_date.year);
  return { ...errors, ...(start ? { start_date: start } : {}), ...(end ? { end_date: end } : {}) };
}
