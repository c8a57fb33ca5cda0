import { Alert, Button, Card, Group, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { confirmHours } from '../../../api/identity/guest-applications.ts';
import type { Job } from '../../../api/jobs/jobs.ts';
import { AnswersFields } from '../../jobs/jobs/answers-fields.tsx';
import { isTaking } from '../../jobs/jobs/job-labels.ts';
import { jobQuery } from '../../jobs/jobs/job-queries.ts';
import { rich, t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { Agreement } from './agreement.tsx';
import { GuestResume } from './guest-resume.tsx';
import { useGuestApply } from './use-guest-apply.ts';

/** Where visitors apply to a job without an account. */
export function GuestApplyPage() {
  const { id } = useParams({ from: '/shell/jobs/$id/apply' });
  const { status, user } = useSession();
  const job = useQuery(jobQuery(id));
  // Whoever is signed in applies on the job's page; that page also says what is wrong with a job.
  if (user || job.error)
    return (
      <Navigate
        to="/jobs/$id"
        params={{ id }}
        search={user?.role === 'candidate' ? { apply: '1' } : {}}
        replace
      />
    );
  if (!job.data || status !== 'out') return <Skeleton height={480} maw="40rem" aria-busy />;
  return <GuestApply key={id} job={job.data} />;
}

function GuestApply({ job }: { job: Job }) {
  const apply = useGuestApply(job);
  return (
    <>
      <PageHeader
        title={t('jobs.applyTo', { job: job.title })}
        context={t('guestApplications.context', { employer: job.employer_name })}
        back={
          <TextLink to="/jobs/$id" params={{ id: job.id }} size="sm">
            {t('guestApplications.backToJob')}
          </TextLink>
        }
      />
      <Card maw="40rem" padding="lg">
        {!isTaking(job) ? (
          <Text role="alert">{t('hiringErrors.jobNotAccepting')}</Text>
        ) : apply.sentTo === null ? (
          <GuestForm job={job} apply={apply} />
        ) : (
          <LinkSent email={apply.sentTo} apply={apply} />
        )}
      </Card>
    </>
  );
}

type Apply = ReturnType<typeof useGuestApply>;

function GuestForm({ job, apply }: { job: Job; apply: Apply }) {
  const { form, problem, busy, formProps } = apply;
  return (
    <form {...formProps}>
      <Stack gap="md">
        <SignInInstead jobId={job.id} />
        <GuestResume upload={apply.upload} error={form.errors['resume_id']} />
        <TextInput
          label={t('guestApplications.name')}
          autoComplete="name"
          required
          withAsterisk={false}
          maxLength={150}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('guestApplications.email')}
          description={t('guestApplications.aboutEmail')}
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          {...form.getInputProps('email')}
        />
        {job.questions.length > 0 && (
          <AnswersFields
            questions={job.questions}
            answers={form.values.answers}
            onAnswer={(id, answer) => form.setFieldValue(`answers.${id}`, answer)}
            mistakes={apply.answerMistakes}
          />
        )}
        <Textarea
          label={t('jobs.coverNote')}
          description={t('jobs.aboutCoverNote')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={5000}
          {...form.getInputProps('note')}
        />
        <Agreement
          employer={job.employer_name}
          companyId={job.company?.id ?? null}
          goesOn={job.goes_to_ats}
          {...form.getInputProps('agreed', { type: 'checkbox' })}
        />
        <FormProblem problem={problem && t('jobs.notSent', { problem })} />
        <Button type="submit" loading={busy}>
          {t('guestApplications.apply')}
        </Button>
      </Stack>
    </form>
  );
}

function SignInInstead({ jobId }: { jobId: string }) {
  return (
    <Text size="sm">
      {rich('guestApplications.signIn', {
        link: (text) => (
          <TextLink to="/auth/login" search={{ from: `/jobs/${jobId}?apply=1` }} inherit underline="always">
            {text}
          </TextLink>
        ),
      })}
    </Text>
  );
}

/** What comes next, once the link is on its way. */
function LinkSent({ email, apply }: { email: string; apply: Apply }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Stack gap="md" ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <Alert color="accent" variant="light" title={t('guestApplications.checkEmail')}>
        <Text size="sm">
          {rich('guestApplications.linkSent', {
            email,
            hours: confirmHours,
            b: (text) => <b style={{ overflowWrap: 'anywhere' }}>{text}</b>,
          })}
        </Text>
      </Alert>
      <Text size="sm" c="dimmed">
        {t('guestApplications.notArrived')}
      </Text>
      <FormProblem problem={apply.problem} />
      <Group gap="xs">
        <Button variant="default" loading={apply.busy} onClick={() => apply.send()}>
          {t('guestApplications.sendAgain')}
        </Button>
        <Button variant="subtle" onClick={apply.change}>
          {t('guestApplications.changeDetails')}
        </Button>
        <LinkButton to="/jobs" variant="subtle">
          {t('companyPages.seeAllJobs')}
        </LinkButton>
      </Group>
      <Text component="output" size="sm" c="dimmed" aria-live="polite">
        {apply.times > 1 && t('guestApplications.sentAgain')}
      </Text>
    </Stack>
  );
}
