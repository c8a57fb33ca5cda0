import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/List.layer.css';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { JobDraft } from '../../../api/jobs/job-drafts.ts';
import type { Job, JobInput } from '../../../api/jobs/jobs.ts';
import { messages } from '../../../api/platform/texts.ts';
import { ApiError, fieldErrors } from '../../platform/client.ts';
import { isSignedOutError } from '../../platform/shell/session.tsx';
import { formatAgo, formatClock } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { jobDraftQuery } from './job-draft.ts';
import { JobFormErrors } from './job-form-errors.tsx';
import { JobFormFields } from './job-form-fields.tsx';
import { jobFormSchema } from './job-form-values.ts';
import type { JobFormValues } from './job-form-values.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { Remarks } from './remarks.tsx';
import { useJobForm } from './use-job-form.ts';
import type { Keeping } from './use-job-form.ts';

type Sent = { status?: JobInput['status'] };

/**
 * The form of a job. `send` stores it over a version and answers the job; a failure keeps everything typed. `notice` stands above the
 * fields, and gets the form so that it can change it; `actions` are the buttons.
 */
export function JobForm(props: Props) {
  const kept = useQuery(jobDraftQuery(props.draft));
  if (kept.isPending) return <Skeleton height={480} aria-busy />;
  return <OpenForm {...props} before={kept.data?.draft ?? null} />;
}

type Props = {
  /** The name that the unsent form is kept under. */
  draft: string;
  /** The version of the job that `initial` is; 0 for a new one. */
  version: number;
  initial: JobFormValues;
  withStatus: boolean;
  send: (input: JobInput, version: number) => Promise<Job>;
  failure: string;
  onSaved: (job: Job) => void;
  onStale?: (current: unknown) => void;
  notice?: (form: UseFormReturnType<JobFormValues>, submit: () => void) => ReactNode;
  actions: (state: { busy: boolean; submit: (sent?: Sent) => void; values: JobFormValues }) => ReactNode;
};

function OpenForm({ before, ...props }: Props & { before: JobDraft | null }) {
  const { form, keeping, version, forget, startOver } = useJobForm(
    props.draft,
    props.version,
    props.initial,
    before,
  );
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  async function submit(sent: Sent = {}) {
    const checked = jobFormSchema.safeParse({ ...form.values, ...sent });
    if (form.validate().hasErrors || !checked.success) return refuse();
    setBusy(true);
    try {
      const job = await props.send(checked.data, version);
      forget();
      setDone(true);
      props.onSaved(job);
    } catch (error) {
      explain(error);
    } finally {
      setBusy(false);
    }
  }

  function refuse() {
    setAttempt((count) => count + 1);
    toast.error(messages.jobs.fixForm);
  }

  function explain(error: unknown) {
    if (error instanceof ApiError && error.code === 'stale_version') return props.onStale?.(error.current);
    const fields = fieldErrors(error);
    if (Object.keys(fields).length > 0) {
      form.setErrors(fields);
      return refuse();
    }
    toast.error(isSignedOutError(error) ? messages.jobs.signInToPost : props.failure);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LeaveGuard active={form.isDirty() && !done} isKept={['kept', 'saving'].includes(keeping.state)} />
      <Stack gap="lg" maw="44rem">
        <JobFormErrors errors={form.errors} attempt={attempt} />
        {before && <Restored at={before.saved_at} onDrop={startOver} />}
        {props.notice?.(form, () => void submit())}
        <Text size="xs" c="dimmed">
          Title, description, at least one required skill and, on site, a place are needed; all else is
          optional.
        </Text>
        <JobFormFields form={form} withStatus={props.withStatus} />
        <Remarks values={form.values} />
        <Group gap="xs">
          {props.actions({ busy, submit: (sent) => void submit(sent), values: form.values })}
        </Group>
        <Text size="xs" c="dimmed" mih="1.5em" role={keeping.state === 'failed' ? 'alert' : undefined}>
          {keepingWords(keeping)}
        </Text>
      </Stack>
    </form>
  );
}

const keepingNow = {
  nothing: '',
  saving: 'Saving the draft…',
  failed: 'What you type could not be kept. It is tried again as you type.',
};

function keepingWords(keeping: Keeping): string {
  if (keeping.state === 'kept') {
    const time = formatClock(keeping.at);
    return `Draft saved ${time}. Only you can see it until you send it.`;
  }
  return keepingNow[keeping.state];
}

function Restored({ at, onDrop }: { at: string; onDrop: () => void }) {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <Group gap="xs" justify="space-between">
      <Text size="sm" c="dimmed">
        What you typed {formatAgo(at)} and did not send is back.
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => {
          setShown(false);
          onDrop();
        }}
      >
        Start over
      </Button>
    </Group>
  );
}
