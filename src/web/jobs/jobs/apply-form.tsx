import { Button, Checkbox, Group, Modal, Radio, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { EarlierAnswer } from '../../../api/hiring/my-applications.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { AutomationNotice } from '../../fairness/human-reviews/automation-notice.tsx';
import { resumesQuery } from '../../candidates/resumes/resume-queries.ts';
import { tailoredListQuery } from '../../candidates/tailored-resumes/tailored-queries.ts';
import { earlierAnswersQuery } from '../../hiring/my-applications/application-queries.ts';
import { AnswersFields } from './answers-fields.tsx';
import { errorsByQuestion } from './answers-form.ts';
import { CopiesForJob } from './copies-for-job.tsx';
import { useApply } from './use-apply.ts';
import { t } from '../../platform/messages.ts';

const ResumeUpload = lazy(async () => ({
  default: (await import('../../candidates/resumes/resume-upload.tsx')).ResumeUpload,
}));

/** The short form to apply with. */
export function ApplyDialog({ job, opened, onClose }: { job: Job; opened: boolean; onClose: () => void }) {
  const narrow = useMediaQuery('(max-width: 36em)');
  const resumes = useQuery({ ...resumesQuery, enabled: opened });
  const asks = job.questions.length > 0;
  const earlier = useQuery({ ...earlierAnswersQuery(job.id), enabled: opened && asks, retry: false });
  const copies = useQuery({ ...tailoredListQuery, enabled: opened });
  // Without the earlier answers, the questions are answered again.
  const isPending = resumes.isPending || copies.isPending || (asks && earlier.isPending);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('jobs.applyTo', { job: job.title })}
      size="lg"
      fullScreen={narrow}
      closeButtonProps={{ 'aria-label': t('jobs.close') }}
      styles={{ title: { fontWeight: 650, lineHeight: 1.4, overflowWrap: 'anywhere' } }}
    >
      {isPending && <Skeleton height={680} />}
      {resumes.isError && (
        <ErrorView
          title={t('jobs.resumesFailed')}
          error={resumes.error}
          onRetry={() => void resumes.refetch()}
        />
      )}
      {resumes.data?.items.length === 0 && (
        <Suspense fallback={<Skeleton height={200} />}>
          <ResumeUpload resumes={resumes.data.items}>
            <div>
              <Title order={3} size="h4">
                {t('jobs.resumeNeeded')}
              </Title>
              <Text size="sm" c="dimmed">
                {t('jobs.aboutResumeNeeded')}
              </Text>
            </div>
          </ResumeUpload>
        </Suspense>
      )}
      {!isPending && resumes.data && resumes.data.items.length > 0 && (
        <ApplyForm
          job={job}
          resumes={resumes.data.items}
          earlier={earlier.data?.items ?? []}
          onDone={onClose}
        />
      )}
    </Modal>
  );
}

type Props = { job: Job; resumes: Resume[]; earlier: EarlierAnswer[]; onDone: () => void };

function ApplyForm(props: Props) {
  const { job, resumes, earlier } = props;
  const { form, problem, busy, formProps, isCopyChosen } = useApply(props);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Radio.Group label={t('jobs.resume')} {...form.getInputProps('resume_id')}>
          <Stack gap="xs" mt={4} style={{ overflowWrap: 'anywhere' }}>
            {resumes.map((resume) => (
              <Radio
                key={resume.id}
                value={resume.id}
                label={resume.file_name}
                description={resumeLine(resume)}
              />
            ))}
            {!isCopyChosen && (
              <CopiesForJob jobId={job.id} onKept={(id) => form.setFieldValue('resume_id', id)} />
            )}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t('jobs.coverNote')}
          description={t('jobs.aboutCoverNote')}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={5000}
          {...form.getInputProps('note')}
        />
        <AnswersFields
          questions={job.questions}
          answers={form.values.answers}
          earlier={earlier}
          onAnswer={(id, answer) => form.setFieldValue(`answers.${id}`, answer)}
          mistakes={errorsByQuestion(form.errors)}
        />
        <WhatIsSent employer={job.employer_name} goesOn={job.goes_to_ats ?? 'not'} />
        <AutomationNotice employer={job.employer_name} companyId={job.company?.id ?? null} />
        <Checkbox
          id="apply-consent"
          label={t('jobs.agree', { employer: job.employer_name })}
          {...form.getInputProps('agreed', { type: 'checkbox' })}
        />
        <FormProblem problem={problem && t('jobs.notSent', { problem })} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onDone} disabled={busy}>
            {t('jobs.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('jobs.submitApplication')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function WhatIsSent({ employer, goesOn }: { employer: string; goesOn: string }) {
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {t('jobs.whatIsSent', { employer, goesOn })}
    </Text>
  );
}

function resumeLine(resume: Resume): string {
  const on = formatDate(resume.upload_timestamp);
  const uploaded =
    resume.parse_status === 'failed' ? t('jobs.uploadedUnread', { on }) : t('jobs.uploaded', { on });
  return resume.is_current ? `${t('jobs.currentResume')} ${uploaded}` : uploaded;
}
