import { NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DescriptionField } from './description-field.tsx';
import { CountriesField } from './countries-field.tsx';
import { LocationsField } from './locations-field.tsx';
import { isNamed, type JobFormValues } from './job-form-values.ts';
import { jobTypeLabels, locationTypeLabels } from '../../platform/ui/job-labels.ts';
import { jobStatusLabels, options } from '../jobs/job-labels.ts';
import { QuestionsField } from './questions-field.tsx';
import { SalaryFields } from './salary-fields.tsx';
import { SkillsField } from '../../matching/skills/skills-field.tsx';
import { WordsField } from './keywords-field.tsx';

type Form = UseFormReturnType<JobFormValues>;

/** Every field of a job; the status only where the job exists already. */
export function JobFormFields({ form, withStatus }: { form: Form; withStatus: boolean }) {
  return (
    <Stack gap="lg">
      <TextInput
        label="Job title"
        id="title"
        aria-required
        maxLength={160}
        {...form.getInputProps('title')}
      />
      <DescriptionField form={form} />
      <SkillFields form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label="Job type"
          id="job_type"
          data={options(jobTypeLabels)}
          {...form.getInputProps('job_type')}
        />
        <NativeSelect
          label="Location type"
          id="location_type"
          data={options(locationTypeLabels)}
          {...form.getInputProps('location_type')}
        />
      </SimpleGrid>
      {form.values.location_type === 'remote' && <CountriesField form={form} />}
      {(form.values.location_type !== 'remote' || form.values.locations.some(isNamed)) && (
        <LocationsField form={form} />
      )}
      <SalaryFields form={form} />
      <BackgroundFields form={form} />
      <TextInput
        label="Application address"
        id="apply_url"
        type="url"
        description="Only if people apply on your own page. Leave empty to receive applications here."
        {...form.getInputProps('apply_url')}
      />
      <QuestionsField form={form} />
      <PublishingFields form={form} withStatus={withStatus} />
    </Stack>
  );
}

function SkillFields({ form }: { form: Form }) {
  return (
    <>
      <SkillsField
        id="skills"
        label="Required skills"
        description="Press Enter after each, or paste a list. These decide the skills match."
        value={form.values.skills}
        onChange={(list) => form.setFieldValue('skills', list)}
        error={form.errors['skills']}
        required
      />
      <SkillsField
        id="desired_skills"
        label="Desired skills"
        description="Nice to have. They are shown and explained, but don’t change the skills match."
        value={form.values.desired_skills}
        onChange={(list) => form.setFieldValue('desired_skills', list)}
        error={form.errors['desired_skills']}
      />
    </>
  );
}

/** What somebody should bring beside skills. */
function BackgroundFields({ form }: { form: Form }) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Years of experience"
          id="years"
          inputMode="numeric"
          autoComplete="off"
          description="Leave empty if it doesn’t matter."
          {...form.getInputProps('years')}
        />
        <TextInput
          label="Education"
          id="education"
          maxLength={120}
          description="For example: Bachelor’s degree."
          {...form.getInputProps('education')}
        />
      </SimpleGrid>
      <WordsField
        id="languages"
        label="Languages"
        description="Languages needed for the work."
        value={form.values.languages}
        onChange={(list) => form.setFieldValue('languages', list)}
        error={form.errors['languages']}
      />
    </>
  );
}

function PublishingFields({ form, withStatus }: { form: Form; withStatus: boolean }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput
        label="Last day to apply"
        id="expires_on"
        type="date"
        description="Until the end of that day (UTC). Leave empty to keep the job open."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('expires_on')}
      />
      <TextInput
        label="Openings"
        id="openings"
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('openings')}
      />
      {withStatus && (
        <NativeSelect
          label="Status"
          id="status"
          data={options(jobStatusLabels)}
          description="Only open jobs accept applications. Only your company sees drafts."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('status')}
        />
      )}
    </SimpleGrid>
  );
}
