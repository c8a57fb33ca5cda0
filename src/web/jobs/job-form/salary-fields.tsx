import { Fieldset, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { JobFormValues } from './job-form-values.ts';
import { intervalLabels, options } from '../jobs/job-labels.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { t } from '../../platform/messages.ts';

/** Pay from and to, its currency, and what it is paid per; empty means not stated. */
export function SalaryFields({ form }: { form: UseFormReturnType<JobFormValues> }) {
  return (
    <Fieldset legend={t('jobForm.salary')}>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs">
        <TextInput
          label={t('jobForm.minimum')}
          id="salary_min"
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('salary_min')}
        />
        <TextInput
          label={t('jobForm.maximum')}
          id="salary_max"
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('salary_max')}
        />
        <TextInput
          label={t('jobForm.currency')}
          id="salary_currency"
          maxLength={3}
          autoComplete="off"
          {...form.getInputProps('salary_currency')}
        />
        <NativeSelect
          label={t('jobForm.paid')}
          id="salary_interval"
          data={options(intervalLabels)}
          {...form.getInputProps('salary_interval')}
        />
      </SimpleGrid>
      <Text size="xs" c="dimmed" mt="xs">
        {t('jobForm.aboutSalary', { example: formatNumber(120_000) })}
      </Text>
    </Fieldset>
  );
}
