import { schemaResolver, useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './job-draft.ts';
import { jobFormSchema } from './job-form-values.ts';
import type { JobFormValues } from './job-form-values.ts';

/**
 * The job form over `initial`, with what was typed before and not sent; kept in this tab while it is typed, until
 * `forget` is called.
 */
export function useJobForm(
  draft: string,
  initial: JobFormValues,
): { form: UseFormReturnType<JobFormValues>; restored: boolean; forget: () => void } {
  const [before] = useState(() => readDraft(draft));
  const keep = useDebouncedCallback((values: JobFormValues) => keepDraft(draft, values), {
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
    if (before) setValues(before);
  }, [before, setValues]);
  function forget() {
    keep.cancel();
    dropDraft(draft);
  }
  return { form, restored: before !== null, forget };
}
