import { MultiSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMemo } from 'react';
import { countryNames } from './countries.ts';
import type { JobFormValues } from './job-form-values.ts';

/** The countries that a remote job may be done from; none for anywhere. */
export function CountriesField({ form }: { form: UseFormReturnType<JobFormValues> }) {
  const names = useMemo(() => countryNames().filter((name) => name !== 'Other'), []);
  const chosen = form.values.countries;
  return (
    <MultiSelect
      id="countries"
      label="Open to people in"
      description="Where people can work from. Leave empty for anywhere; search engines then won’t list the job as remote."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[...new Set([...names, ...chosen])]}
      value={chosen}
      onChange={(list) => form.setFieldValue('countries', list)}
      error={form.errors['locations']}
      maxValues={20}
      comboboxProps={{ withinPortal: false }}
      withScrollArea={false}
      styles={{
        dropdown: { padding: 'var(--combobox-padding)' },
        options: { maxHeight: '14rem', overflowY: 'auto' },
      }}
      searchable
      hidePickedOptions
      nothingFoundMessage="Unknown country"
    />
  );
}
