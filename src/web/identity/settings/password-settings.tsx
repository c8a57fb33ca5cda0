import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changePasswordBody,
  passwordFloor,
  passwordsApi,
  recoveryMinutes,
} from '../../../api/identity/passwords.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../auth/field-issue.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { PasswordHint } from '../auth/password-hint.tsx';
import { call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { tokensQuery } from './api-token-settings.tsx';
import { EndTokens } from './end-tokens.tsx';
import { MethodsLoader } from './methods-loader.tsx';
import { sessionsQuery } from './sessions-settings.tsx';
import { SettingsSection } from './settings-section.tsx';
import classes from './settings.module.css';
import { rich, t } from '../../platform/messages.ts';

/** Changes the password, with the current one as proof; who has none sets one through a mailed link. */
export function PasswordSettings() {
  return (
    <SettingsSection id="password" title={t('security.password')}>
      <MethodsLoader>{({ password }) => (password ? <ChangePassword /> : <NoPassword />)}</MethodsLoader>
    </SettingsSection>
  );
}

function NoPassword() {
  const { user } = useSession();
  const email = user?.email ?? '';
  const ask = useMutation({ mutationFn: () => call(passwordsApi.recoverPassword, { body: { email } }) });
  return (
    <Stack gap="md" aria-live="polite">
      <Text size="sm">
        {rich('security.noPassword', {
          email,
          address: (text) => <b className={classes.address}>{text}</b>,
        })}
      </Text>
      <FormProblem problem={ask.error?.message ?? null} />
      {ask.isSuccess ? (
        <Text size="sm">{t('security.linkEmailed', { minutes: recoveryMinutes })}</Text>
      ) : (
        <Button variant="default" w="fit-content" loading={ask.isPending} onClick={() => ask.mutate()}>
          {t('security.emailLink')}
        </Button>
      )}
    </Stack>
  );
}

function ChangePassword() {
  const { user } = useSession();
  const { form, problem, busy, formProps } = usePasswordForm();
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {t('security.newPasswordNote')}
      </Text>
      <form {...formProps}>
        <Stack gap="md" maw="24rem">
          <FormProblem problem={problem} />
          {/* Tells password stores whose password this is. */}
          <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <PasswordField
            size="sm"
            label={t('security.currentPassword')}
            autoComplete="current-password"
            {...form.getInputProps('current_password')}
          />
          <PasswordField
            size="sm"
            label={t('security.newPassword')}
            autoComplete="new-password"
            description={
              <PasswordHint
                password={form.values.new_password}
                email={user?.email ?? ''}
                floor={user ? passwordFloor(user.role) : 6}
              />
            }
            descriptionProps={{ component: 'div' }}
            {...form.getInputProps('new_password')}
          />
          <PasswordField
            size="sm"
            label={t('security.confirmNewPassword')}
            autoComplete="new-password"
            {...form.getInputProps('confirm')}
          />
          <EndTokens {...form.getInputProps('endTokens', { type: 'checkbox' })} />
          <Button type="submit" loading={busy} w="fit-content">
            {t('security.changePassword')}
          </Button>
        </Stack>
      </form>
    </>
  );
}

function usePasswordForm() {
  const client = useQueryClient();
  const made = useMutationForm({
    initialValues: { current_password: '', new_password: '', confirm: '', endTokens: true },
    validate: {
      current_password: (value) => issueIn(changePasswordBody.shape.current_password, value),
      new_password: (value) => issueIn(changePasswordBody.shape.new_password, value),
      confirm: (value, values) => (value === values.new_password ? null : t('auth.passwordsDiffer')),
    },
    save: ({ current_password, new_password, endTokens }) => {
      const body = {
        current_password,
        new_password,
        tokens: endTokens ? ('end' as const) : ('keep' as const),
      };
      return call(passwordsApi.changePassword, { body });
    },
    saved: t('security.passwordChanged'),
    onSaved: () => {
      made.form.reset();
      for (const { queryKey } of [sessionsQuery, tokensQuery]) void client.invalidateQueries({ queryKey });
    },
  });
  return made;
}
