import { Button, Checkbox, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { authApi, signInBody } from '../../../api/identity/auth.ts';
import { ApiError, call, NetworkError } from '../../platform/client.ts';
import { enterSession, useSession } from '../../platform/shell/session.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { AuthCard } from './auth-card.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import classes from './auth.module.css';
import { CompanySignIn } from './company-sign-in.tsx';
import { issueIn } from './field-issue.ts';
import { forgetCredentials, heldPassword } from './new-credentials.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasswordField } from './password-field.tsx';
import { VerifyEmail } from './verify-email.tsx';
import { useAskForCode } from './use-ask-for-code.ts';
import { rich, t } from '../../platform/messages.ts';

/** Signs in with e-mail and password; the frame then leads on. */
export function LoginPage() {
  const { from } = useSearch({ strict: false });
  const session = useSession();
  // Whoever has just created an account.
  const newcomer = useLocation({ select: ({ state }) => state.email });
  const { form, problem, busy, unverified, retry, formProps, setProblem } = useLogin(newcomer);
  const button = useFocusWhenReady(newcomer);
  if (unverified !== null) return <Unverified email={unverified} onVerified={retry} />;
  return (
    <AuthCard
      title={t('auth.signIn')}
      context={contextFor(from, newcomer)}
      other={rich('auth.newHere', {
        link: (text) => (
          <TextLink to="/auth/signup" search={from ? { from } : {}} size="sm" underline="always">
            {text}
          </TextLink>
        ),
      })}
    >
      <form className={classes.form} {...formProps}>
        <FormProblem problem={problem ?? session.error} />
        <TextInput
          label={t('auth.email')}
          type="email"
          size="md"
          required
          withAsterisk={false}
          autoComplete="username"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <div className={classes.beside}>
          <Checkbox
            label={t('auth.rememberMe')}
            key={form.key('remember')}
            {...form.getInputProps('remember', { type: 'checkbox' })}
          />
          <TextLink to="/auth/forgot-password" size="sm" underline="always">
            {t('auth.forgotPassword')}
          </TextLink>
        </div>
        <Button ref={button} type="submit" size="md" loading={busy} fullWidth>
          {t('auth.signInButton')}
        </Button>
        <p className={classes.or}>{t('auth.or')}</p>
        <OtherWays form={form} onProblem={setProblem} />
      </form>
    </AuthCard>
  );
}

/** The button of a form in which nothing is left to type gets the focus, after the page has got it. */
function useFocusWhenReady(newcomer: string | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const isReady = newcomer !== undefined && heldPassword(newcomer) !== '';
  useEffect(() => {
    if (!isReady) return undefined;
    const soon = setTimeout(() => button.current?.focus());
    return () => clearTimeout(soon);
  }, [isReady]);
  return button;
}

/** The ways to sign in without a password. */
function OtherWays({
  form,
  onProblem,
}: {
  form: ReturnType<typeof useLogin>['form'];
  onProblem: (text: string | null) => void;
}) {
  const { from } = useSearch({ strict: false });
  return (
    <div className={classes.ways}>
      <PasskeySignIn remember={() => form.getValues().remember} onProblem={onProblem} />
      <LinkButton
        to="/auth/magic-link"
        search={from ? { from } : {}}
        state={(before) => ({ ...before, email: form.getValues().email })}
        variant="default"
        size="md"
        fullWidth
      >
        {t('auth.emailMeLink')}
      </LinkButton>
      <CompanySignIn
        read={() => {
          const { email, remember } = form.getValues();
          if (!form.validateField('email').hasError) return { email, remember };
          form.getInputNode('email')?.focus();
          return null;
        }}
        onProblem={onProblem}
      />
    </div>
  );
}

/** Somebody with the right password whose address has to be verified first. */
function Unverified({ email, onVerified }: { email: string; onVerified: () => void }) {
  return (
    <AuthCard title={t('auth.verifyEmailToSignIn')} other={null}>
      <div className={classes.form}>
        <VerifyEmail email={email} onVerified={onVerified} />
      </div>
    </AuthCard>
  );
}

function contextFor(from: string | undefined, newcomer: string | undefined): string | null {
  if (newcomer !== undefined) return heldPassword(newcomer) === '' ? null : t('auth.accountReady');
  return from ? t('auth.pleaseSignIn') : t('auth.welcomeBack');
}

function useLogin(email = '') {
  const client = useQueryClient();
  const askForCode = useAskForCode();
  const [unverified, setUnverified] = useState<string | null>(null);
  const made = useMutationForm({
    mode: 'uncontrolled',
    initialValues: { email, password: heldPassword(email), remember: false },
    validate: {
      email: (value) => issueIn(signInBody.shape.email, value),
      password: (value) => issueIn(signInBody.shape.password, value),
    },
    save: (body) => call(authApi.signIn, { body }),
    onSaved: ({ user }) => {
      forgetCredentials();
      if (!user) return askForCode();
      toast.success(t('auth.loginSucceeded'));
      return enterSession(client, user);
    },
    onFailed: (error, { email }) => {
      if (error instanceof ApiError && error.code === 'email_unverified') {
        setUnverified(email.trim());
        return true;
      }
      toast.error(error instanceof NetworkError ? error.message : t('auth.loginFailed'));
      made.form.getInputNode('password')?.focus();
      return false;
    },
    problemOf: inlineProblem,
  });
  function retry() {
    setUnverified(null);
    made.send();
  }
  return { ...made, unverified, retry };
}

function inlineProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : t('auth.invalidLogin');
  if (error.code === 'invalid_credentials') return t('auth.invalidLogin');
  return error.code === 'rate_limited' ? t('auth.tooManyAttempts') : error.message;
}
