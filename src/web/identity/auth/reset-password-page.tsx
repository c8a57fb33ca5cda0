import { Button, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newPassword, passwordsApi } from '../../../api/identity/passwords.ts';
import { ApiError, call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { AuthCard } from './auth-card.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import classes from './auth.module.css';
import { issueIn } from './field-issue.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordHint } from './password-hint.tsx';
import { useLinkToken } from './use-link-token.ts';
import { t } from '../../platform/messages.ts';

/** Sets a new password with the link of a mail, also for somebody who is signed in, then leads to sign-in. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const [expired, setExpired] = useState<string | null>(null);
  if (token === null || token === expired) return <LinkEnded opened={token !== null} />;
  return <NewPassword key={token} token={token} onExpired={() => setExpired(token)} />;
}

function LinkEnded({ opened }: { opened: boolean }) {
  return (
    <AuthCard title={t('auth.linkDoesNotWork')} other={<BackToSignIn />}>
      <div className={classes.form} role="alert">
        <Text>{opened ? t('auth.resetExpired') : t('auth.openLinkAgain')}</Text>
        <LinkButton to="/auth/forgot-password" size="md" fullWidth>
          {t('auth.askForNewLink')}
        </LinkButton>
      </div>
    </AuthCard>
  );
}

function NewPassword(props: { token: string; onExpired: () => void }) {
  const { form, problem, busy, formProps } = useNewPassword(props.token, props.onExpired);
  return (
    <AuthCard title={t('auth.setNewPassword')} context={t('auth.resetHint')} other={<BackToSignIn />}>
      <form className={classes.form} {...formProps}>
        <FormProblem problem={problem} />
        <PasswordField
          label={t('auth.newPassword')}
          autoComplete="new-password"
          description={<PasswordHint password={form.values.password} email="" />}
          descriptionProps={{ component: 'div' }}
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={t('auth.confirmPassword')}
          autoComplete="new-password"
          {...form.getInputProps('confirm')}
        />
        <Button type="submit" size="md" loading={busy} fullWidth>
          {t('auth.setPassword')}
        </Button>
      </form>
    </AuthCard>
  );
}

function BackToSignIn() {
  return (
    <TextLink to="/auth/login" size="sm" underline="always">
      {t('auth.backToSignIn')}
    </TextLink>
  );
}

function useNewPassword(token: string, onExpired: () => void) {
  const navigate = useNavigate();
  const { user, signOut } = useSession();
  return useMutationForm({
    initialValues: { password: '', confirm: '' },
    validate: {
      password: (value) => issueIn(newPassword, value),
      confirm: (value, { password }) => (value === password ? null : t('auth.passwordsDiffer')),
    },
    save: ({ password }) => call(passwordsApi.resetPassword, { body: { token, password } }),
    onSaved: async () => {
      // A session of this browser has ended with the others.
      if (user) await signOut();
      toast.success(t('auth.passwordSet'));
      await navigate({ to: '/auth/login', search: {}, replace: true });
    },
    onFailed: (error) => {
      const isExpired = error instanceof ApiError && error.code === 'expired_link';
      if (isExpired) onExpired();
      return isExpired;
    },
  });
}
