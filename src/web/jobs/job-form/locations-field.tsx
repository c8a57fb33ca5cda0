import { Button, Fieldset, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { countryLabel, countryOptions } from '../../platform/ui/country-names.ts';
import { emptyLocation } from './job-form-values.ts';
import type { JobFormValues } from './job-form-values.ts';
import { t } from '../../platform/messages.ts';

type Form = UseFormReturnType<JobFormValues>;
type Option = { value: string; label: string };

/** The places of a job: added freely, removed as long as more than one is left. */
export function LocationsField({ form }: { form: Form }) {
  const countries = useMemo(() => countryOptions(), []);
  const { locations } = form.values;
  const error = form.errors['locations'];
  return (
    <Fieldset
      legend={t('jobForm.locations')}
      id="locations"
      tabIndex={-1}
      aria-describedby={error ? 'locations-error' : undefined}
    >
      <Stack gap="md">
        {locations.map((location, index) => (
          <Stack gap="xs" key={index}>
            <PlaceFields form={form} index={index} countries={countriesWith(countries, location.country)} />
            {locations.length > 1 && (
              <Group justify="flex-end">
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  leftSection={<Trash2 size={16} aria-hidden />}
                  onClick={() => form.removeListItem('locations', index)}
                >
                  {t('jobForm.removeLocation', { number: index + 1 })}
                </Button>
              </Group>
            )}
          </Stack>
        ))}
        {error !== undefined && error !== null && (
          <Text size="xs" c="var(--mantine-color-error)" id="locations-error">
            {error}
          </Text>
        )}
        {locations.length < 20 && (
          <Button
            variant="default"
            size="compact-sm"
            style={{ alignSelf: 'flex-start' }}
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => form.insertListItem('locations', emptyLocation)}
          >
            {t('jobForm.addLocation')}
          </Button>
        )}
      </Stack>
    </Fieldset>
  );
}

function PlaceFields({ form, index, countries }: { form: Form; index: number; countries: Option[] }) {
  const path = `locations.${index}`;
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="xs">
      <TextInput label={t('jobForm.city')} id={`${path}.city`} {...form.getInputProps(`${path}.city`)} />
      <TextInput
        label={t('jobForm.stateOrRegion')}
        id={`${path}.state`}
        {...form.getInputProps(`${path}.state`)}
      />
      <Select
        label={t('jobForm.country')}
        id={`${path}.country`}
        data={countries}
        comboboxProps={{ withinPortal: false }}
        withScrollArea={false}
        styles={{
          dropdown: { padding: 'var(--combobox-padding)' },
          options: { maxHeight: '14rem', overflowY: 'auto' },
        }}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('jobForm.unknownCountry')}
        {...form.getInputProps(`${path}.country`)}
      />
    </SimpleGrid>
  );
}

/** The list to choose from, with the job's own country where the list does not know it. */
function countriesWith(countries: Option[], own: string): Option[] {
  const isKnown = own === '' || countries.some(({ value }) => value === own);
  return isKnown ? countries : [{ value: own, label: countryLabel(own) }, ...countries];
}
