import { Button, Card, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Api } from '../../../api/index.ts';
import { ApiError, call } from '../client.ts';
import { TextLink } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { rich, t } from '../messages.ts';

/** Where the link in a mail leads: one click stops such mails, without signing in. The token stands in the fragment. */
export function UnsubscribePage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const stop = useMutation({
    mutationFn: () =>
      call<Api['unsubscribe']>({ method: 'POST', path: '/api/unsubscribe' }, { query: { token } }),
  });
  return (
    <>
      <PageHeader title={t('notifications.stopEmails')} />
      <Card maw="34rem" padding="lg">
        {stop.data ? (
          <Text component="output">
            {rich('notifications.stopped', { kind: stop.data.stopped, link: settingsLink })}
          </Text>
        ) : token === '' ? (
          <Text>{rich('notifications.linkCutOff', { link: settingsLink })}</Text>
        ) : (
          <>
            <Text mb="md">{t('notifications.stopHint')}</Text>
            {stop.error && (
              <Text role="alert" c="red" size="sm" mb="md">
                {problemOf(stop.error)}
              </Text>
            )}
            <Button w="fit-content" loading={stop.isPending} onClick={() => stop.mutate()}>
              {t('notifications.stopEmails')}
            </Button>
          </>
        )}
      </Card>
    </>
  );
}

function settingsLink(text: ReactNode[]) {
  return (
    <TextLink to="/settings/$section" params={{ section: 'notifications' }} inherit underline="always">
      {text}
    </TextLink>
  );
}

function problemOf(error: Error): string {
  return error instanceof ApiError && error.code === 'invalid_request'
    ? t('notifications.linkIncomplete')
    : t('notifications.stopFailed');
}
