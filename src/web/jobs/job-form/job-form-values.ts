import { wholeNumber } from '../../platform/ui/whole-number.ts';
import type { z } from 'zod';
import { jobFormValues } from '../../../api/jobs/job-drafts.ts';
import type { JobFormValues } from '../../../api/jobs/job-drafts.ts';
import { jobInput } from '../../../api/jobs/jobs.ts';
import type { Job } from '../../../api/jobs/jobs.ts';

export type { JobFormValues } from '../../../api/jobs/job-drafts.ts';

/** A place as the form adds it. */
export const emptyLocation = { city: '', state: '', country: 'United States' };

/** The form before anything is typed. */
export const emptyJobForm: JobFormValues = {
  title: '',
  description: '',
  skills: [],
  desired_skills: [],
  job_type: 'full_time',
  location_type: 'on_site',
  locations: [emptyLocation],
  countries: [],
  salary_min: '',
  salary_max: '',
  salary_currency: 'USD',
  salary_interval: 'year',
  years: '',
  education: '',
  languages: [],
  apply_url: '',
  status: 'open',
  openings: '1',
  questions: [],
  expires_on: '',
  department_id: '',
  location_id: '',
};

/** The schema of the form: the typed text made into what the API takes, checked by the API's own schema. */
export const jobFormSchema = jobFormValues.transform(toJobInput).pipe(jobInput);

/** The form filled from a job. */
export function formOfJob(job: Job): JobFormValues {
  const places = job.locations.filter(isNamed);
  return {
    title: job.title,
    description: job.description,
    skills: job.skills,
    desired_skills: job.desired_skills,
    job_type: job.job_type,
    location_type: job.location_type,
    locations: isPlaced(job) ? job.locations : places.length > 0 ? places : [emptyLocation],
    countries: isPlaced(job) ? [] : [...new Set(job.locations.map(({ country }) => country))].filter(Boolean),
    salary_min: wordsOfNumber(job.salary_range?.min),
    salary_max: wordsOfNumber(job.salary_range?.max),
    salary_currency: job.salary_range?.currency ?? 'USD',
    salary_interval: job.salary_range?.interval ?? 'year',
    years: wordsOfNumber(job.years),
    education: job.education,
    languages: job.languages,
    apply_url: job.apply_url ?? '',
    status: job.status,
    openings: String(job.openings),
    questions: (job.mine?.questions ?? []).map((question) => ({
      ...question,
      at_least: wordsOfNumber(question.at_least),
    })),
    expires_on: job.expires_at?.slice(0, 10) ?? '',
    department_id: job.department?.id ?? '',
    location_id: job.company_location?.id ?? '',
  };
}

/**
 * The places that are sent: of a remote job the cities that it names, as imported ones do, and the countries besides; of others the
 * rows, without those that were added and left as they were.
 */
export function sentLocations(values: JobFormValues): JobFormValues['locations'] {
  if (values.location_type === 'remote') {
    const places = values.locations.filter(isNamed);
    const others = values.countries.filter((name) => !places.some(({ country }) => country === name));
    return [...places, ...others.map((country) => ({ city: '', state: '', country }))];
  }
  const entered = values.locations.filter(
    ({ city, state, country }) =>
      city.trim() !== '' || state.trim() !== '' || country !== emptyLocation.country,
  );
  return entered.length > 0 ? entered : values.locations.slice(0, 1);
}

/** True for a place that says more than its country. */
export function isNamed({ city, state }: JobFormValues['locations'][number]): boolean {
  return city.trim() !== '' || state.trim() !== '';
}

function isPlaced({ location_type, locations }: Job): boolean {
  return location_type !== 'remote' && locations.length > 0;
}

function toJobInput({ countries, ...values }: JobFormValues): z.input<typeof jobInput> {
  return {
    ...values,
    locations: sentLocations({ countries, ...values }),
    salary_min: wholeNumber(values.salary_min),
    salary_max: wholeNumber(values.salary_max),
    salary_currency: values.salary_currency.trim().toUpperCase(),
    years: wholeNumber(values.years),
    apply_url: values.apply_url.trim() === '' ? null : values.apply_url,
    openings: wholeNumber(values.openings) ?? 1,
    questions: values.questions.map((question) => ({
      ...question,
      at_least: question.at_least.trim() === '' ? null : Number(question.at_least),
    })),
    expires_on: values.expires_on === '' ? null : values.expires_on,
    department_id: values.department_id === '' ? null : values.department_id,
    location_id: values.location_id === '' ? null : values.location_id,
  };
}

function wordsOfNumber(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}
