import type { NewerValue } from '../profiles/newer-values.tsx';
import { t } from '../../platform/messages.ts';
import { formatMonth } from '../../platform/ui/dates.ts';
import { type ExperienceFormValues, experienceLabels } from './experience-form-values.ts';
import { toDate } from './month-year.ts';

type Field = keyof ExperienceFormValues;

const fields = [
  'job_title',
  'company_name',
  'location',
  'is_current',
  'start_date',
  'end_date',
  'experience_details',
] as const satisfies readonly Field[];

/** The fields that were changed elsewhere since `base` and differ from what is typed, each with a way to take it over. */
export function newerExperienceValues(
  mine: ExperienceFormValues,
  base: ExperienceFormValues,
  theirs: ExperienceFormValues,
  take: (values: Partial<ExperienceFormValues>) => void,
): NewerValue[] {
  return fields
    .filter((field) => {
      const words = wordsOf(theirs[field]);
      return words !== wordsOf(base[field]) && words !== wordsOf(mine[field]);
    })
    .map((field) => ({
      label: experienceLabels[field],
      theirs: wordsOf(theirs[field]),
      onTake: () => take({ [field]: theirs[field] }),
    }));
}

function wordsOf(value: ExperienceFormValues[Field]): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? t('experiences.yes') : t('experiences.no');
  const date = toDate(value);
  return date && formatMonth(date.slice(0, 7));
}
