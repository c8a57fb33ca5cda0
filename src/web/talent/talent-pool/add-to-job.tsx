import { Button, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { poolApplicationsApi } from '../../../api/talent/pool-applications.ts';
import type { TalentRecord } from '../../../api/talent/talent-pool.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { useOpenJobs } from './talent-filters.tsx';

/** Makes somebody whom the company added an applicant of one of its jobs, and opens the application. */
export function AddToJob({ person, job }: { person: TalentRecord; job: string | undefined }) {
  const jobs = useOpenJobs();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const chosenOf = (picked: string) => jobs.find(({ id }) => id === picked)?.id ?? jobs[0]?.id ?? '';
  const { form, formProps, problem, busy } = useMutationForm({
    initialValues: { job_id: job ?? '' },
    draft: `job for ${person.id}`,
    save: ({ job_id }, idempotencyKey) =>
      call(poolApplicationsApi.addTalentToJob, {
        params: { id: person.id },
        body: { job_id: chosenOf(job_id) },
        idempotencyKey,
      }),
    saved: t('talentPool.addedToJob', { name: person.name }),
    onSaved: async ({ application_id: id }) => {
      await queries.invalidateQueries({ queryKey: ['recruiter', 'talent'] });
      await navigate({ to: '/applicants/$id', params: { id } });
    },
  });
  if (jobs.length === 0) return null;
  return (
    <section aria-label={t('talentPool.addToJob')}>
      <Title order={4}>{t('talentPool.addToJob')}</Title>
      <Text size="sm" c="dimmed" mb="xs">
        {t('talentPool.aboutAddToJob')}
      </Text>
      <form {...formProps}>
        <Stack gap="sm" align="flex-start">
          <FormProblem problem={problem} />
          <NativeSelect
            label={t('talentPool.job')}
            data={jobs.map(({ id, title }) => ({ value: id, label: title }))}
            {...form.getInputProps('job_id')}
            value={chosenOf(form.values.job_id)}
          />
          <Button type="submit" variant="default" loading={busy}>
            {t('talentPool.addToJobNow')}
          </Button>
        </Stack>
      </form>
    </section>
  );
}
