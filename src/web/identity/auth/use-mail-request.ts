import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { z } from 'zod';
import { fieldErrors } from '../../platform/client.ts';
import { issueIn } from './fields.ts';

type Values = { email: string; remember: boolean };

/** A form that asks for a mail: its fields, what went wrong, and the address once a mail is on its way there. */
export function useMailRequest(
  typed: string,
  emailSchema: z.ZodType,
  ask: (values: Values) => Promise<unknown>,
) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<Values>({
    initialValues: { email: typed, remember: false },
    validate: { email: (value) => issueIn(emailSchema, value) },
    onValuesChange: () => setProblem(null),
  });
  async function send(values: Values) {
    setBusy(true);
    setProblem(null);
    try {
      await ask(values);
      setSentTo(values.email.trim());
    } catch (error) {
      form.setErrors(fieldErrors(error));
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }
  const submit = form.onSubmit(
    (values) => void send(values),
    () => form.getInputNode('email')?.focus(),
  );
  return { form, problem, busy, sentTo, submit, again: () => setSentTo(null) };
}
