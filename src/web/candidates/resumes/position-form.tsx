import { Checkbox, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { t } from '../../platform/messages.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { MonthTextField } from './month-text-field.tsx';
import { parseMonthText } from './month-text.ts';
import { useReadingTools } from './reading-tools.ts';
import { type ValueOf, valueLabel } from './reading-labels.ts';
import type { MissingPart } from './reading-verdict.ts';
import { type Ends, ValueForm } from './value-form.tsx';

type Position = ValueOf<'experience'>['value'];
type Fields = Record<'title' | 'company' | 'location' | 'start' | 'end' | 'description', string> & {
  current: boolean;
};
type Form = UseFormReturnType<Fields>;
const noMonth = t('resumes.notMonth');

/** Corrects a position that was read; saving puts it into the work experience. `only`: the parts to ask for, where the others are right. */
export function PositionForm({
  value,
  only,
  others,
  takesFocus = true,
  onClose,
  onSaved = onClose,
}: Ends & {
  value: ValueOf<'experience'>;
  only?: readonly MissingPart[];
  others?: ReactNode;
  takesFocus?: boolean;
}) {
  const { resumeId, save } = useReadingTools();
  const made = useMutationForm({
    initialValues: fieldsOf(value.value),
    draft: `value ${resumeId} ${value.path}`,
    validate: errorsOf,
    save: (fields) => save([{ action: 'edit', path: value.path, value: positionOf(fields) }]),
    onSaved,
    onFailed: () => true,
  });
  // What is asked for when the form opens stays there while it is typed.
  const [asked] = useState(only);
  return (
    <ValueForm
      name={t('resumes.editValue', { value: valueLabel(value) })}
      saveLabel={only ? t('resumes.keep') : t('resumes.saveToWorkExperience')}
      form={made}
      others={others}
      takesFocus={takesFocus}
      onClose={onClose}
    >
      <PositionFields form={made.form} asked={asked} />
    </ValueForm>
  );
}

function PositionFields({ form, asked }: { form: Form; asked: readonly MissingPart[] | undefined }) {
  const { current } = form.values;
  const has = (...parts: MissingPart[]) => !asked || parts.some((part) => asked.includes(part));
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs">
        {has('title') && (
          <TextInput label={t('resumes.jobTitle')} maxLength={200} {...form.getInputProps('title')} />
        )}
        {has('company') && (
          <TextInput label={t('resumes.companyName')} maxLength={200} {...form.getInputProps('company')} />
        )}
        {has('start', 'end') && (
          <>
            <MonthTextField label={t('resumes.start')} {...form.getInputProps('start')} />
            <MonthTextField label={t('resumes.end')} disabled={current} {...form.getInputProps('end')} />
          </>
        )}
      </SimpleGrid>
      {has('start', 'end') && (
        <Checkbox
          label={t('resumes.isCurrent')}
          checked={current}
          onChange={(event) =>
            form.setValues(event.currentTarget.checked ? { current: true, end: '' } : { current: false })
          }
        />
      )}
      {!asked && (
        <>
          <TextInput label={t('resumes.location')} maxLength={200} {...form.getInputProps('location')} />
          <Textarea
            label={t('resumes.details')}
            autosize
            minRows={4}
            maxRows={16}
            maxLength={10_000}
            {...form.getInputProps('description')}
          />
        </>
      )}
    </>
  );
}

function fieldsOf(position: Position): Fields {
  return {
    ...position,
    start: position.start ?? '',
    end: position.end ?? '',
    current: position.start !== null && position.end === null,
  };
}

function positionOf(fields: Fields): Position {
  const { current, ...texts } = fields;
  const end = current ? null : (parseMonthText(texts.end) ?? null);
  return { ...texts, start: parseMonthText(texts.start) ?? null, end };
}

function errorsOf(fields: Fields): Record<string, string | null> {
  return {
    title: fields.title.trim() === '' ? t('experiences.titleRequired') : null,
    company: fields.company.trim() === '' ? t('experiences.companyRequired') : null,
    ...monthErrors(fields),
  };
}

function monthErrors(fields: Fields): Record<'start' | 'end', string | null> {
  const start = parseMonthText(fields.start);
  const end = fields.current ? undefined : parseMonthText(fields.end);
  return {
    start: start === null ? t('experiences.startRequired') : start === undefined ? noMonth : null,
    end: fields.current
      ? null
      : end === null
        ? t('experiences.endRequired')
        : end === undefined
          ? noMonth
          : start && end < start.slice(0, end.length)
            ? t('experiences.endBeforeStart')
            : null,
  };
}
