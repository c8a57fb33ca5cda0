import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeEmailBody,
  emailChangeHours,
  emailChangesApi,
  type EmailState,
} from '../../../api/identity/email-changes.ts';
import { messages } from '../../../api/platform/texts.ts';
import { FormProblem } from '../auth/auth-card.tsx';
import { emailQuery } from '../auth/email-query.ts';
import { issueIn } from '../auth/fields.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import classes from './settings.module.css';
import { useSettingsForm } from './use-settings-form.ts';

/** A change of the address that waits: which mails to open, and a way to cancel it. */
export function WaitingEmail({ change }: { change: NonNullable<EmailState['change']> }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function cancel() {
    setBusy(true);
    try {
      client.setQueryData(emailQuery.queryKey, await call(emailChangesApi.cancelEmailChange));
      toast.success('The change is cancelled. Your email stays as it is.');
    } catch {
      toast.error('Failed to cancel the change. Please try again.');
      setBusy(false);
    }
  }
  const missing = [
    ...(change.approved ? [] : ['your present address']),
    ...(change.confirmed ? [] : [change.email]),
  ];
  return (
    <div className={classes.note} aria-live="polite">
      <Text fw={500}>Changing to {change.email}</Text>
      <Text size="sm" mt={4} mb="sm">
        Open the link that we mailed to {missing.join(' and the one to ')}. Until then your email stays as it
        is. The links work for {emailChangeHours} hours.
      </Text>
      <Button variant="default" size="sm" loading={busy} onClick={() => void cancel()}>
        Cancel the change
      </Button>
    </div>
  );
}

/** Asks for the new address and the password, and has both addresses mailed; `onMailed` or `onCancel` follows. */
export function EmailForm({ onMailed, onCancel }: { onMailed?: () => void; onCancel: () => void }) {
  const { form, problem, busy, submit } = useChangeForm(onMailed);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md" maw="24rem">
        <Text size="sm" c="dimmed">
          We mail a link to your present address and one to the new address. Both are needed.
        </Text>
        <FormProblem text={problem} />
        <TextInput
          data-autofocus
          label="New email"
          type="email"
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <PasswordField
          size="sm"
          label="Your password"
          autoComplete="current-password"
          {...form.getInputProps('current_password')}
        />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            Mail the links
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useChangeForm(onMailed?: () => void) {
  const client = useQueryClient();
  return useSettingsForm({
    initialValues: { email: '', current_password: '' },
    validate: {
      email: (value) => issueIn(changeEmailBody.shape.email, value),
      current_password: (value) => issueIn(changeEmailBody.shape.current_password, value),
    },
    save: async (body) => {
      client.setQueryData(emailQuery.queryKey, await call(emailChangesApi.changeEmail, { body }));
      onMailed?.();
    },
    saved: 'Two mails are on their way: one to each address.',
    failed: null,
    problemOf: messages.auth.emailChangeFailed,
  });
}
