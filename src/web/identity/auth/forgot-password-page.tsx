import { Button, Text, TextInput } from '@mantine/core';
import { passwordsApi, recoverBody, recoveryMinutes } from '../../../api/identity/passwords.ts';
import { call } from '../../platform/client.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { AuthCard } from './auth-card.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import classes from './auth.module.css';
import { useMailRequest } from './use-mail-request.ts';

/** Asks for a link to a new password. What it says afterwards is the same whether or not the account exists. */
export function ForgotPasswordPage() {
  const { form, problem, busy, sentTo, formProps, again } = useMailRequest(
    '',
    recoverBody.shape.email,
    ({ email }) => call(passwordsApi.recoverPassword, { body: { email } }),
  );
  return (
    <AuthCard
      title={sentTo ? 'Check your email' : 'Forgot your password?'}
      context={sentTo ? null : 'Enter your email and we’ll send you a link to set a new password.'}
      other={
        <TextLink to="/auth/login" size="sm" underline="always">
          Back to sign in
        </TextLink>
      }
    >
      <div aria-live="polite">
        {sentTo && (
          <div className={classes.form}>
            <Text>
              If <b className={classes.address}>{sentTo}</b> has an account, we’ve sent an email with a link.
              The link works once, for {recoveryMinutes} minutes.
            </Text>
            <Text size="sm" c="dimmed">
              No email after a few minutes? Check your spam folder, and that the address is right.
            </Text>
            <Button variant="default" size="md" fullWidth onClick={again}>
              Try again
            </Button>
          </div>
        )}
      </div>
      {!sentTo && (
        <form className={classes.form} {...formProps}>
          <FormProblem problem={problem} />
          <TextInput
            label="Email"
            type="email"
            size="md"
            required
            withAsterisk={false}
            autoComplete="username"
            {...form.getInputProps('email')}
          />
          <Button type="submit" size="md" loading={busy} fullWidth>
            Send link
          </Button>
        </form>
      )}
    </AuthCard>
  );
}
