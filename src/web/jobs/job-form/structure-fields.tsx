import { NativeSelect, SimpleGrid } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useListOptions } from '../../identity/company-lists/use-departments.ts';
import { t } from '../../platform/messages.ts';
import type { JobFormValues } from './job-form-values.ts';

/** The job's department and location of the company's own lists, where the company keeps some. */
export function StructureFields({ form }: { form: UseFormReturnType<JobFormValues> }) {
  const departments = useListOptions('departments', form.values.department_id);
  const locations = useListOptions('locations', form.values.location_id);
  if (departments.length + locations.length === 0) return null;
  const none = { value: '', label: t('jobForm.notStated') };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {departments.length > 0 && (
        <NativeSelect
          label={t('jobForm.department')}
          id="department_id"
          data={[none, ...departments]}
          {...form.getInputProps('department_id')}
        />
      )}
      {locations.length > 0 && (
        <NativeSelect
          label={t('jobForm.companyLocation')}
          id="location_id"
          data={[none, ...locations]}
          {...form.getInputProps('location_id')}
        />
      )}
    </SimpleGrid>
  );
}
