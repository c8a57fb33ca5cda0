import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { signInCode, twoFactorApi } from '../../../api/identity/two-factor.ts';
import { ApiError, call } from '../../platform/client.ts';
import { enterSession } from '../../platform/shell/session.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { AuthCard } from './auth-card.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import classes from './auth.module.css';
import { issueIn } from './field-issue.ts';
import { t } from '../../platform/messages.ts';

/** The second step of a sign-in: the code of the authenticator app, or a recovery code. */
export function TwoFactorPage() {
  const { from } = useSearch({ strict: false });
  const [lost, setLost] = useState(false);
  const { form, problem, busy, formProps } = useSecondStep();
  return (
    <AuthCard
      title={t('auth.enterCode')}
      context={lost ? t('auth.enterRecoveryCode') : t('auth.enterAppCode')}
      other={
        <TextLink to="/auth/login" search={from ? { from } : {}} size="sm" underline="always">
          {t('auth.backToSignIn')}
        </TextLink>
      }
    >
      <form className={classes.form} {...formProps}>
        <FormProblem problem={problem} />
        <TextInput
          ref={takeFocus}
          label={lost ? t('auth.recoveryCode') : t('auth.code')}
          size="md"
          required
          withAsterisk={false}
          autoComplete="one-time-code"
          inputMode={lost ? 'text' : 'numeric'}
          {...form.getInputProps('code')}
        />
        <Button type="submit" size="md" loading={busy} fullWidth>
          {t('auth.continue')}
        </Button>
        <Button variant="subtle" size="sm" fullWidth onClick={() => setLost(!lost)}>
          {lost ? t('auth.useApp') : t('auth.useRecoveryCode')}
        </Button>
      </form>
    </AuthCard>
  );
}

function useSecondStep() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { from } = useSearch({ strict: false });
  const made = useMutationForm({
    initialValues: { code: '' },
    validate: { code: (value) => issueIn(signInCode, value) },
    save: (body) => call(twoFactorApi.finishSecondStep, { body }),
    saved: t('auth.loginSucceeded'),
    onSaved: ({ user }) => enterSession(client, user),
    onFailed: async (error) => {
      if (error instanceof ApiError && error.code === 'sign_in_over') {
        toast.error(error.message);
        await navigate({ to: '/auth/login', search: from ? { from } : {} });
        return true;
      }
      made.form.setFieldValue('code', '');
      made.form.getInputNode('code')?.focus();
      return false;
    },
  });
  return made;
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
