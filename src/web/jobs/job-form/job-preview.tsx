import { Badge, Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useEntryName } from '../../identity/company-lists/use-departments.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { formatSalary } from '../../platform/ui/format.ts';
import { formatPlace, jobTypeLabels } from '../../platform/ui/job-labels.ts';
import { SkillTags } from '../../platform/ui/skill-tags.tsx';
import { AnswersFields } from '../jobs/answers-fields.tsx';
import { JobDescription } from '../jobs/job-description.tsx';
import { JobFacts } from '../jobs/job-facts.tsx';
import { sentLocations } from './job-form-values.ts';
import { wholeNumber } from '../../platform/ui/whole-number.ts';
import type { JobFormValues } from './job-form-values.ts';
import { t } from '../../platform/messages.ts';

/** The button that shows what is in the form as a candidate will see it; nothing is stored. */
export function PreviewButton({ values }: { values: JobFormValues }) {
  const [opened, setOpened] = useState(false);
  const narrow = useMediaQuery('(max-width: 36em)');
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('jobForm.preview')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('jobForm.asCandidatesSeeIt')}
        size="xl"
        fullScreen={narrow}
        closeButtonProps={{ 'aria-label': t('jobForm.close') }}
      >
        {opened && <Preview values={values} />}
      </Modal>
    </>
  );
}

function Preview({ values }: { values: JobFormValues }) {
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const pay = formatSalary(payOf(values)) ?? t('jobForm.salaryNotStated');
  const department = { name: useEntryName('departments', values.department_id) };
  const location = { name: useEntryName('locations', values.location_id) };
  const place = formatPlace({ ...values, locations: sentLocations(values) });
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Title order={2} style={{ overflowWrap: 'anywhere' }}>
          {values.title.trim() || t('jobForm.noTitleYet')}
        </Title>
        <Text size="sm" c="dimmed">
          {[jobTypeLabels[values.job_type], place, pay].filter(Boolean).join(' · ')}
        </Text>
        {values.expires_on !== '' && (
          <Group>
            <Badge color="gray">{t('jobForm.openUntil', { day: formatDate(values.expires_on) })}</Badge>
          </Group>
        )}
      </Stack>
      {values.description.trim() !== '' && <JobDescription text={values.description} />}
      <Skills title={t('jobForm.requiredSkillsHeading')} skills={values.skills} />
      <Skills title={t('jobForm.desiredSkillsHeading')} skills={values.desired_skills} />
      <JobFacts job={{ ...factsOf(values), department, company_location: location }} />
      {values.questions.length > 0 && (
        <Stack gap="sm">
          <Title order={3} size="h4">
            {t('jobForm.questionsPreview')}
          </Title>
          <AnswersFields
            questions={values.questions}
            answers={answers}
            onAnswer={(id, answer) => setAnswers({ ...answers, [id]: answer })}
            mistakes={{}}
          />
        </Stack>
      )}
    </Stack>
  );
}

function Skills({ title, skills }: { title: string; skills: string[] }) {
  if (skills.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {title}
      </Title>
      <SkillTags skills={skills} max={skills.length} label={title} />
    </Stack>
  );
}

function factsOf(values: JobFormValues) {
  const [years, openings] = [wholeNumber(values.years), wholeNumber(values.openings)];
  return {
    location_type: values.location_type,
    years: Number.isNaN(years) ? null : years,
    education: values.education.trim(),
    languages: values.languages,
    openings: openings === null || Number.isNaN(openings) ? 1 : openings,
    locations: sentLocations(values),
  };
}

function payOf(values: JobFormValues) {
  const [min, max] = [wholeNumber(values.salary_min), wholeNumber(values.salary_max)];
  if (!/^[A-Z]{3}$/.test(values.salary_currency)) return null;
  if ((min === null && max === null) || Number.isNaN(min) || Number.isNaN(max)) return null;
  return { min, max, currency: values.salary_currency, interval: values.salary_interval, display: '' };
}
