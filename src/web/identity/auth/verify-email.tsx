import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { codeMinutes, mailLinksApi } from '../../../api/identity/mail-links.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import classes from './auth.module.css';
import { CodeForm } from './code-form.tsx';
import { rich, t } from '../../platform/messages.ts';

/** Verifies an address by the code of our mail, and sends that mail again. */
export function VerifyEmail(props: { email: string; size?: 'sm' | 'md'; onVerified: () => void }) {
  const { email, size = 'md', onVerified } = props;
  const resend = useMutation({
    mutationFn: () => call(mailLinksApi.resendVerification, { body: { email } }),
  });
  const enter = useMutation({
    mutationFn: (code: string) => call(mailLinksApi.verifyEmailCode, { body: { email, code } }),
    onSuccess: () => {
      toast.success(t('auth.verified'));
      onVerified();
    },
  });
  return (
    <Stack gap="md">
      <FormProblem problem={resend.error?.message ?? null} />
      <Text size={size}>
        {rich('auth.verifySent', {
          email,
          minutes: codeMinutes,
          b: (text) => <b className={classes.address}>{text}</b>,
        })}
      </Text>
      <CodeForm
        label={t('auth.codeFromEmail')}
        submitLabel={t('auth.verifyMyEmail')}
        size={size}
        onCode={(code) => enter.mutateAsync(code)}
      />
      <Button variant="subtle" size={size} loading={resend.isPending} onClick={() => resend.mutate()}>
        {t('auth.resendEmail')}
      </Button>
      <Text component="div" size="sm" c="dimmed" aria-live="polite">
        {resend.isSuccess && t('auth.emailResent')}
      </Text>
    </Stack>
  );
}
