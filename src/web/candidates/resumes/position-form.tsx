import { Checkbox, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { t } from '../../platform/messages.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { MonthTextField } from './month-text-field.tsx';
import { parseMonthText } from './month-text.ts';
import { useReadingTools } from './reading-tools.ts';
import { type ValueOf, valueLabel } from './reading-labels.ts';
import { ValueForm } from './value-form.tsx';

type Position = ValueOf<'experience'>['value'];
type Fields = Record<'title' | 'company' | 'location' | 'start' | 'end' | 'description', string> & {
  current: boolean;
};
const noMonth = t('resumes.notMonth');

/** Corrects a position that was read; saving puts it into the work experience. */
export function PositionForm({ value, onClose }: { value: ValueOf<'experience'>; onClose: () => void }) {
  const { resumeId, save } = useReadingTools();
  const made = useMutationForm({
    initialValues: fieldsOf(value.value),
    draft: `value ${resumeId} ${value.path}`,
    validate: errorsOf,
    save: (fields) => save([{ action: 'edit', path: value.path, value: positionOf(fields) }]),
    onSaved: onClose,
    onFailed: () => true,
  });
  const { form } = made;
  const { current } = form.values;
  return (
    <ValueForm
      name={t('resumes.editValue', { value: valueLabel(value) })}
      saveLabel={t('resumes.saveToWorkExperience')}
      form={made}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs">
        <TextInput label={t('resumes.jobTitle')} maxLength={200} {...form.getInputProps('title')} />
        <TextInput label={t('resumes.companyName')} maxLength={200} {...form.getInputProps('company')} />
        <MonthTextField label={t('resumes.start')} {...form.getInputProps('start')} />
        <MonthTextField label={t('resumes.end')} disabled={current} {...form.getInputProps('end')} />
      </SimpleGrid>
      <Checkbox
        label={t('resumes.isCurrent')}
        checked={current}
        onChange={(event) =>
          form.setValues(event.currentTarget.checked ? { current: true, end: '' } : { current: false })
        }
      />
      <TextInput label={t('resumes.location')} maxLength={200} {...form.getInputProps('location')} />
      <Textarea
        label={t('resumes.details')}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={10_000}
        {...form.getInputProps('description')}
      />
    </ValueForm>
  );
}

/** True when a position lacks what the work experience requires, so that it must be completed before it is added. */
export function isIncomplete(position: Position): boolean {
  return Object.values(errorsOf(fieldsOf(position))).some((error) => error !== null);
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
