import { Loader, Text } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../api/messages.ts';
import { ssoApi } from '../../api/sso.ts';
import { ApiError, call } from '../client.ts';
import { enterSession } from '../shell/session.tsx';
import { LinkButton, TextLink } from '../ui/link-button.tsx';
import { toast } from '../ui/toast.ts';
import { AuthCard, FormProblem } from './auth-card.tsx';
import classes from './auth.module.css';

/** Where a company's sign-in sends people back to: finishes the sign-in, or says why it did not work. */
export function SsoPage() {
  const problem = useFinish();
  return (
    <AuthCard
      title={problem === null ? 'Signing you in' : 'You are not signed in'}
      context={problem === null ? 'Your company’s sign-in sent you back.' : undefined}
      other={
        <TextLink to="/auth/login" search={{}} size="sm" underline="always">
          Back to sign in
        </TextLink>
      }
    >
      <div className={classes.form}>
        <FormProblem text={problem} />
        {problem === null ? (
          <Text component="output" c="dimmed" size="sm">
            <Loader size="sm" mr="sm" /> One moment…
          </Text>
        ) : (
          <LinkButton to="/auth/login" search={{}} size="md" fullWidth>
            Try again
          </LinkButton>
        )}
      </div>
    </AuthCard>
  );
}

/** Sends on what came back, once; null while nothing is wrong. */
function useFinish(): string | null {
  const { code, state, iss, error } = useSearch({ strict: false });
  const client = useQueryClient();
  const navigate = useNavigate();
  const begun = useRef(false);
  const complete = code !== undefined && state !== undefined && error === undefined;
  const [problem, setProblem] = useState<string | null>(complete ? null : messages.auth.failed);
  useEffect(() => {
    if (begun.current || !complete) return;
    begun.current = true;
    const finish = async () => {
      try {
        const body = { code, state, ...(iss === undefined ? {} : { iss }) };
        const { user, return_to: from } = await call(ssoApi.finishSso, { body });
        const search = from ? { from } : {};
        if (!user) return await navigate({ to: '/auth/two-factor', search, replace: true });
        // The code leaves the address; the frame of these pages then leads on to `from`.
        await navigate({ to: '/auth/sso', search, replace: true });
        toast.success(messages.auth.authenticated);
        enterSession(client, user);
      } catch (failure) {
        const isRefusal = failure instanceof ApiError && failure.code !== 'sso_refused';
        setProblem(
          isRefusal
            ? messages.auth.failed
            : failure instanceof Error
              ? failure.message
              : messages.auth.failed,
        );
      }
    };
    void finish();
  }, [client, code, complete, iss, navigate, state]);
  return problem;
}
