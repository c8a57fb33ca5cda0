import { Button, Text, TextInput } from '@mantine/core';
import { passwordsApi, recoverBody, recoveryMinutes } from '../../../api/identity/passwords.ts';
import { call } from '../../platform/client.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { AuthCard } from './auth-card.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import classes from './auth.module.css';
import { useMailRequest } from './use-mail-request.ts';
import { rich, t } from '../../platform/messages.ts';

/** Asks for a link to a new password. What it says afterwards is the same whether or not the account exists. */
export function ForgotPasswordPage() {
  const { form, problem, busy, sentTo, formProps, again } = useMailRequest(
    '',
    recoverBody.shape.email,
    ({ email }) => call(passwordsApi.recoverPassword, { body: { email } }),
  );
  return (
    <AuthCard
      title={sentTo ? t('auth.checkYourEmail') : t('auth.forgotYourPassword')}
      context={sentTo ? null : t('auth.forgotHint')}
      other={
        <TextLink to="/auth/login" size="sm" underline="always">
          {t('auth.backToSignIn')}
        </TextLink>
      }
    >
      <div aria-live="polite">
        {sentTo && (
          <div className={classes.form}>
            <Text>
              {rich('auth.linkSent', {
                email: sentTo,
                minutes: recoveryMinutes,
                b: (text) => <b className={classes.address}>{text}</b>,
              })}
            </Text>
            <Text size="sm" c="dimmed">
              {t('auth.noEmailYet')}
            </Text>
            <Button variant="default" size="md" fullWidth onClick={again}>
              {t('auth.tryAgain')}
            </Button>
          </div>
        )}
      </div>
      {!sentTo && (
        <form className={classes.form} {...formProps}>
          <FormProblem problem={problem} />
          <TextInput
            label={t('auth.email')}
            type="email"
            size="md"
            required
            withAsterisk={false}
            autoComplete="username"
            {...form.getInputProps('email')}
          />
          <Button type="submit" size="md" loading={busy} fullWidth>
            {t('auth.sendLink')}
          </Button>
        </form>
      )}
    </AuthCard>
  );
}
