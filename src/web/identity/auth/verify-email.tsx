import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { codeMinutes, mailLinksApi } from '../../../api/identity/mail-links.ts';
import { messages } from '../../../api/platform/texts.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { FormProblem } from './auth-card.tsx';
import classes from './auth.module.css';
import { CodeForm } from './code-form.tsx';

/** Verifies an address by the code of our mail, and sends that mail again. */
export function VerifyEmail(props: { email: string; size?: 'sm' | 'md'; onVerified: () => void }) {
  const { email, size = 'md', onVerified } = props;
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function resend() {
    setBusy(true);
    setProblem(null);
    try {
      await call(mailLinksApi.resendVerification, { body: { email } });
      setSent(true);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }
  async function enter(code: string) {
    await call(mailLinksApi.verifyEmailCode, { body: { email, code } });
    toast.success(messages.auth.verified);
    onVerified();
  }
  return (
    <Stack gap="md">
      <FormProblem text={problem} />
      <Text size={size}>
        Open the link in the mail that we sent to <b className={classes.address}>{email}</b>, or enter the
        code from it. The code works for {codeMinutes} minutes.
      </Text>
      <CodeForm label="Code from the mail" submitLabel="Verify my email" size={size} onCode={enter} />
      <Button variant="subtle" size={size} loading={busy} onClick={() => void resend()}>
        Resend the mail
      </Button>
      <Text component="div" size="sm" c="dimmed" aria-live="polite">
        {sent && 'If the address still waits to be verified, a new mail is on its way.'}
      </Text>
    </Stack>
  );
}
