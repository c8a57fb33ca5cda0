import { useQuery } from '@tanstack/react-query';
import type { CustomField } from '../../../api/hiring/custom-fields.ts';
import { isDay, type FieldFilter, readFieldFilters } from '../../../api/hiring/custom-field-filters.ts';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import { t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { customFieldsQuery } from './field-queries.ts';

/** Filters by the company's own fields in words, once those are loaded; nothing is asked for without such filters. */
export function useFieldFilterLabels(written: string | undefined): string[] | undefined {
  const filters = written === undefined ? [] : (readFieldFilters(written) ?? []);
  const fields = useQuery({ ...customFieldsQuery, enabled: filters.length > 0 }).data;
  const namesPeople = filters.some(({ test }) => test === 'is');
  const members = useQuery({ ...membersQuery, enabled: namesPeople }).data?.items ?? [];
  if (!fields || filters.length === 0) return undefined;
  return filters.map((filter) => {
    const field = fields[filter.subject].items.find(({ id }) => id === filter.field);
    if (!field) return t('applicantViews.ownField');
    return filterWords(field, filter, members);
  });
}

/** A filter by a field in words, such as “Notice days: at least 30”. */
export function filterWords(
  field: CustomField,
  { test, value }: Pick<FieldFilter, 'test' | 'value'>,
  members: readonly { id: string; name: string }[],
): string {
  const { name } = field;
  if (test === 'has') return t('customFields.filterHas', { name, value });
  if (test === 'is') return t('customFields.filterIs', { name, value: nameOf(field, value, members) });
  const shown = isDay(value) ? formatDate(value) : formatNumber(Number(value), { maximumFractionDigits: 10 });
  const isFrom = test === 'from';
  if (isDay(value))
    return t(isFrom ? 'customFields.filterFromDay' : 'customFields.filterToDay', { name, value: shown });
  return t(isFrom ? 'customFields.filterFrom' : 'customFields.filterTo', { name, value: shown });
}

function nameOf(field: CustomField, id: string, members: readonly { id: string; name: string }[]): string {
  const among = field.kind === 'choice' ? field.options : members;
  return among.find((one) => one.id === id)?.name ?? t('customFields.unknownValue');
}
