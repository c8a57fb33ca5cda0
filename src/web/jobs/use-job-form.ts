import { schemaResolver, useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './job-draft.ts';
import { jobFormSchema } from './job-form-values.ts';
import type { JobFormValues } from './job-form-values.ts';

type JobFormState = {
  form: UseFormReturnType<JobFormValues>;
  /** True when the form opened with what was typed before and not sent. */
  restored: boolean;
  /** The version of the job that the form's values were typed over. */
  version: number;
  /** Ends the keeping, once the values were sent. */
  forget: () => void;
  startOver: () => void;
};

/** The job form over `initial` at `version`, kept in this tab under `name` while it is typed. */
export function useJobForm(name: string, opened: number, initial: JobFormValues): JobFormState {
  const [before] = useState(() => readDraft(name));
  const [version, setVersion] = useState(before?.version ?? opened);
  const keep = useDebouncedCallback((values: JobFormValues) => keepDraft(name, { version, values }), {
    delay: 300,
    flushOnUnmount: true,
  });
  const form = useForm<JobFormValues>({
    initialValues: initial,
    validate: schemaResolver(jobFormSchema, { sync: true }),
    onValuesChange: keep,
  });
  const { setValues } = form;
  useEffect(() => {
    if (before) setValues(before.values);
  }, [before, setValues]);
  function forget() {
    keep.cancel();
    dropDraft(name);
  }
  function startOver() {
    form.setValues(initial);
    form.clearErrors();
    setVersion(opened);
    forget();
  }
  return { form, restored: before !== null, version, forget, startOver };
}
