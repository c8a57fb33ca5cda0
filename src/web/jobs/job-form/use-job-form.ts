import { schemaResolver, useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { JobDraft } from '../../../api/jobs/job-drafts.ts';
import { draftKeeper } from './job-draft.ts';
import { jobFormSchema } from './job-form-values.ts';
import type { JobFormValues } from './job-form-values.ts';

/** Whether the server keeps what is typed: nothing was typed, it is about to, since when, or not at all for now. */
export type Keeping = { state: 'nothing' | 'saving' | 'failed' } | { state: 'kept'; at: string };

type JobFormState = {
  form: UseFormReturnType<JobFormValues>;
  keeping: Keeping;
  /** The version of the job that the form's values were typed over. */
  version: number;
  /** Ends the keeping, once the values were sent. */
  forget: () => void;
  startOver: () => void;
};

/** The job form over `initial` at `opened`, begun with what was typed `before` and kept under `name` while it is typed. */
export function useJobForm(
  name: string,
  opened: number,
  initial: JobFormValues,
  before: JobDraft | null,
): JobFormState {
  const [version, setVersion] = useState(before?.version ?? opened);
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
  function keepLater(values: JobFormValues) {
    latest.current += 1;
    setKeeping({ state: 'saving' });
    keep(values);
  }
  const form = useForm<JobFormValues>({
    initialValues: initial,
    validate: schemaResolver(jobFormSchema, { sync: true }),
    onValuesChange: keepLater,
  });
  // Once: what is typed from then on stays.
  const restore = useEffectEvent(() => before && form.setValues(before.values));
  useEffect(() => void restore(), [before]);
  function forget() {
    keep.cancel();
    latest.current += 1;
    void keeper.forget().catch(() => undefined);
    setKeeping({ state: 'nothing' });
  }
  function startOver() {
    form.setValues(initial);
    form.clearErrors();
    setVersion(opened);
    forget();
  }
  return { form, keeping, version, forget, startOver };
}
