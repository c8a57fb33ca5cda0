import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { JobDraft } from '../../../api/jobs/job-drafts.ts';
import type { Job, JobInput } from '../../../api/jobs/jobs.ts';
import { ApiError, fieldErrors } from '../../platform/client.ts';
import { isSignedOutError } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { draftKeeper } from './job-draft.ts';
import { jobFormSchema } from './job-form-values.ts';
import type { JobFormValues } from './job-form-values.ts';
import { t } from '../../platform/messages.ts';
import { schemaErrors } from '../../platform/ui/schema-errors.ts';

/** Whether the server keeps what is typed: nothing was typed, it is about to, since when, or not at all for now. */
export type Keeping = { state: 'nothing' | 'saving' | 'failed' } | { state: 'kept'; at: string };

type JobFormOptions = {
  /** The name that what is typed is kept under. */
  name: string;
  /** The version of the job that `initial` is; 0 for a new one. */
  opened: number;
  initial: JobFormValues;
  /** What was typed before and not sent. */
  before: JobDraft | null;
  send: (input: JobInput, version: number, idempotencyKey: string) => Promise<Job>;
  onSaved: (job: Job) => void;
  onStale: ((current: unknown) => void) | undefined;
  failure: string;
};

/** The job form over `initial`, begun with what was typed before and kept while it is typed; `forget` ends the keeping. */
export function useJobForm({ name, opened, initial, before, ...options }: JobFormOptions) {
  const [version, setVersion] = useState(before?.version ?? opened);
  const { keeping, saveLater, forget } = useKeptDraft(name, version, before);
  const made = useMutationForm({
    initialValues: initial,
    validate: schemaErrors(jobFormSchema),
    onValuesChange: saveLater,
    onInvalid: () => toast.error(t('jobs.fixForm')),
    save: (values, idempotencyKey) => options.send(jobFormSchema.parse(values), version, idempotencyKey),
    onSaved: (job) => {
      forget();
      options.onSaved(job);
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === 'stale_version' && options.onStale) {
        options.onStale(error.current);
        return true;
      }
      if (Object.keys(fieldErrors(error)).length > 0) toast.error(t('jobs.fixForm'));
      else toast.error(problemOf(error));
      return false;
    },
    problemOf,
  });
  const { form } = made;
  function problemOf(error: unknown): string {
    if (error instanceof ApiError && error.code === 'email_unverified') return error.message;
    return isSignedOutError(error) ? t('jobs.signInToPost') : options.failure;
  }
  // Once: what is typed from then on stays.
  const restore = useEffectEvent(() => before && form.setValues(before.values));
  useEffect(() => void restore(), [before]);
  function startOver() {
    form.setValues(initial);
    form.clearErrors();
    setVersion(opened);
    forget();
  }
  return { ...made, keeping, startOver };
}

/** Has the server keep what is typed, a little after it was typed; `forget` ends it. */
function useKeptDraft(name: string, version: number, before: JobDraft | null) {
  const [keeper] = useState(() => draftKeeper(name));
  const [keeping, setKeeping] = useState<Keeping>(
    before ? { state: 'kept', at: before.saved_at } : { state: 'nothing' },
  );
  const latest = useRef(0);
  const keep = useDebouncedCallback(
    (values: JobFormValues) => {
      const typed = latest.current;
      const settle = (next: Keeping) => {
        // What was typed meanwhile is on its way.
        if (typed === latest.current) setKeeping(next);
      };
      keeper.keep(version, values).then(
        (at) => settle({ state: 'kept', at }),
        () => settle({ state: 'failed' }),
      );
    },
    { delay: 600, flushOnUnmount: true },
  );
  function saveLater(values: JobFormValues) {
    latest.current += 1;
    setKeeping({ state: 'saving' });
    keep(values);
  }
  function forget() {
    keep.cancel();
    latest.current += 1;
    void keeper.forget().catch(() => undefined);
    setKeeping({ state: 'nothing' });
  }
  return { keeping, saveLater, forget };
}
