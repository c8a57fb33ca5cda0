import { SimpleGrid, TextInput } from '@mantine/core';
import { t } from '../../platform/messages.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { MonthTextField } from './month-text-field.tsx';
import { parseMonthText } from './month-text.ts';
import { useReadingTools } from './reading-tools.ts';
import { type ValueOf, valueLabel } from './reading-labels.ts';
import { type Ends, ValueForm } from './value-form.tsx';

const noMonth = t('resumes.notMonth');

/** Corrects a course of study that was read. */
export function CourseForm({ value, onClose, onSaved = onClose }: Ends & { value: ValueOf<'education'> }) {
  const { resumeId, save } = useReadingTools();
  const { start, end, ...texts } = value.value;
  const made = useMutationForm({
    initialValues: { ...texts, start: start ?? '', end: end ?? '' },
    draft: `value ${resumeId} ${value.path}`,
    validate: {
      institution: (text, all) =>
        text.trim() === '' && all.degree.trim() === '' ? t('resumes.courseUnnamed') : null,
      start: (text) => (parseMonthText(text) === undefined ? noMonth : null),
      end: (text) => (parseMonthText(text) === undefined ? noMonth : null),
    },
    save: (typed) => {
      const course = {
        ...typed,
        start: parseMonthText(typed.start) ?? null,
        end: parseMonthText(typed.end) ?? null,
      };
      return save([{ action: 'edit', path: value.path, value: course }]);
    },
    onSaved,
    onFailed: () => true,
  });
  const { form } = made;
  return (
    <ValueForm name={t('resumes.editValue', { value: valueLabel(value) })} form={made} onClose={onClose}>
      <TextInput label={t('resumes.institution')} maxLength={200} {...form.getInputProps('institution')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs">
        <TextInput label={t('resumes.degree')} maxLength={200} {...form.getInputProps('degree')} />
        <TextInput label={t('resumes.fieldOfStudy')} maxLength={200} {...form.getInputProps('field')} />
        <MonthTextField label={t('resumes.start')} {...form.getInputProps('start')} />
        <MonthTextField label={t('resumes.end')} {...form.getInputProps('end')} />
      </SimpleGrid>
    </ValueForm>
  );
}
