import { Button, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type RecordImport,
  recordImportsApi,
  type StageChoice,
  stageChoices,
} from '../../../api/hiring/record-imports.ts';
import { jobsApi } from '../../../api/jobs/jobs.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { stageLabels } from '../job-stages/stage-labels.ts';
import { recordImportQuery } from './record-queries.ts';
import classes from './record-imports.module.css';

type Value = { value: string; lines: number; choice: string | null };
type Option = { value: string; label: string };

const stageOptions = stageChoices
  .filter((choice) => choice !== 'by_stage')
  .map((choice) => ({ value: choice, label: stageLabels[choice] }));
const statusOptions = [{ value: 'by_stage', label: t('recordImports.byStage') }, ...stageOptions];
const jobStatusOptions = [
  { value: 'by_stage', label: t('recordImports.jobDraft') },
  { value: 'rejected', label: t('recordImports.jobClosed') },
];

/** What the stages, statuses and jobs of a file are here. */
export function ValuesForm({ item, onEdit }: { item: RecordImport; onEdit: () => void }) {
  const queries = useQueryClient();
  const jobs = useJobOptions();
  const isOfJobs = item.kind === 'jobs';
  const { form, formProps, problem, busy } = useMutationForm({
    initialValues: { stages: chosen(item.stages), statuses: chosen(item.statuses), jobs: chosen(item.jobs) },
    onValuesChange: onEdit,
    draft: `values of ${item.id} ${item.version}`,
    save: (values) =>
      call(recordImportsApi.mapRecordImport, { params: { id: item.id }, body: bodyOf(item, values) }),
    onSaved: (now) => {
      queries.setQueryData(recordImportQuery(item.id).queryKey, now);
      return queries.invalidateQueries({ queryKey: recordImportQuery(item.id).queryKey });
    },
  });
  if (item.stages.length + item.statuses.length + item.jobs.length === 0) return null;
  return (
    <form {...formProps}>
      <Stack gap="lg">
        <FormProblem problem={problem} />
        <Values
          title={t('recordImports.stagesTitle')}
          about={t('recordImports.aboutStages')}
          values={item.stages}
          options={[{ value: '', label: t('recordImports.choose') }, ...stageOptions]}
          label={(value) => t('recordImports.stageFor', { value })}
          input={(at) => form.getInputProps(`stages.${at}`)}
        />
        <Values
          title={isOfJobs ? t('recordImports.jobStatusesTitle') : t('recordImports.statusesTitle')}
          about={isOfJobs ? t('recordImports.aboutJobStatuses') : t('recordImports.aboutStatuses')}
          values={item.statuses}
          options={
            isOfJobs ? jobStatusOptions : [{ value: '', label: t('recordImports.choose') }, ...statusOptions]
          }
          label={(value) => t('recordImports.statusFor', { value })}
          input={(at) => form.getInputProps(`statuses.${at}`)}
        />
        <Values
          title={t('recordImports.jobsTitle')}
          about={t('recordImports.aboutJobs')}
          values={item.jobs.map((job) => ({ ...job, value: job.value || t('recordImports.noJob') }))}
          options={jobs}
          label={(value) => t('recordImports.jobFor', { value })}
          input={(at) => form.getInputProps(`jobs.${at}`)}
        />
        <div>
          <Button type="submit" variant="default" loading={busy}>
            {t('recordImports.checkAgain')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Values(props: {
  title: string;
  about: string;
  values: Value[];
  options: Option[];
  label: (value: string) => string;
  input: (at: number) => object;
}) {
  const { title, about, values, options, label, input } = props;
  if (values.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {about}
      </Text>
      <ul className={classes.rows}>
        {values.map(({ value, lines, choice }, at) => (
          <li key={value} className={classes.pair}>
            <Text size="sm" className={classes.words ?? ''}>
              {t('recordImports.valueLines', { value, count: lines })}
            </Text>
            <NativeSelect
              size="sm"
              aria-label={label(value)}
              data={options}
              error={choice === null}
              {...input(at)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Chosen = Record<'stages' | 'statuses' | 'jobs', string[]>;

function bodyOf(item: RecordImport, { stages, statuses, jobs }: Chosen) {
  return {
    version: item.version,
    kind: item.kind,
    day_first: item.day_first,
    columns: item.columns.map(({ field }) => field),
    stages: stagesOf(item.stages, stages),
    statuses: stagesOf(item.statuses, statuses),
    jobs: Object.fromEntries(item.jobs.map(({ value }, at) => [value, jobs[at] ?? 'new'])),
  };
}

/** The company's jobs that lines may belong to, the newest 100, and a new one. */
function useJobOptions(): Option[] {
  const { data } = useQuery({
    queryKey: ['recruiter', 'jobs', 'for-records'],
    queryFn: ({ signal }) => call(jobsApi.listPostings, { query: { scope: 'team', limit: 100 }, signal }),
  });
  return [
    { value: 'new', label: t('recordImports.newJob') },
    ...(data?.items ?? []).map(({ id, title }) => ({ value: id, label: title })),
    { value: 'skip', label: t('recordImports.skipJob') },
  ];
}

function chosen(values: { choice: string | null }[]): string[] {
  return values.map(({ choice }) => choice ?? '');
}

function stagesOf(values: Value[], given: string[]): Record<string, StageChoice> {
  return Object.fromEntries(
    values.flatMap(({ value }, at) => {
      const choice = stageChoices.find((one) => one === given[at]);
      return choice ? [[value, choice]] : [];
    }),
  );
}
