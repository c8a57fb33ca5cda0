import { type FormErrors, useForm, type UseFormInput } from '@mantine/form';
import { useId, useState } from 'react';
import { messages } from '../../../api/platform/texts.ts';
import { ApiError, fieldErrors } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';

/** A section that is saved by a button; `save` throws when it was not saved. */
type Saving<Values> = Pick<UseFormInput<Values>, 'initialValues' | 'validate'> & {
  save: (values: Values) => Promise<unknown>;
  /** Told when it was saved; the specification's words unless others fit better. */
  saved?: string;
  /** Told when it was not, beside what the server says; null for nothing. */
  failed?: string | null;
  /** What stands above the form when no field is at fault. */
  problemOf?: (reason: string) => string;
};

/**
 * The form of every section of Settings: mistakes stand at their fields, the first of which takes the focus; what is typed stays
 * whatever happens; a newer record elsewhere is told, and saving again replaces it.
 */
export function useSettingsForm<Values extends Record<string, unknown>>({
  save,
  saved = messages.settings.saved,
  failed = messages.settings.saveFailed,
  problemOf = (reason) => reason,
  ...fields
}: Saving<Values>) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Fields are found by the form's name, of letters and digits: several forms of the page ask for the password.
  const name = useId().replaceAll(/[^0-9A-Za-z]/g, '');
  const form = useForm<Values>({ ...fields, name, onValuesChange: () => setProblem(null) });
  const focusFirst = (errors: FormErrors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  async function send(values: Values) {
    setBusy(true);
    setProblem(null);
    try {
      await save(values);
      toast.success(saved);
    } catch (error) {
      const errors = fieldErrors(error);
      form.setErrors(errors);
      if (Object.keys(errors).length > 0) focusFirst(errors);
      else setProblem(problemOf(reasonOf(error)));
      if (failed) toast.error(failed);
    } finally {
      setBusy(false);
    }
  }
  const submit = form.onSubmit((values) => void send(values), focusFirst);
  return { form, problem, busy, submit };
}

/** Saves what is set by one touch, such as a switch, and tells how it went in the same words. */
export async function saveAtOnce(save: () => Promise<unknown>): Promise<boolean> {
  try {
    await save();
    toast.success(messages.settings.saved);
    return true;
  } catch {
    toast.error(messages.settings.saveFailed);
    return false;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'stale_version')
    return 'This was changed elsewhere meanwhile. What you typed is still here: save again to keep it.';
  return error instanceof Error ? error.message : String(error);
}
