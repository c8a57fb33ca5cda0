import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { authApi, signUpBody } from '../../../api/identity/auth.ts';
import { messages } from '../../../api/platform/texts.ts';
import { termsVersion } from '../../../api/identity/terms.ts';
import { call, fieldErrors } from '../../platform/client.ts';
import { safeReturnPath } from '../../platform/shell/landing.ts';
import { toast } from '../../platform/ui/toast.ts';
import { issueIn } from './fields.ts';
import { signUpProblem, signUpToast } from './sign-up-problem.ts';

/** Goes to sign-in this long after the account was made, so that the message can be read. */
export const afterSignUpMs = 1000;

/** After so many attempts the button is disabled while one is in progress. */
export const maxOpenAttempts = 2;

/** The sign-up form: its values, what the server refused, and how to send it. `from` is passed on to sign-in. */
export function useSignUp(role: 'candidate' | 'recruiter', from: string | undefined) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [attempts, setAttempts] = useState(0);
  useLeaveWhen(done, from);
  const form = useForm({
    initialValues: { role, email: '', password: '', confirm: '', terms: false },
    validate: {
      email: (value) => issueIn(signUpBody.shape.email, value),
      password: (value) => issueIn(signUpBody.shape.password, value),
      confirm: (value, { password }) => (value === password ? null : messages.auth.passwordsDiffer),
      terms: (value) => (value ? null : 'Agree to the terms to create an account.'),
    },
    onValuesChange: () => setProblem(null),
  });
  async function signUp(values: typeof form.values) {
    setAttempts((count) => count + 1);
    // The button can still be pressed while an attempt is in progress: one account is enough.
    if (busy || done) return;
    setBusy(true);
    setProblem(null);
    try {
      const { email, password, role: chosen } = values;
      const redirect = pageForMails(from);
      const body = { email, password, data: { role: chosen }, redirect, terms_version: termsVersion };
      await call(authApi.signUp, { body });
      toast.success(messages.auth.signUpSucceeded);
      setDone(true);
    } catch (error) {
      form.setErrors(fieldErrors(error));
      setProblem(signUpProblem(error));
      toast.error(signUpToast(error));
      form.getInputNode('email')?.focus();
    } finally {
      setBusy(false);
    }
  }
  const submit = form.onSubmit(
    (values) => void signUp(values),
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  );
  return { form, problem, busy, blocked: done || (busy && attempts > maxOpenAttempts), submit };
}

/** The page of this site for the mailed link, which goes on to where the person came from. */
function pageForMails(from: string | undefined): string {
  const next = safeReturnPath(from);
  return `${location.origin}/auth/callback${next ? `?${new URLSearchParams({ next }).toString()}` : ''}`;
}

function useLeaveWhen(done: boolean, from: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(
      () => void navigate({ to: '/auth/login', search: from ? { from } : {} }),
      afterSignUpMs,
    );
    return () => clearTimeout(timer);
  }, [done, from, navigate]);
}
