import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomField, FieldSubject } from '../../../api/hiring/custom-fields.ts';
import {
  mostFieldFilters,
  type FieldFilter,
  type FieldTest,
  fieldFiltersText,
  readFieldFilters,
} from '../../../api/hiring/custom-field-filters.ts';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import { useTypedText } from '../applications/typed-text.ts';
import { t } from '../../platform/messages.ts';
import { customFieldsQuery } from './field-queries.ts';

/** Sets what a field has to hold by a test; an empty value takes that test away. */
type SetTest = (test: FieldTest, value: string) => void;
type Props = { written: string | undefined; onChange: (written: string) => void };

/** Chooses one of the company's own fields, and what it has to hold; nothing where the company has none. */
export function CustomFieldFilters({ written, onChange }: Props) {
  const fields = useQuery(customFieldsQuery).data;
  const set = written === undefined ? [] : (readFieldFilters(written) ?? []);
  const [chosen, setChosen] = useState(() => (set[0] ? `${set[0].subject}.${set[0].field}` : ''));
  if (!fields) return null;
  const all = (['application', 'job'] as const).flatMap((subject) =>
    fields[subject].items
      .filter(({ id, retired }) => !retired || set.some((one) => one.field === id))
      .map((field) => ({ subject, field })),
  );
  if (all.length === 0) return null;
  const one = all.find(({ subject, field }) => `${subject}.${field.id}` === chosen);
  return (
    <>
      <NativeSelect
        label={t('customFields.filterField')}
        data={[
          { value: '', label: t('customFields.chooseField') },
          ...all.map(({ subject, field }) => ({
            value: `${subject}.${field.id}`,
            label: subject === 'job' ? t('customFields.ofJob', { name: field.name }) : field.name,
          })),
        ]}
        value={one ? chosen : ''}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {one && (
        <ValueFilters
          key={chosen}
          field={one.field}
          set={set.filter(({ field }) => field === one.field.id)}
          onChange={(test, value) => onChange(changed(set, { ...one, test, value }))}
        />
      )}
    </>
  );
}

/** The filters with one set, or taken away. */
function changed(
  set: FieldFilter[],
  {
    subject,
    field,
    test,
    value,
  }: { subject: FieldSubject; field: CustomField; test: FieldTest; value: string },
): string {
  const others = set.filter((one) => one.field !== field.id || one.test !== test);
  const next = value === '' ? others : [...others, { subject, field: field.id, test, value }];
  return fieldFiltersText(next.slice(-mostFieldFilters));
}

function ValueFilters({
  field,
  set,
  onChange,
}: {
  field: CustomField;
  set: FieldFilter[];
  onChange: SetTest;
}) {
  const { kind, name } = field;
  const value = (test: FieldTest) => set.find((one) => one.test === test)?.value ?? '';
  if (kind === 'choice') {
    const options = field.options.map(({ id, name: label }) => ({ value: id, label }));
    return <OneOf name={name} set={set} options={options} onChange={onChange} />;
  }
  if (kind === 'person') return <Colleague name={name} set={set} onChange={onChange} />;
  if (kind === 'text')
    return (
      <Typed
        label={t('customFields.filterWords')}
        name={name}
        asked={value('has')}
        onChange={(words) => onChange('has', words)}
      />
    );
  const isDay = kind === 'date';
  return (
    <>
      {(['from', 'to'] as const).map((test) => {
        const label = isDay
          ? t(test === 'from' ? 'customFields.fromDay' : 'customFields.toDay')
          : t(test === 'from' ? 'customFields.atLeast' : 'customFields.atMost');
        return isDay ? (
          <TextInput
            key={test}
            type="date"
            label={label}
            aria-label={t('customFields.filterOf', { name, what: label })}
            value={value(test)}
            onChange={(event) => onChange(test, event.currentTarget.value)}
          />
        ) : (
          <Typed
            key={test}
            label={label}
            name={name}
            isNumber
            asked={value(test)}
            onChange={(typed) => onChange(test, typed.replace(',', '.').trim())}
          />
        );
      })}
    </>
  );
}

function OneOf(props: {
  name: string;
  set: FieldFilter[];
  options: { value: string; label: string }[];
  onChange: SetTest;
}) {
  const { name, set, options, onChange } = props;
  const [now] = set;
  return (
    <NativeSelect
      label={t('customFields.filterValue')}
      aria-label={t('customFields.filterOf', { name, what: t('customFields.filterValue') })}
      data={[{ value: '', label: t('customFields.anyValue') }, ...options]}
      value={now?.value ?? ''}
      onChange={(event) => onChange('is', event.currentTarget.value)}
    />
  );
}

function Colleague(props: { name: string; set: FieldFilter[]; onChange: SetTest }) {
  const members = useQuery(membersQuery).data?.items ?? [];
  return <OneOf {...props} options={members.map(({ id, name }) => ({ value: id, label: name }))} />;
}

function Typed(props: {
  label: string;
  name: string;
  isNumber?: boolean;
  asked: string;
  onChange: (typed: string) => void;
}) {
  const { label, name, isNumber = false, asked } = props;
  const [value, setValue] = useTypedText(asked, props.onChange);
  return (
    <TextInput
      label={label}
      aria-label={t('customFields.filterOf', { name, what: label })}
      inputMode={isNumber ? 'decimal' : 'text'}
      maxLength={isNumber ? 20 : 80}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}
