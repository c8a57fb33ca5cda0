import { Button, Card, Group, NativeSelect, NumberInput, Stack, Switch, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { UseFormReturnType } from '@mantine/form';
import { jobPipeline, jobStagesApi } from '../../../api/hiring/job-stages.ts';
import type { JobPipeline, JobStage } from '../../../api/hiring/job-stages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { JobNotFound } from '../../jobs/jobs/job-not-found.tsx';
import { JobHeader } from '../../jobs/jobs/job-header.tsx';
import { LeaveGuard } from '../../jobs/job-form/leave-guard.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { formMistakes } from '../../platform/ui/form-mistakes.ts';
import { pipelineQuery } from '../applications/applicant-queries.ts';
import { LiveApplicants } from '../applications/live-applicants.tsx';
import { RulesCard } from '../stage-rules/rules-card.tsx';
import { StageList } from './stage-list.tsx';
import { SaveStageTemplate, stageTemplatesQuery } from './stage-templates.tsx';
import { t } from '../../platform/messages.ts';

/** How a job's applications are worked through: its stages, blind review, and how soon applicants hear something. */
export function StagesPage() {
  const { id } = useParams({ from: '/shell/jobs/$id/stages' });
  const pipeline = useQuery({ ...pipelineQuery(id), staleTime: 0 });
  if (pipeline.error instanceof ApiError && pipeline.error.status === 404) return <JobNotFound />;
  return (
    <Stack gap={0} maw="44rem">
      <LiveApplicants />
      <JobHeader id={id} title={t('jobStages.stagesAndReview')} />
      {pipeline.isPending && <SkeletonList rows={7} height={44} />}
      {pipeline.isError && (
        <ErrorView
          title={t('jobStages.stagesFailed')}
          error={pipeline.error}
          onRetry={() => void pipeline.refetch()}
        />
      )}
      {pipeline.data && (
        <>
          <Form key={pipeline.data.version} stored={pipeline.data} />
          <RulesCard pipeline={pipeline.data} />
        </>
      )}
    </Stack>
  );
}

type StagesForm = UseFormReturnType<Pick<JobPipeline, 'stages' | 'blind' | 'answer_days'>>;

function Form({ stored }: { stored: JobPipeline }) {
  const { form, problem, busy, formProps } = useStagesForm(stored);
  const setStages = (stages: JobStage[]) => form.setFieldValue('stages', stages);
  return (
    <form {...formProps}>
      <LeaveGuard active={form.isDirty() && !busy} />
      <Stack gap="lg">
        <FormProblem problem={problem} />
        <Card component="section" aria-labelledby="stages">
          <Group justify="space-between" mb="sm">
            <Title order={2} size="h3" id="stages">
              {t('jobStages.stages')}
            </Title>
            <FromTemplate onChoose={setStages} />
          </Group>
          <StageList stages={form.values.stages} onChange={setStages} />
          <Text size="xs" c="dimmed" mt="sm">
            {t('jobStages.removeHint')}
          </Text>
          <SaveStageTemplate stages={form.values.stages} />
        </Card>
        <ReviewCard form={form} />
        <Group justify="flex-end">
          <Button type="submit" loading={busy} disabled={!form.isDirty()}>
            {t('jobStages.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function ReviewCard({ form }: { form: StagesForm }) {
  return (
    <Card component="section" aria-labelledby="review">
      <Title order={2} size="h3" id="review" mb="sm">
        {t('jobStages.review')}
      </Title>
      <Stack gap="md">
        <Switch
          label={t('jobStages.blindReview')}
          description={t('jobStages.aboutBlindReview')}
          {...form.getInputProps('blind', { type: 'checkbox' })}
        />
        <NumberInput
          label={t('jobStages.answerDays')}
          description={t('jobStages.aboutAnswerDays')}
          min={1}
          max={60}
          allowDecimal={false}
          clampBehavior="strict"
          w={{ base: '100%', sm: '24rem' }}
          value={form.values.answer_days ?? ''}
          error={form.errors['answer_days']}
          onChange={(days) => form.setFieldValue('answer_days', typeof days === 'number' ? days : null)}
        />
      </Stack>
    </Card>
  );
}

function useStagesForm(stored: JobPipeline) {
  const queries = useQueryClient();
  const { stages, blind, answer_days } = stored;
  return useMutationForm({
    initialValues: { stages, blind, answer_days },
    save: (values) =>
      call(jobStagesApi.changeJobPipeline, {
        params: { id: stored.job_id },
        body: { version: stored.version, ...values },
      }),
    saved: t('jobStages.saved'),
    onSaved: async (saved) => {
      queries.setQueryData(pipelineQuery(stored.job_id).queryKey, saved);
      await queries.invalidateQueries({ queryKey: ['applicants'] });
    },
    // What is said of a stage stands above the form: the list has no place for it.
    fieldOf: (path) => (path.startsWith('stages') ? 'form' : path),
    problemOf: (error) => {
      const current = error instanceof ApiError ? jobPipeline.safeParse(error.current) : null;
      return current?.success
        ? t('jobStages.changedByOther', {
            stages: current.data.stages.map(({ name }) => name).join(', '),
          })
        : (formMistakes(error, []).problem ?? '');
    },
  });
}

function FromTemplate({ onChoose }: { onChoose: (stages: JobStage[]) => void }) {
  const templates = useQuery(stageTemplatesQuery).data?.items ?? [];
  if (templates.length === 0) return null;
  return (
    <NativeSelect
      aria-label={t('jobStages.useTemplate')}
      data={[
        { value: '', label: t('jobStages.fromTemplate') },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value=""
      onChange={(event) => {
        const chosen = templates.find(({ id }) => id === event.currentTarget.value);
        if (chosen) onChoose(chosen.stages);
      }}
    />
  );
}
