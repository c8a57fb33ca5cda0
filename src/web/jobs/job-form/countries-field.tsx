import { MultiSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMemo } from 'react';
import { countryLabel, countryOptions } from '../../platform/ui/country-names.ts';
import type { JobFormValues } from './job-form-values.ts';
import { t } from '../../platform/messages.ts';

/** The countries that a remote job may be done from; none for anywhere. */
export function CountriesField({ form }: { form: UseFormReturnType<JobFormValues> }) {
  const offered = useMemo(() => countryOptions().filter(({ value }) => value !== 'Other'), []);
  const chosen = form.values.countries;
  const others = chosen.filter((name) => !offered.some(({ value }) => value === name));
  return (
    <MultiSelect
      id="countries"
      label={t('jobForm.openToPeopleIn')}
      description={t('jobForm.aboutCountries')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[...offered, ...others.map((value) => ({ value, label: countryLabel(value) }))]}
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
