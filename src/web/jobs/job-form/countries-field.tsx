import { MultiSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMemo } from 'react';
import { countryNames } from './countries.ts';
import type { JobFormValues } from './job-form-values.ts';
import { t } from '../../platform/messages.ts';

/** The countries that a remote job may be done from; none for anywhere. */
export function CountriesField({ form }: { form: UseFormReturnType<JobFormValues> }) {
  const names = useMemo(() => countryNames().filter((name) => name !== 'Other'), []);
  const chosen = form.values.countries;
  return (
    <MultiSelect
      id="countries"
      label={t('jobForm.openToPeopleIn')}
      description={t('jobForm.aboutCountries')}
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
      nothingFoundMessage={t('jobForm.unknownCountry')}
    />
  );
}
