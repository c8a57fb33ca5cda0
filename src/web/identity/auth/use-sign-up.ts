import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { authApi, signUpBody } from '../../../api/identity/auth.ts';
import { termsVersion } from '../../../api/identity/terms.ts';
import { call } from '../../platform/client.ts';
import { safeReturnPath } from '../../platform/shell/landing.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { issueIn } from './field-issue.ts';
import { rememberCredentials } from './new-credentials.ts';
import { signUpProblem, signUpToast } from './sign-up-problem.ts';
import { t } from '../../platform/messages.ts';

/** Goes to sign-in this long after the account was made, so that the message can be read. */
export const afterSignUpMs = 1000;

/** After so many attempts the button is disabled while one is in progress. */
export const maxOpenAttempts = 2;

/** The sign-up form: its values, what the server refused, and how to send it. `from` is passed on to sign-in. */
export function useSignUp(role: 'candidate' | 'recruiter', from: string | undefined) {
  const [done, setDone] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const { form, problem, busy, formProps } = useMutationForm({
    initialValues: { role, email: '', password: '', confirm: '', terms: false },
    // What was wrong may hang on each other: the specification has all of it go.
    onValuesChange: (values, before) => {
      if (values.email !== before.email || values.password !== before.password) form.clearErrors();
    },
    validate: {
      email: (value) => issueIn(signUpBody.shape.email, value),
      password: (value) => issueIn(signUpBody.shape.password, value),
      confirm: (value, { password }) => (value === password ? null : t('auth.passwordsDiffer')),
      terms: (value) => (value ? null : t('auth.mustAgree')),
    },
    save: ({ email, password, role: chosen }) => {
      const redirect = pageForMails(from);
      const body = { email, password, data: { role: chosen }, redirect, terms_version: termsVersion };
      return call(authApi.signUp, { body });
    },
    saved: t('auth.signUpSucceeded'),
    onSaved: (_answer, { email, password }) => {
      rememberCredentials({ email, password });
      setDone(true);
    },
    onFailed: (error) => {
      toast.error(signUpToast(error));
      form.getInputNode('email')?.focus();
    },
    problemOf: signUpProblem,
  });
  useLeaveWhen(done, from, form.values.email);
  // The button can still be pressed while an attempt is in progress: one account is enough.
  function onSubmit(event: { preventDefault: () => void }) {
    if (form.isValid()) setAttempts((count) => count + 1);
    if (done) event.preventDefault();
    else formProps.onSubmit(event);
  }
  const blocked = done || (busy && attempts > maxOpenAttempts);
  return { form, problem, busy, blocked, formProps: { ...formProps, onSubmit } };
}

/** The page of this site for the mailed link, which goes on to where the person came from. */
function pageForMails(from: string | undefined): string {
  const next = safeReturnPath(from);
  return `${location.origin}/auth/callback${next ? `?${new URLSearchParams({ next }).toString()}` : ''}`;
}

function useLeaveWhen(done: boolean, from: string | undefined, email: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(
      () => void navigate({ to: '/auth/login', search: from ? { from } : {}, state: { email } }),
      afterSignUpMs,
    );
    return () => clearTimeout(timer);
  }, [done, from, email, navigate]);
}
