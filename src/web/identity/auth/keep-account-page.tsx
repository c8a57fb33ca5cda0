import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { call } from '../../platform/client.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { AuthCard } from './auth-card.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import classes from './auth.module.css';
import { useLinkToken } from './use-link-token.ts';

/** Where the link leads that keeps an account from being deleted. */
export function KeepAccountPage() {
  const token = useLinkToken();
  const keep = useMutation({
    mutationFn: () =>
      call<Api['keepAccount']>(
        { method: 'POST', path: '/api/account-deletion/undo' },
        { body: { token: token ?? '' } },
      ),
  });
  if (token === null) return <NoToken />;
  return (
    <AuthCard
      title={keep.isSuccess ? 'Your account stays' : 'Keep your account?'}
      other={
        <TextLink to="/auth/login" size="sm" underline="always">
          Go to sign in
        </TextLink>
      }
    >
      <div className={classes.form} aria-live="polite">
        <FormProblem problem={keep.error?.message ?? null} />
        {keep.isSuccess ? (
          <>
            <Text>Nothing was deleted. You can sign in as before.</Text>
            <LinkButton to="/auth/login" size="md" fullWidth>
              Sign in
            </LinkButton>
          </>
        ) : (
          <>
            <Text>Your Tenon account is going to be deleted. If you keep it, nothing changes.</Text>
            <Button size="md" fullWidth loading={keep.isPending} onClick={() => keep.mutate()}>
              Keep my account
            </Button>
          </>
        )}
      </div>
    </AuthCard>
  );
}

function NoToken() {
  return (
    <AuthCard title="This link does not work" other={null}>
      <div className={classes.form}>
        <Text>
          Part of it is missing. Open it from the email again, or sign in, which also keeps your account.
        </Text>
        <LinkButton to="/auth/login" size="md" fullWidth>
          Sign in
        </LinkButton>
      </div>
    </AuthCard>
  );
}
