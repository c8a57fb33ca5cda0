import { Button, Card, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Api } from '../../../api/index.ts';
import { useLinkToken } from '../../identity/auth/use-link-token.ts';
import { call } from '../../platform/client.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { rich, t } from '../../platform/messages.ts';

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
      <PageHeader title={t('jobSearch.stopAlert')} />
      <Card padding="lg" maw="36rem">
        <Stack gap="md" aria-live="polite">
          {stop.data ? (
            <Text>{rich('jobSearch.alertStopped', { name: stop.data.name, link: settingsLink })}</Text>
          ) : token === null ? (
            <Text>{rich('jobSearch.alertLinkIncomplete', { link: settingsLink })}</Text>
          ) : (
            <>
              <Text>{t('jobSearch.aboutStopping')}</Text>
              {stop.error && (
                <Text c="red" role="alert">
                  {stop.error.message}
                </Text>
              )}
              <Button w="fit-content" loading={stop.isPending} onClick={() => stop.mutate()}>
                {t('jobSearch.stopEmails')}
              </Button>
            </>
          )}
        </Stack>
      </Card>
    </>
  );
}

function settingsLink(text: ReactNode) {
  return (
    <TextLink to="/settings/$section" params={{ section: 'job-alerts' }} inherit underline="always">
      {text}
    </TextLink>
  );
}
