import { Button, Card, Text } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { Api } from '../../../api/index.ts';
import { ApiError, call } from '../client.ts';
import { TextLink } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

type State = { step: 'asked' | 'busy' } | { step: 'done' | 'failed'; words: string };

/** Where the link in a mail leads: one click stops such mails, without signing in. The token stands in the fragment. */
export function UnsubscribePage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const [state, setState] = useState<State>({ step: 'asked' });
  async function stop() {
    setState({ step: 'busy' });
    try {
      const { stopped } = await call<Api['unsubscribe']>(
        { method: 'POST', path: '/api/unsubscribe' },
        { query: { token } },
      );
      setState({ step: 'done', words: stopped });
    } catch (error) {
      const ours = !(error instanceof ApiError && error.code === 'invalid_request');
      const words = ours
        ? 'The mails could not be stopped. Please try again.'
        : 'This link is not whole. Open it from the mail again, or change your mails in Settings.';
      setState({ step: 'failed', words });
    }
  }
  return (
    <>
      <PageHeader title="Stop these mails" />
      <Card maw="34rem" padding="lg">
        {state.step === 'done' ? (
          <Text component="output">
            Done: “{state.words}” is mailed to you no more. You still see it in Tenon, and can change this in{' '}
            <TextLink to="/settings" hash="notifications" inherit underline="always">
              Settings
            </TextLink>
            .
          </Text>
        ) : token === '' ? (
          <Text>
            Part of this link is missing. Open it from the mail again, or change your mails in{' '}
            <TextLink to="/settings" hash="notifications" inherit underline="always">
              Settings
            </TextLink>
            .
          </Text>
        ) : (
          <>
            <Text mb="md">
              One click stops the kind of mail that brought you here. Mails about the safety of your account
              still come.
            </Text>
            {state.step === 'failed' && (
              <Text role="alert" c="red" size="sm" mb="md">
                {state.words}
              </Text>
            )}
            <Button w="fit-content" loading={state.step === 'busy'} onClick={() => void stop()}>
              Stop these mails
            </Button>
          </>
        )}
      </Card>
    </>
  );
}
