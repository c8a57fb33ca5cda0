import { Button, Group, NativeSelect, Stack, Text, Textarea, Title } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ResumeImport, resumeImportsApi } from '../../../api/hiring/resume-imports.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { formatDateTime } from '../../platform/ui/dates.ts';
import { DividedList } from '../../platform/ui/divided-list.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { JobMailCard } from '../mail-in/job-mail-card.tsx';
import { AddPerson } from './add-person.tsx';
import { FileDrop } from './file-drop.tsx';
import { importQuery, importsQuery } from './import-queries.ts';
import { LeftOutList } from './left-out-list.tsx';
import { uploadFiles } from './upload-queue.ts';
import { useTargets } from './use-import-jobs.ts';
import { usePicked } from './use-picked.ts';

/** Brings resumes in for a job: which job, where they come from, the files; below, what was brought in before. */
export function ResumeImportsPage() {
  const { job, person } = useSearch({ strict: false }) as { job?: string; person?: string };
  const navigate = useNavigate();
  const ask = (isAsking: boolean) =>
    void navigate({
      to: '/recruiter/imports',
      search: { ...(job && { job }), ...(isAsking && { person: 'new' }) },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageHeader
        title={t('resumeImports.addResumes')}
        back={
          job === 'none' ? (
            <TextLink size="sm" to="/recruiter/talent">
              {t('resumeImports.talentPool')}
            </TextLink>
          ) : job ? (
            <TextLink size="sm" to="/jobs/$id/applicants" params={{ id: job }}>
              {t('applications.applicants')}
            </TextLink>
          ) : (
            <TextLink size="sm" to="/applicants">
              {t('applications.applicants')}
            </TextLink>
          )
        }
        context={t('resumeImports.about')}
        action={
          <Button variant="default" onClick={() => ask(true)}>
            {t('resumeImports.addAPerson')}
          </Button>
        }
      />
      <Stack gap="xl" maw="44rem">
        <NewImport job={job} />
        {job && job !== 'none' && <JobMailCard id={job} />}
        <Group gap="lg">
          {job !== 'none' && (
            <TextLink size="sm" to="/recruiter/referrals" search={job ? { job } : {}}>
              {t('referrals.title')}
            </TextLink>
          )}
          {!job && (
            <TextLink size="sm" to="/recruiter/move">
              {t('recordImports.importFromElsewhere')}
            </TextLink>
          )}
        </Group>
        <EarlierImports job={job} />
      </Stack>
      <AddPerson opened={person !== undefined} job={job} onClose={() => ask(false)} />
    </>
  );
}

function NewImport({ job }: { job: string | undefined }) {
  const targets = useTargets();
  const { picked, opening, pick, clear } = usePicked();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { form, formProps, problem, busy } = useMutationForm({
    initialValues: { job_id: job ?? '', source: '' },
    draft: 'resume import',
    validate: {
      job_id: (id) => (targets.some(({ value }) => value === id) ? null : t('resumeImports.chooseAJob')),
      source: (source) => (source.trim() === '' ? t('resumeImports.sourceNeeded') : null),
    },
    save: async (values, idempotencyKey) => {
      if (picked.files.length === 0) throw new Error(t('resumeImports.chooseFilesFirst'));
      const jobId = values.job_id === 'none' ? null : values.job_id;
      return call(resumeImportsApi.createResumeImport, {
        body: { ...values, job_id: jobId },
        idempotencyKey,
      });
    },
    onSaved: async (made) => {
      queries.setQueryData(importQuery(made.id).queryKey, made);
      uploadFiles(queries, made.id, picked.files);
      clear();
      await navigate({ to: '/recruiter/imports/$id', params: { id: made.id } });
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <FormProblem problem={problem} />
        <NativeSelect
          label={t('resumeImports.addTo')}
          data={[{ value: '', label: t('resumeImports.chooseAJob') }, ...targets]}
          {...form.getInputProps('job_id')}
        />
        <Textarea
          label={t('resumeImports.source')}
          description={t('resumeImports.aboutSource')}
          autosize
          minRows={2}
          maxLength={300}
          {...form.getInputProps('source')}
        />
        <FileDrop onFiles={pick} busy={opening} />
        <Text component="output" size="sm">
          {picked.files.length > 0 && t('resumeImports.ready', { count: picked.files.length })}
        </Text>
        <LeftOutList left={picked.left} />
        <div>
          <Button type="submit" loading={busy} disabled={opening}>
            {t('resumeImports.add', { count: picked.files.length })}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function EarlierImports({ job }: { job: string | undefined }) {
  const list = useInfiniteQuery(importsQuery(job));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isError)
    return (
      <ErrorView
        title={t('resumeImports.listFailed')}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports">
      <Title order={2} size="h3" id="earlier-imports" mb="sm">
        {t('resumeImports.earlier')}
      </Title>
      <DividedList items={items} show={(item) => <EarlierImport item={item} />} />
      <ShowMore list={list} />
    </section>
  );
}

function EarlierImport({ item }: { item: ResumeImport }) {
  const { counts } = item;
  const open = counts.to_check + counts.duplicate;
  return (
    <div>
      <TextLink to="/recruiter/imports/$id" params={{ id: item.id }} fw={500} size="sm">
        {item.job_id === null ? t('resumeImports.talentPool') : item.job_title}
      </TextLink>
      <Text size="sm" c="dimmed">
        {[
          formatDateTime(item.created_at),
          item.created_by,
          item.kind === 'person' && t('resumeImports.onePerson'),
          item.kind === 'referral' && t('resumeImports.viaReferral'),
          t('resumeImports.countAdded', { count: counts.added }),
          open > 0 && t('resumeImports.countOpen', { count: open }),
          item.undone && t('resumeImports.undone'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </div>
  );
}
