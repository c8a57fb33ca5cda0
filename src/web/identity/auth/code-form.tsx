import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { mailCode } from '../../../api/identity/mail-links.ts';
import { fieldErrors } from '../../platform/client.ts';
import { issueIn } from './fields.ts';

/** Takes the six digits out of a mail. What `onCode` throws stands below the field. */
export function CodeForm(props: {
  label: string;
  submitLabel: string;
  size?: 'sm' | 'md';
  onCode: (code: string) => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => issueIn(mailCode, value) },
  });
  async function send({ code }: { code: string }) {
    setBusy(true);
    try {
      await props.onCode(code);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      form.setErrors({ code: fieldErrors(error)['code'] ?? words });
      form.getInputNode('code')?.focus();
    } finally {
      setBusy(false);
    }
  }
  const size = props.size ?? 'md';
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => void send(values),
        () => form.getInputNode('code')?.focus(),
      )}
    >
      <TextInput
        label={props.label}
        size={size}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        mb="sm"
        errorProps={{ role: 'alert' }}
        {...form.getInputProps('code')}
      />
      <Button
        type="submit"
        variant={size === 'md' ? 'filled' : 'default'}
        size={size}
        loading={busy}
        fullWidth
      >
        {props.submitLabel}
      </Button>
    </form>
  );
}
