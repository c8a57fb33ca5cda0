import {
  type Preferences,
  type PreferencesInput,
  preferencesInput,
} from '../../../api/candidates/profiles.ts';
import { intervalLabels } from '../../jobs/jobs/job-labels.ts';
import { t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { jobTypeLabels, locationTypeLabels } from '../../platform/ui/job-labels.ts';
import type { NewerValue } from './newer-values.tsx';
import { schemaErrors } from '../../platform/ui/schema-errors.ts';

/** The preferences as their form holds them: pay and date as typed. */
export type PreferenceValues = Omit<PreferencesInput, 'pay_least' | 'start_on'> & {
  pay_least: string;
  start_on: string;
};

/** The words for each preference, in the order of the form. */
export const preferenceLabels: Record<keyof PreferencesInput, string> = {
  roles: t('profiles.roles'),
  location_types: t('profiles.wayOfWorking'),
  job_types: t('profiles.kindOfJob'),
  city: t('profiles.city'),
  country: t('profiles.country'),
  pay_least: t('profiles.minimumPay'),
  pay_currency: t('profiles.currency'),
  pay_interval: t('profiles.paid'),
  start_on: t('profiles.canStart'),
  alerts: t('profiles.jobEmails'),
};

/** How often jobs like these are mailed, in words. */
export const alertLabels: Record<PreferencesInput['alerts'], string> = {
  none: t('profiles.never'),
  daily: t('profiles.onceADay'),
  weekly: t('profiles.onceAWeek'),
};

/** What the form begins with. */
export function toPreferenceValues(kept: Preferences): PreferenceValues {
  const { version, ...values } = kept;
  void version;
  return { ...values, pay_least: kept.pay_least?.toString() ?? '', start_on: kept.start_on ?? '' };
}

/** What is sent; a pay that is no whole number stays one that the rules refuse. */
export function fromPreferenceValues(values: PreferenceValues): PreferencesInput {
  const pay = values.pay_least.replaceAll(/[\s,_']/g, '');
  return {
    ...values,
    pay_currency: values.pay_currency.trim().toUpperCase(),
    pay_least: pay === '' ? null : Number(pay),
    start_on: values.start_on === '' ? null : values.start_on,
  };
}

const resolve = schemaErrors(preferencesInput);

/** What is wrong in the form, by field, by the contract's rules. */
export function preferenceErrors(values: PreferenceValues) {
  return resolve(fromPreferenceValues(values));
}

/** The preferences that were changed elsewhere and differ from what is typed, each with a way to take it over. */
export function newerPreferences(
  mine: PreferenceValues,
  theirs: PreferenceValues,
  take: (values: Partial<PreferenceValues>) => void,
): NewerValue[] {
  const names = Object.keys(preferenceLabels) as (keyof PreferenceValues)[];
  return names
    .filter((name) => inWords(name, theirs) !== inWords(name, mine))
    .map((name) => ({
      label: preferenceLabels[name],
      theirs: inWords(name, theirs),
      onTake: () => take({ [name]: theirs[name] }),
    }));
}

function inWords(name: keyof PreferenceValues, values: PreferenceValues): string {
  switch (name) {
    case 'roles':
      return values.roles.join(', ');
    case 'location_types':
      return values.location_types.map((way) => locationTypeLabels[way]).join(', ');
    case 'job_types':
      return values.job_types.map((type) => jobTypeLabels[type]).join(', ');
    case 'pay_interval':
      return intervalLabels[values.pay_interval];
    case 'start_on':
      return values.start_on === '' ? '' : formatDate(values.start_on);
    case 'alerts':
      return alertLabels[values.alerts];
    default:
      return values[name];
  }
}
