import { Button, Card, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { Api } from '../../../api/index.ts';
import { ApiError, call } from '../client.ts';
import { TextLink } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** Where the link in a mail leads: one click stops such mails, without signing in. The token stands in the fragment. */
export function UnsubscribePage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const stop = useMutation({
    mutationFn: () =>
      call<Api['unsubscribe']>({ method: 'POST', path: '/api/unsubscribe' }, { query: { token } }),
  });
  return (
    <>
      <PageHeader title="Stop these emails" />
      <Card maw="34rem" padding="lg">
        {stop.data ? (
          <Text component="output">
            Done: “{stop.data.stopped}” is no longer emailed to you. You still see it in Tenon, and can change
            this in{' '}
            <TextLink to="/settings" hash="notifications" inherit underline="always">
              Settings
            </TextLink>
            .
          </Text>
        ) : token === '' ? (
          <Text>
            Part of this link is missing. Open it from the email again, or change your emails in{' '}
            <TextLink to="/settings" hash="notifications" inherit underline="always">
              Settings
            </TextLink>
            .
          </Text>
        ) : (
          <>
            <Text mb="md">
              One click stops the kind of email that brought you here. You still get emails about your
              account’s security.
            </Text>
            {stop.error && (
              <Text role="alert" c="red" size="sm" mb="md">
                {problemOf(stop.error)}
              </Text>
            )}
            <Button w="fit-content" loading={stop.isPending} onClick={() => stop.mutate()}>
              Stop these emails
            </Button>
          </>
        )}
      </Card>
    </>
  );
}

function problemOf(error: Error): string {
  return error instanceof ApiError && error.code === 'invalid_request'
    ? 'This link is incomplete. Open it from the email again, or change your emails in Settings.'
    : 'The emails could not be stopped. Please try again.';
}
