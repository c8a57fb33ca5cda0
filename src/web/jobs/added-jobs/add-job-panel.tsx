import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { messages } from '../../../api/platform/texts.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import classes from '../job-search/jobs-tools.module.css';
import { SkillsField } from '../../matching/skills/skills-field.tsx';
import { useAddJob } from './use-add-job.ts';

/** Adds a job from elsewhere: its address is checked first, and what its page says fills the form to be confirmed. */
export function AddJobPanel() {
  const { form, url, setUrl, urlProblem, note, checking, saving, check, save, added } = useAddJob();
  return (
    <Stack gap="md">
      <form noValidate onSubmit={check}>
        <div className={classes.beside}>
          <TextInput
            label="Job URL"
            type="url"
            placeholder="https://"
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
            error={urlProblem}
            id="add-job-url"
            autoComplete="off"
          />
          <Button type="submit" variant="default" loading={checking}>
            Check URL
          </Button>
        </div>
      </form>
      <Text component="output" size="sm" c="dimmed" className={classes.note}>
        {note}
      </Text>
      <form noValidate onSubmit={save}>
        <Stack gap="md">
          <div className={classes.pair}>
            <TextInput label="Job Title" aria-required {...form.getInputProps('title')} />
            <TextInput
              label="Employer"
              description="May stay empty."
              {...form.getInputProps('employer_name')}
            />
          </div>
          <Textarea
            label="Job Description"
            aria-required
            autosize
            minRows={4}
            maxRows={14}
            {...form.getInputProps('description')}
          />
          <SkillsField
            id="add-job-skills"
            label="Required Skills"
            description="Press Enter to add a skill. Remove what the job does not ask for."
            required
            value={form.values.skills}
            onChange={(skills) => form.setFieldValue('skills', skills)}
            error={form.errors['skills']}
          />
          <Group gap="md">
            <Button type="submit" loading={saving}>
              Save Job
            </Button>
            {added && (
              <Text component="output" size="sm">
                {messages.jobs.added}{' '}
                <TextLink to="/jobs/$id" params={{ id: added }} inherit underline="always">
                  Open the job
                </TextLink>
              </Text>
            )}
          </Group>
        </Stack>
      </form>
    </Stack>
  );
}
