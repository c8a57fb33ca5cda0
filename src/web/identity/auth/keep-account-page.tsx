import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Api } from '../../../api/index.ts';
import { call } from '../../platform/client.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { AuthCard, FormProblem } from './auth-card.tsx';
import classes from './auth.module.css';
import { useLinkToken } from './use-link-token.ts';

/** Where the link leads that keeps an account from being deleted. */
export function KeepAccountPage() {
  const token = useLinkToken();
  const [state, setState] = useState<'asked' | 'busy' | 'kept'>('asked');
  const [problem, setProblem] = useState<string | null>(null);
  async function keep() {
    setState('busy');
    setProblem(null);
    try {
      await call<Api['keepAccount']>(
        { method: 'POST', path: '/api/account-deletion/undo' },
        { body: { token: token ?? '' } },
      );
      setState('kept');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setState('asked');
    }
  }
  if (token === null) return <NoToken />;
  return (
    <AuthCard
      title={state === 'kept' ? 'Your account stays' : 'Keep your account?'}
      other={
        <TextLink to="/auth/login" size="sm" underline="always">
          Go to sign in
        </TextLink>
      }
    >
      <div className={classes.form} aria-live="polite">
        <FormProblem text={problem} />
        {state === 'kept' ? (
          <>
            <Text>Nothing was deleted. You can sign in as before.</Text>
            <LinkButton to="/auth/login" size="md" fullWidth>
              Sign in
            </LinkButton>
          </>
        ) : (
          <>
            <Text>Your Tenon account is going to be deleted. Keep it, and everything stays as it was.</Text>
            <Button size="md" fullWidth loading={state === 'busy'} onClick={() => void keep()}>
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
          Part of it is missing. Open it from the mail again, or sign in: that keeps your account as well.
        </Text>
        <LinkButton to="/auth/login" size="md" fullWidth>
          Sign in
        </LinkButton>
      </div>
    </AuthCard>
  );
}
