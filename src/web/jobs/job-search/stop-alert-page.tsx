import { Button, Card, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import { useLinkToken } from '../../identity/auth/use-link-token.ts';
import { call } from '../../platform/client.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';

/** Where the link in a job alert leads that stops it; nobody has to sign in. */
export function StopAlertPage() {
  const token = useLinkToken();
  const stop = useMutation({
    mutationFn: () =>
      call<Api['stopJobAlert']>(
        { method: 'POST', path: '/api/job-alerts/stop' },
        { query: { token: token ?? '' } },
      ),
  });
  return (
    <>
      <PageHeader title="Stop this job alert" />
      <Card padding="lg" maw="36rem">
        <Stack gap="md" aria-live="polite">
          {stop.data ? (
            <Text>
              No more emails for “{stop.data.name}”. The search stays saved. You can turn its emails on again
              in{' '}
              <TextLink to="/settings" hash="job-alerts" inherit underline="always">
                Settings
              </TextLink>
              .
            </Text>
          ) : token === null ? (
            <Text>
              Part of this link is missing. Open it from the email again, or change your emails in{' '}
              <TextLink to="/settings" hash="job-alerts" inherit underline="always">
                Settings
              </TextLink>
              .
            </Text>
          ) : (
            <>
              <Text>You’ll get no more emails for this search. The search stays saved.</Text>
              {stop.error && (
                <Text c="red" role="alert">
                  {stop.error.message}
                </Text>
              )}
              <Button w="fit-content" loading={stop.isPending} onClick={() => stop.mutate()}>
                Stop these emails
              </Button>
            </>
          )}
        </Stack>
      </Card>
    </>
  );
}
