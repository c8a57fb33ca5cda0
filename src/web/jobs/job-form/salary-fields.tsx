import { Fieldset, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { JobFormValues } from './job-form-values.ts';
import { intervalLabels, options } from '../jobs/job-labels.ts';
import { formatNumber } from '../../platform/ui/format.ts';

/** Pay from and to, its currency, and what it is paid per; empty means not stated. */
export function SalaryFields({ form }: { form: UseFormReturnType<JobFormValues> }) {
  return (
    <Fieldset legend="Salary">
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
        <TextInput
          label="Minimum"
          id="salary_min"
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('salary_min')}
        />
        <TextInput
          label="Maximum"
          id="salary_max"
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('salary_max')}
        />
        <TextInput
          label="Currency"
          id="salary_currency"
          maxLength={3}
          autoComplete="off"
          {...form.getInputProps('salary_currency')}
        />
        <NativeSelect
          label="Paid"
          id="salary_interval"
          data={options(intervalLabels)}
          {...form.getInputProps('salary_interval')}
        />
      </SimpleGrid>
      <Text size="xs" c="dimmed" mt="xs">
        Whole numbers, like {formatNumber(120_000)}. Leave both empty if you don’t state a salary.
      </Text>
    </Fieldset>
  );
}
