import { Alert, Anchor, Button, List, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { jobRemarksApi } from '../../../api/jobs/job-remarks.ts';
import type { SoleExclusions } from '../../../api/jobs/job-remarks.ts';
import { call } from '../../platform/client.ts';
import { wholeNumber } from '../../platform/ui/whole-number.ts';
import type { JobFormValues } from './job-form-values.ts';
import { t } from '../../platform/messages.ts';

/** Looks over what is in the form on request, and says what may keep people from applying. It stops nothing. */
export function Remarks({ values }: { values: JobFormValues }) {
  const check = useMutation({
    mutationFn: () => call(jobRemarksApi.remarkOnJob, { body: bodyOf(values) }),
  });
  const remarks = check.data?.remarks ?? [];
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Lightbulb size={16} aria-hidden />}
        loading={check.isPending}
        onClick={() => check.mutate()}
      >
        {t('jobForm.checkRequirements')}
      </Button>
      <div aria-live="polite" style={{ width: '100%' }}>
        {check.isError && <Text size="sm">{t('jobForm.checkFailed', { message: check.error.message })}</Text>}
        {check.isSuccess && remarks.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('jobForm.noSuggestions')}
          </Text>
        )}
        {remarks.length > 0 && (
          <Alert color="blue" variant="light" title={t('jobForm.worthASecondLook')}>
            <List size="sm" spacing={4}>
              {remarks.map(({ field, text }, index) => (
                <List.Item key={index}>
                  {text}{' '}
                  <Anchor
                    href={`#${field}`}
                    inherit
                    c="inherit"
                    underline="always"
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(field)?.focus();
                    }}
                  >
                    {t('jobForm.goToTheField')}
                  </Anchor>
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
        {check.data?.excluded && <Excluded excluded={check.data.excluded} />}
      </div>
    </Stack>
  );
}

/** What each required skill costs, so that an employer can weigh it; nobody is named, and small numbers are not told. */
function Excluded({ excluded }: { excluded: SoleExclusions }) {
  return (
    <Stack gap={4} mt="sm">
      <Text size="sm">{t('jobForm.excludedPeople', { people: excluded.people })}</Text>
      <List size="sm" spacing={4}>
        {excluded.skills.map(({ skill, people }) => (
          <List.Item key={skill}>
            {skill}: {people === null ? t('jobForm.fewerThanFive') : people}
          </List.Item>
        ))}
      </List>
    </Stack>
  );
}

function bodyOf(values: JobFormValues) {
  const years = wholeNumber(values.years);
  return {
    title: values.title,
    description: values.description,
    skills: values.skills,
    desired_skills: values.desired_skills,
    years: Number.isNaN(years) || Number(years) > 99 ? null : years,
    salary_stated: values.salary_min.trim() !== '' || values.salary_max.trim() !== '',
    locations: values.location_type === 'remote' ? [] : values.locations,
  };
}
