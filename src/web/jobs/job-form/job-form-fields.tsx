import { NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DescriptionField } from './description-field.tsx';
import { CountriesField } from './countries-field.tsx';
import { LocationsField } from './locations-field.tsx';
import { isNamed, type JobFormValues } from './job-form-values.ts';
import { jobTypeLabels, locationTypeLabels } from '../../platform/ui/job-labels.ts';
import { jobStatusLabels, options } from '../jobs/job-labels.ts';
import { QuestionsField } from './questions-field.tsx';
import { StructureFields } from './structure-fields.tsx';
import { SalaryFields } from './salary-fields.tsx';
import { SkillsField } from '../../matching/skills/skills-field.tsx';
import { KeywordsField } from './keywords-field.tsx';
import { t } from '../../platform/messages.ts';

type Form = UseFormReturnType<JobFormValues>;

/** Every field of a job; the status only where the job exists already. */
export function JobFormFields(props: { form: Form; withStatus: boolean; asksApproval: boolean }) {
  const { form, withStatus } = props;
  return (
    <Stack gap="lg">
      <TextInput
        label={t('jobForm.jobTitle')}
        id="title"
        aria-required
        maxLength={160}
        {...form.getInputProps('title')}
      />
      <DescriptionField form={form} isNew={!withStatus} />
      <SkillFields form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('jobForm.jobType')}
          id="job_type"
          data={options(jobTypeLabels)}
          {...form.getInputProps('job_type')}
        />
        <NativeSelect
          label={t('jobForm.locationType')}
          id="location_type"
          data={options(locationTypeLabels)}
          {...form.getInputProps('location_type')}
        />
      </SimpleGrid>
      {form.values.location_type === 'remote' && <CountriesField form={form} />}
      {(form.values.location_type !== 'remote' || form.values.locations.some(isNamed)) && (
        <LocationsField form={form} />
      )}
      <StructureFields form={form} />
      <SalaryFields form={form} />
      <BackgroundFields form={form} />
      <TextInput
        label={t('jobForm.applicationAddress')}
        id="apply_url"
        type="url"
        description={t('jobForm.aboutApplyUrl')}
        {...form.getInputProps('apply_url')}
      />
      <QuestionsField form={form} />
      <PublishingFields {...props} />
    </Stack>
  );
}

function SkillFields({ form }: { form: Form }) {
  return (
    <>
      <SkillsField
        id="skills"
        label={t('jobForm.requiredSkills')}
        description={t('jobForm.aboutRequiredSkills')}
        value={form.values.skills}
        onChange={(list) => form.setFieldValue('skills', list)}
        error={form.errors['skills']}
        required
      />
      <SkillsField
        id="desired_skills"
        label={t('jobForm.desiredSkills')}
        description={t('jobForm.aboutDesiredSkills')}
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
          label={t('jobForm.yearsOfExperience')}
          id="years"
          inputMode="numeric"
          autoComplete="off"
          description={t('jobForm.aboutYears')}
          {...form.getInputProps('years')}
        />
        <TextInput
          label={t('jobForm.education')}
          id="education"
          maxLength={120}
          description={t('jobForm.aboutEducation')}
          {...form.getInputProps('education')}
        />
      </SimpleGrid>
      <KeywordsField
        id="languages"
        label={t('jobForm.languages')}
        description={t('jobForm.aboutLanguages')}
        value={form.values.languages}
        onChange={(list) => form.setFieldValue('languages', list)}
        error={form.errors['languages']}
      />
    </>
  );
}

function PublishingFields(props: { form: Form; withStatus: boolean; asksApproval: boolean }) {
  const { form, withStatus } = props;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput
        label={t('jobForm.lastDayToApply')}
        id="expires_on"
        type="date"
        description={t('jobForm.aboutLastDay')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('expires_on')}
      />
      <TextInput
        label={t('jobForm.openings')}
        id="openings"
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('openings')}
      />
      {withStatus && (
        <NativeSelect
          label={t('jobForm.status')}
          id="status"
          data={options(jobStatusLabels)}
          description={props.asksApproval ? t('jobApprovals.opensLater') : t('jobForm.aboutStatus')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('status')}
        />
      )}
    </SimpleGrid>
  );
}
