import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { TextLink } from '../../platform/ui/link-button.tsx';
import classes from '../job-search/jobs-tools.module.css';
import { SkillsField } from '../../matching/skills/skills-field.tsx';
import { useAddJob } from './use-add-job.ts';
import { t } from '../../platform/messages.ts';

/** Adds a job from elsewhere: its address is checked first, and what its page says fills the form to be confirmed. */
export function AddJobPanel() {
  const { address, adding, added } = useAddJob();
  return (
    <Stack gap="md">
      <form {...address.formProps}>
        <div className={classes.beside}>
          <TextInput
            label={t('addedJobs.jobUrl')}
            type="url"
            placeholder="https://"
            id="add-job-url"
            autoComplete="off"
            {...address.form.getInputProps('url')}
          />
          <Button type="submit" variant="default" loading={address.busy}>
            {t('addedJobs.checkUrl')}
          </Button>
        </div>
      </form>
      <Text component="output" size="sm" c="dimmed" className={classes.note}>
        {address.note}
      </Text>
      <form {...adding.formProps}>
        <Stack gap="md">
          <Fields form={adding.form} />
          <Group gap="md">
            <Button type="submit" loading={adding.busy}>
              {t('addedJobs.saveJob')}
            </Button>
            {added && (
              <Text component="output" size="sm">
                {t('jobs.added')}{' '}
                <TextLink to="/jobs/$id" params={{ id: added }} inherit underline="always">
                  {t('addedJobs.openTheJob')}
                </TextLink>
              </Text>
            )}
          </Group>
        </Stack>
      </form>
    </Stack>
  );
}

function Fields({ form }: { form: ReturnType<typeof useAddJob>['adding']['form'] }) {
  return (
    <>
      <div className={classes.pair}>
        <TextInput label={t('addedJobs.jobTitle')} aria-required {...form.getInputProps('title')} />
        <TextInput
          label={t('addedJobs.employer')}
          description={t('addedJobs.optional')}
          {...form.getInputProps('employer_name')}
        />
      </div>
      <Textarea
        label={t('addedJobs.jobDescription')}
        aria-required
        autosize
        minRows={4}
        maxRows={14}
        {...form.getInputProps('description')}
      />
      <SkillsField
        id="add-job-skills"
        label={t('addedJobs.requiredSkills')}
        description={t('addedJobs.aboutSkills')}
        required
        value={form.values.skills}
        onChange={(skills) => form.setFieldValue('skills', skills)}
        error={form.errors['skills']}
      />
    </>
  );
}
