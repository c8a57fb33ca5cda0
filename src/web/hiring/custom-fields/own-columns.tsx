import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mostOwnColumns, type OwnColumn } from '../../../api/hiring/applicant-views.ts';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import type { CustomField } from '../../../api/hiring/custom-fields.ts';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import { t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { type Columns, isOwn } from '../applications/applicant-columns.ts';
import { customFieldsQuery } from './field-queries.ts';

/** The company's own fields among the columns to choose from; none where it has none. */
export function OwnColumnChoice({ columns }: { columns: Columns }) {
  const fields = useQuery(customFieldsQuery).data?.application.items ?? [];
  const isFull = columns.shown.filter(isOwn).length >= mostOwnColumns;
  return fields
    .filter(({ id, retired }) => !retired || columns.shown.includes(`own-${id}`))
    .map(({ id, name, retired }) => {
      const isShown = columns.shown.includes(`own-${id}`);
      return (
        <Checkbox
          key={id}
          size="xs"
          label={retired ? t('customFields.archivedField', { name }) : name}
          checked={isShown}
          disabled={isShown ? columns.shown.length === 1 : isFull}
          onChange={() => columns.toggle(`own-${id}`)}
        />
      );
    });
}

/** What a field of the company's own is called, above its column. */
export function OwnName({ column }: { column: OwnColumn }) {
  const name = useField(column)?.name ?? '';
  return <span title={name}>{name}</span>;
}

/** What stands in a field of the company's own on an application. */
export function OwnCell({ column, row }: { column: OwnColumn; row: ApplicantRow }) {
  const field = useField(column);
  const value = field && row.own_fields[field.id];
  if (!field || value === undefined) return null;
  if (field.kind === 'person') return <Person id={String(value)} />;
  const words = wordsOf(field, value);
  return <span title={words}>{words}</span>;
}

function Person({ id }: { id: string }) {
  const person = useQuery(membersQuery).data?.items.find((member) => member.id === id);
  return person ? <span title={person.name}>{person.name}</span> : null;
}

function wordsOf(field: CustomField, value: string | number): string {
  if (field.kind === 'choice') return field.options.find(({ id }) => id === value)?.name ?? '';
  if (field.kind === 'date') return formatDate(String(value));
  return typeof value === 'number' ? formatNumber(value, { maximumFractionDigits: 10 }) : value;
}

function useField(column: OwnColumn): CustomField | undefined {
  const fields = useQuery(customFieldsQuery).data?.application.items;
  return fields?.find(({ id }) => column === `own-${id}`);
}
