import { Button, Loader, TextInput } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useSession } from '../../platform/shell/session.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { AuthCard } from './auth-card.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import classes from './auth.module.css';
import { PasswordField } from './password-field.tsx';
import { PasswordHint } from './password-hint.tsx';
import { preselectedRole, samePath } from './preselected-role.ts';
import { RoleChoice } from './role-choice.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { useSignUp } from './use-sign-up.ts';
import { rich, t } from '../../platform/messages.ts';

/** Creates an account for a candidate or an employer, then leads to sign-in. */
export function SignUpPage() {
  const { role, from } = useSearch({ strict: false });
  const { user } = useSession();
  const start = preselectedRole({ asked: role, from: from ?? samePath(document.referrer), user });
  const { form, problem, busy, blocked, formProps } = useSignUp(start, from);
  return (
    <AuthCard
      title={t('auth.createYourAccount')}
      context={t('auth.allRequired')}
      other={rich('auth.haveAccount', {
        link: (text) => (
          <TextLink to="/auth/login" search={from ? { from } : {}} size="sm" underline="always">
            {text}
          </TextLink>
        ),
      })}
    >
      <form className={classes.form} {...formProps}>
        <FormProblem problem={problem} />
        <RoleChoice {...form.getInputProps('role')} />
        <TextInput
          label={t('auth.email')}
          type="email"
          size="md"
          required
          withAsterisk={false}
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t('auth.password')}
          autoComplete="new-password"
          description={<PasswordHint password={form.values.password} email={form.values.email} />}
          descriptionProps={{ component: 'div' }}
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={t('auth.confirmPassword')}
          autoComplete="new-password"
          {...form.getInputProps('confirm')}
        />
        <TermsCheckbox {...form.getInputProps('terms', { type: 'checkbox' })} />
        <Button
          type="submit"
          size="md"
          fullWidth
          disabled={blocked}
          aria-busy={busy}
          leftSection={busy && <Loader size={16} color="currentColor" aria-hidden />}
        >
          {t('auth.createAccount')}
        </Button>
      </form>
    </AuthCard>
  );
}
