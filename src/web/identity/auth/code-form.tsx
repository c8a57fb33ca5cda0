import { Button, TextInput } from '@mantine/core';
import { mailCode } from '../../../api/identity/mail-links.ts';
import { fieldErrors } from '../../platform/client.ts';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { issueIn } from './field-issue.ts';

/** Takes the six digits out of a mail. What `onCode` throws stands below the field. */
export function CodeForm(props: {
  label: string;
  submitLabel: string;
  size?: 'sm' | 'md';
  onCode: (code: string) => Promise<unknown>;
}) {
  const { form, busy, formProps } = useMutationForm({
    initialValues: { code: '' },
    validate: { code: (value) => issueIn(mailCode, value) },
    save: ({ code }) => props.onCode(code),
    onFailed: (error) => {
      form.setErrors({ code: fieldErrors(error)['code'] ?? reasonOf(error) });
      form.getInputNode('code')?.focus();
      return true;
    },
  });
  const size = props.size ?? 'md';
  return (
    <form {...formProps}>
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
