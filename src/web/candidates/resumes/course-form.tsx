import { SimpleGrid, TextInput } from '@mantine/core';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { MonthTextField } from './month-text-field.tsx';
import { parseMonthText } from './month-text.ts';
import { useReadingTools } from './reading-tools.ts';
import { type ValueOf, valueLabel } from './reading-labels.ts';
import { ValueForm } from './value-form.tsx';

const noMonth = 'Use a month like 2024-03, or a year.';

/** Corrects a course of study that was read. */
export function CourseForm({ value, onClose }: { value: ValueOf<'education'>; onClose: () => void }) {
  const { resumeId, save } = useReadingTools();
  const { start, end, ...texts } = value.value;
  const made = useMutationForm({
    initialValues: { ...texts, start: start ?? '', end: end ?? '' },
    draft: `value ${resumeId} ${value.path}`,
    validate: {
      institution: (text, all) =>
        text.trim() === '' && all.degree.trim() === '' ? 'Enter the institution or the degree.' : null,
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
    onSaved: onClose,
    onFailed: () => true,
  });
  const { form } = made;
  return (
    <ValueForm name={`Edit ${valueLabel(value)}`} form={made} onClose={onClose}>
      <TextInput label="Institution" maxLength={200} {...form.getInputProps('institution')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs">
        <TextInput label="Degree" maxLength={200} {...form.getInputProps('degree')} />
        <TextInput label="Field of study" maxLength={200} {...form.getInputProps('field')} />
        <MonthTextField label="Start" {...form.getInputProps('start')} />
        <MonthTextField label="End" {...form.getInputProps('end')} />
      </SimpleGrid>
    </ValueForm>
  );
}
