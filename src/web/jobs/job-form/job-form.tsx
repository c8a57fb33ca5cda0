import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { JobDraft } from '../../../api/jobs/job-drafts.ts';
import type { Job, JobInput } from '../../../api/jobs/jobs.ts';
import { formatAgo, formatClock } from '../../platform/ui/dates.ts';
import { FormErrors } from '../../platform/ui/form-errors.tsx';
import { jobDraftQuery } from './job-draft.ts';
import { JobFormFields } from './job-form-fields.tsx';
import { jobFormLabels } from './job-form-labels.ts';
import type { JobFormValues } from './job-form-values.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { Remarks } from './remarks.tsx';
import { useJobForm } from './use-job-form.ts';
import type { Keeping } from './use-job-form.ts';
import { t } from '../../platform/messages.ts';

type Sent = { status?: JobInput['status'] };

/**
 * The form of a job. `send` stores it over a version and answers the job; a failure keeps everything typed. `notice` stands above the
 * fields, and gets the form so that it can change it; `actions` are the buttons.
 */
export function JobForm(props: Props) {
  const kept = useQuery(jobDraftQuery(props.draft));
  if (kept.isPending) return <Skeleton height={1200} aria-busy />;
  const needsApproval = kept.data?.needs_approval === true;
  return <OpenForm {...props} before={kept.data?.draft ?? null} needsApproval={needsApproval} />;
}

type Props = {
  /** The name that the unsent form is kept under. */
  draft: string;
  /** The version of the job that `initial` is; 0 for a new one. */
  version: number;
  initial: JobFormValues;
  withStatus: boolean;
  /** True when opening the job asks for approval first. */
  asksApproval?: boolean;
  send: (input: JobInput, version: number, idempotencyKey: string) => Promise<Job>;
  failure: string;
  onSaved: (job: Job) => void;
  onStale?: (current: unknown) => void;
  notice?: (form: UseFormReturnType<JobFormValues>, submit: () => void) => ReactNode;
  actions: (state: {
    busy: boolean;
    submit: (sent?: Sent) => void;
    values: JobFormValues;
    /** True when the company's jobs are approved before they are published. */
    needsApproval: boolean;
  }) => ReactNode;
};

function OpenForm({
  before,
  needsApproval,
  ...props
}: Props & { before: JobDraft | null; needsApproval: boolean }) {
  const [done, setDone] = useState(false);
  const { form, problem, busy, send, formProps, keeping, startOver } = useJobForm({
    name: props.draft,
    opened: props.version,
    initial: props.initial,
    before,
    send: props.send,
    onSaved: (job) => {
      setDone(true);
      props.onSaved(job);
    },
    onStale: props.onStale,
    failure: props.failure,
  });
  return (
    <form {...formProps}>
      <LeaveGuard active={form.isDirty() && !done} isKept={['kept', 'saving'].includes(keeping.state)} />
      <Stack gap="lg" maw="44rem">
        <FormErrors errors={form.errors} labels={jobFormLabels} problem={problem} />
        {before && <Restored at={before.saved_at} onDrop={startOver} />}
        {props.notice?.(form, () => send())}
        <Text size="xs" c="dimmed">
          {t('jobForm.whatIsRequired')}
        </Text>
        <JobFormFields form={form} withStatus={props.withStatus} asksApproval={props.asksApproval === true} />
        <Remarks values={form.values} />
        <Group gap="xs">{props.actions({ busy, submit: send, values: form.values, needsApproval })}</Group>
        <Text size="xs" c="dimmed" mih="1.5em" role={keeping.state === 'failed' ? 'alert' : undefined}>
          {saveStateLabel(keeping)}
        </Text>
      </Stack>
    </form>
  );
}

const keepingNow = {
  nothing: '',
  saving: t('jobForm.savingDraft'),
  failed: t('jobForm.draftNotSaved'),
};

function saveStateLabel(keeping: Keeping): string {
  if (keeping.state === 'kept') {
    const time = formatClock(keeping.at);
    return t('jobForm.draftSaved', { time });
  }
  return keepingNow[keeping.state];
}

function Restored({ at, onDrop }: { at: string; onDrop: () => void }) {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <Group gap="xs" justify="space-between">
      <Text size="sm" c="dimmed">
        {t('jobForm.draftRestored', { at: formatAgo(at) })}
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => {
          setShown(false);
          onDrop();
        }}
      >
        {t('jobForm.startOver')}
      </Button>
    </Group>
  );
}
