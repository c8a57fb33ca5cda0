import { useState } from 'react';
import type { z } from 'zod';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { issueIn } from './field-issue.ts';

type Values = { email: string; remember: boolean };

/** A form that asks for a mail: its fields, what went wrong, and the address once a mail is on its way there. */
export function useMailRequest(
  typed: string,
  emailSchema: z.ZodType,
  ask: (values: Values) => Promise<unknown>,
) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const made = useMutationForm({
    initialValues: { email: typed, remember: false },
    validate: { email: (value) => issueIn(emailSchema, value) },
    save: ask,
    onSaved: (_answer, { email }) => setSentTo(email.trim()),
  });
  return { ...made, sentTo, again: () => setSentTo(null) };
}
