import {
  Button,
  Card,
  Checkbox,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  TagsInput,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { jobTypes, locationTypes } from '../../../api/jobs/jobs.ts';
import type { Preferences } from '../../../api/candidates/profiles.ts';
import { countryOptions } from '../../platform/ui/country-names.ts';
import { intervalLabels, options } from '../../jobs/jobs/job-labels.ts';
import { t } from '../../platform/messages.ts';
import { jobTypeLabels, locationTypeLabels } from '../../platform/ui/job-labels.ts';
import { FormErrors } from '../../platform/ui/form-errors.tsx';
import { NewerValues } from './newer-values.tsx';
import {
  alertLabels,
  newerPreferences,
  preferenceLabels as labels,
  type PreferenceValues,
} from './preference-values.ts';
import { usePreferencesForm } from './use-preferences-form.ts';

type Form = UseFormReturnType<PreferenceValues>;

/** What the person wishes of a job: orders what is recommended to them, fills a search and mails news; no score counts it. */
export function PreferencesCard(props: { preferences: Preferences; onDirty: (dirty: boolean) => void }) {
  const { form, problem, busy, newer, formProps } = usePreferencesForm(props.preferences, props.onDirty);
  return (
    <Card component="section" aria-labelledby="preferences-title" id="preferences">
      <form {...formProps}>
        <Stack gap="md">
          <Heading />
          <FormErrors errors={form.errors} labels={labels} problem={problem} />
          {newer && (
            <NewerValues
              key={newer.version}
              what="preferences"
              values={newerPreferences(form.values, newer.theirs, form.setValues)}
            />
          )}
          <Roles form={form} />
          <Choices form={form} name="location_types" values={locationTypes} words={locationTypeLabels} />
          <Choices form={form} name="job_types" values={jobTypes} words={jobTypeLabels} />
          <Place form={form} />
          <Pay form={form} />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextInput
              id="start_on"
              type="date"
              label={labels.start_on}
              {...form.getInputProps('start_on')}
            />
            <NativeSelect
              id="alerts"
              label={labels.alerts}
              data={options(alertLabels)}
              {...form.getInputProps('alerts')}
            />
          </SimpleGrid>
          <Group gap="md">
            <Button type="submit" variant="default" loading={busy}>
              {t('profiles.savePreferences')}
            </Button>
            <Text size="sm" c="dimmed" component="output">
              {form.isDirty() ? t('profiles.unsavedChanges') : ''}
            </Text>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

function Heading() {
  return (
    <div>
      <Title order={2} size="h3" id="preferences-title">
        {t('profiles.jobPreferences')}
      </Title>
      <Text size="sm" c="dimmed" mt={4}>
        {t('profiles.preferencesHint')}
      </Text>
    </div>
  );
}

function Roles({ form }: { form: Form }) {
  return (
    <TagsInput
      id="roles"
      label={labels.roles}
      description={t('profiles.rolesHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxTags={5}
      maxLength={100}
      {...form.getInputProps('roles')}
    />
  );
}

function Choices<K extends string>(props: {
  form: Form;
  name: 'location_types' | 'job_types';
  values: readonly K[];
  words: Record<K, string>;
}) {
  const { form, name, values, words } = props;
  return (
    <Checkbox.Group label={labels[name]} {...form.getInputProps(name)}>
      <Group gap="md" mt={6}>
        {values.map((value) => (
          <Checkbox key={value} value={value} label={words[value]} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

function Place({ form }: { form: Form }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput id="city" label={labels.city} {...form.getInputProps('city')} />
      <NativeSelect
        id="country"
        label={labels.country}
        data={[
          { value: '', label: t('profiles.any') },
          ...countryOptions().filter(({ value }) => value !== 'Other'),
        ]}
        {...form.getInputProps('country')}
      />
    </SimpleGrid>
  );
}

function Pay({ form }: { form: Form }) {
  return (
    <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="md">
      <TextInput
        id="pay_least"
        label={labels.pay_least}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('pay_least')}
      />
      <TextInput
        id="pay_currency"
        label={labels.pay_currency}
        maxLength={3}
        autoComplete="off"
        {...form.getInputProps('pay_currency')}
      />
      <NativeSelect
        id="pay_interval"
        label={labels.pay_interval}
        data={options(intervalLabels)}
        {...form.getInputProps('pay_interval')}
      />
    </SimpleGrid>
  );
}
