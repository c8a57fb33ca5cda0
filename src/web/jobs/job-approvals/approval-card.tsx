import { Badge, Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobApproval } from '../../../api/jobs/job-approval.ts';
import { jobApprovalsApi } from '../../../api/jobs/job-approvals.ts';
import { jobLifecycleApi } from '../../../api/jobs/job-lifecycle.ts';
import { type Job, job as jobSchema } from '../../../api/jobs/jobs.ts';
import { ApiError, call } from '../../platform/client.ts';
import { pageLocale, t } from '../../platform/messages.ts';
import { formatAgo } from '../../platform/ui/dates.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useInvalidate } from '../../platform/ui/use-invalidate.ts';
import { useLive } from '../../platform/ui/use-live.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { jobQuery } from '../jobs/job-queries.ts';
import classes from './approval-card.module.css';
import { approvalColors, approvalLabels } from './approval-labels.ts';

/** Where the approval of a job stands that is not published yet: for its approvers the decision, for its people the next step. */
export function ApprovalCard({ job }: { job: Job }) {
  const approval = job.mine?.approval;
  const invalidate = useInvalidate();
  useLive((event) => {
    if (event.type === 'applications' && event.job_id === job.id) invalidate(jobQuery(job.id).queryKey);
  });
  if (!approval) return null;
  return (
    <Card component="section" aria-labelledby="approval" padding="lg">
      <Stack gap="sm">
        <Group gap="sm">
          <Title order={2} size="h4" id="approval" tabIndex={-1}>
            {t('jobApprovals.settings')}
          </Title>
          <Badge color={approvalColors[approval.state]}>{approvalLabels[approval.state]}</Badge>
        </Group>
        <Text size="sm" maw="42rem">
          {aboutApproval(approval)}
        </Text>
        {approval.comment !== '' && (
          <Text component="blockquote" size="sm" className={classes.comment ?? ''}>
            {approval.comment}
          </Text>
        )}
        {approval.may_decide ? <Decision job={job} /> : <NextStep job={job} state={approval.state} />}
      </Stack>
    </Card>
  );
}

function aboutApproval(approval: JobApproval): string {
  const { state, asked_by: asker, decided_by: by } = approval;
  const approvers = new Intl.ListFormat(pageLocale(), { type: 'disjunction' }).format(approval.approvers);
  if (state === 'needed') return t('jobApprovals.aboutNeeded', { approvers });
  const when = formatAgo(approval.decided_at ?? approval.asked_at ?? '');
  if (state === 'approved') return t('jobApprovals.aboutApproved', { by, when });
  if (state === 'changes_asked') return t('jobApprovals.aboutChanges', { by, when });
  if (approval.may_decide) {
    return asker === ''
      ? t('jobApprovals.decideUnknown', { when })
      : t('jobApprovals.decide', { by: asker, when });
  }
  return asker === ''
    ? t('jobApprovals.aboutWaitingUnknown', { approvers, when })
    : t('jobApprovals.aboutWaiting', { approvers, by: asker, when });
}

type Decided = 'approve' | 'ask_for_changes';

/** The comment and the two ways to decide, of which one needs the comment. */
function Decision({ job }: { job: Job }) {
  const client = useQueryClient();
  const refresh = useRefresh(job.id);
  const { queryKey } = jobQuery(job.id);
  const made = useMutationForm({
    initialValues: { comment: '', decision: 'approve' as Decided },
    draft: `approval ${job.id}`,
    save: (body) =>
      call(jobApprovalsApi.decideOnJob, { params: { id: job.id }, body: { ...body, version: job.version } }),
    onSaved: (after, { decision }) => {
      client.setQueryData(queryKey, after);
      toast.success(
        decision === 'approve' ? t('jobApprovals.approvedNow') : t('jobApprovals.changesAskedNow'),
      );
      void refresh();
      // The buttons are gone: the reader goes on at the heading.
      document.getElementById('approval')?.focus();
    },
    onFailed: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'stale_version') return false;
      const newer = jobSchema.safeParse(error.current);
      if (newer.success) client.setQueryData(queryKey, newer.data);
      made.setProblem(t('jobApprovals.changedMeanwhile'));
      return true;
    },
  });
  const { form, problem, busy, send, isTypedBefore, discard } = made;
  function sendBack() {
    if (form.values.comment.trim() !== '') return send({ decision: 'ask_for_changes' });
    form.setFieldError('comment', t('jobApprovals.whatToChange'));
    form.getInputNode('comment')?.focus();
  }
  return (
    <form {...made.formProps}>
      <Stack gap="sm" maw="42rem">
        <FormProblem problem={problem} />
        <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
        <Textarea
          label={t('jobApprovals.commentOptional')}
          autosize
          minRows={2}
          maxLength={2000}
          key={form.key('comment')}
          {...form.getInputProps('comment')}
        />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            {t('jobApprovals.approve')}
          </Button>
          <Button variant="default" disabled={busy} onClick={sendBack}>
            {t('jobApprovals.askForChanges')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What the people of the job can do: ask, ask again, publish. */
function NextStep({ job, state }: { job: Job; state: JobApproval['state'] }) {
  const refresh = useRefresh(job.id);
  const open = useMutation({
    mutationFn: () =>
      call(jobLifecycleApi.changeJobStatus, {
        params: { id: job.id },
        body: { version: job.version, status: 'open' },
      }),
    onSuccess: ({ status }) =>
      toast.success(status === 'open' ? t('jobApprovals.published') : t('jobApprovals.asked')),
    onError: (error) =>
      toast.error(error instanceof ApiError ? (error.detail ?? error.title) : t('jobApprovals.failed')),
    onSettled: async () => {
      await refresh();
      document.getElementById('approval')?.focus();
    },
  });
  if (!job.mine?.can_edit || state === 'waiting') return null;
  const labels = {
    needed: t('jobApprovals.ask'),
    changes_asked: t('jobApprovals.askAgain'),
    approved: t('jobApprovals.publish'),
  };
  return (
    <Group gap="xs">
      <Button loading={open.isPending} onClick={() => open.mutate()}>
        {labels[state]}
      </Button>
      {state === 'changes_asked' && (
        <LinkButton variant="default" to="/jobs/$id/edit" params={{ id: job.id }}>
          {t('jobApprovals.edit')}
        </LinkButton>
      )}
    </Group>
  );
}

/** Fetches again what tells where the job stands. */
function useRefresh(id: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: jobQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: ['jobs', 'list'] }),
      client.invalidateQueries({ queryKey: ['recruiter'] }),
    ]);
}
