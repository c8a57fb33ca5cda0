import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { authApi, signUpBody } from '../../api/auth.ts';
import { messages } from '../../api/messages.ts';
import { ApiError, call, fieldErrors } from '../client.ts';
import { toast } from '../ui/toast.ts';
import { issueIn } from './fields.ts';

/** Goes to sign-in this long after the account was made, so that the message can be read. */
export const afterSignUpMs = 1000;

/** The sign-up form: its values, what the server refused, and how to send it. `from` is passed on to sign-in. */
export function useSignUp(role: 'candidate' | 'recruiter', from: string | undefined) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
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
    setBusy(true);
    try {
      const { email, password } = values;
      await call(authApi.signUp, { body: { email, password, data: { role: values.role } } });
      toast.success(messages.auth.signUpSucceeded);
      setDone(true);
    } catch (error) {
      form.setErrors(fieldErrors(error));
      setProblem(problemOf(error));
      toast.error(messages.auth.signUpToast);
      form.getInputNode('email')?.focus();
    } finally {
      setBusy(false);
    }
  }
  const submit = form.onSubmit(
    (values) => void signUp(values),
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  );
  return { form, problem, busy, done, submit };
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

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.auth.signUpFailed;
  if (error.code === 'email_taken') return messages.auth.emailTaken;
  if (error.code === 'rate_limited') return messages.auth.tooManyAttempts;
  return messages.auth.signUpFailedWith(error.message);
}
