import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { signUpBody } from '../../../api/identity/auth.ts';
import { invitationsApi } from '../../../api/identity/invitations.ts';
import { termsVersion } from '../../../api/identity/terms.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import classes from './auth.module.css';
import { issueIn } from './field-issue.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordHint } from './password-hint.tsx';
import { signUpProblem, signUpToast } from './sign-up-problem.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { afterSignUpMs } from './use-sign-up.ts';
import { t } from '../../platform/messages.ts';

/** Creates the account that an invitation is for; address and role are the invitation's. */
export function InvitedSignUp(props: { token: string; email: string; onDone: () => void }) {
  const { form, problem, busy, done, formProps } = useInvitedSignUp(props.token, props.onDone);
  return (
    <form className={classes.form} {...formProps}>
      <FormProblem problem={problem} />
      <TextInput
        label={t('auth.email')}
        type="email"
        size="md"
        readOnly
        autoComplete="username"
        value={props.email}
        description={t('auth.invitedAddress')}
      />
      <PasswordField
        label={t('auth.password')}
        autoComplete="new-password"
        description={<PasswordHint password={form.values.password} email={props.email} />}
        descriptionProps={{ component: 'div' }}
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
        {...form.getInputProps('confirm')}
      />
      <TermsCheckbox {...form.getInputProps('terms', { type: 'checkbox' })} />
      <Button type="submit" size="md" fullWidth loading={busy} disabled={done}>
        {t('auth.createAndJoin')}
      </Button>
    </form>
  );
}

function useInvitedSignUp(token: string, onDone: () => void) {
  const [done, setDone] = useState(false);
  useToSignIn(done);
  const made = useMutationForm({
    initialValues: { password: '', confirm: '', terms: false },
    validate: {
      password: (value) => issueIn(signUpBody.shape.password, value),
      confirm: (value, { password }) => (value === password ? null : t('auth.passwordsDiffer')),
      terms: (value) => (value ? null : t('auth.mustAgree')),
    },
    save: ({ password }) =>
      call(invitationsApi.signUpInvited, { body: { token, password, terms_version: termsVersion } }),
    saved: t('auth.signUpSucceeded'),
    onSaved: () => {
      setDone(true);
      onDone();
    },
    onFailed: (error) => {
      toast.error(signUpToast(error));
    },
    problemOf: signUpProblem,
  });
  return { ...made, done };
}

function useToSignIn(done: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(
      () => void navigate({ to: '/auth/login', search: { from: '/recruiter' } }),
      afterSignUpMs,
    );
    return () => clearTimeout(timer);
  }, [done, navigate]);
}
