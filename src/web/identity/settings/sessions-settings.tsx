import { Badge, Button, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type OpenSession, sessionsApi } from '../../../api/identity/sessions.ts';
import { ApiError, call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { EndTokens } from './end-tokens.tsx';
import { deviceLabel } from './device-labels.ts';
import { SettingsSection } from './settings-section.tsx';
import classes from './settings.module.css';
import { t } from '../../platform/messages.ts';

/** My open sessions. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(sessionsApi.listSessions, { signal }),
});

/** Where the person is signed in, and how to end it: one by one, or everywhere. */
export function SessionsSettings() {
  const { data, error, refetch } = useQuery(sessionsQuery);
  const { signOut } = useSession();
  const [endTokens, setEndTokens] = useState(true);
  const endAll = useMutation({
    mutationFn: () => call(sessionsApi.endSessions, { query: { tokens: endTokens ? 'end' : 'keep' } }),
    onSuccess: () => signOut(),
    onError: () => toast.error(t('security.signOutEverywhereFailed')),
  });
  return (
    <SettingsSection id="sessions" title={t('security.whereYouAreSignedIn')}>
      {error && !data ? (
        <ErrorView
          title={t('security.sessionsNotLoaded')}
          error={error}
          onRetry={() => void refetch()}
          order={2}
        />
      ) : data ? (
        <ul className={classes.rows}>
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <SkeletonList rows={2} height={48} />
      )}
      <ConfirmButton
        label={t('security.signOutEverywhere')}
        title={t('security.signOutEverywhereQuestion')}
        confirmLabel={t('security.signOutEverywhere')}
        onConfirm={() => endAll.mutateAsync()}
        w="fit-content"
      >
        <Stack gap="md">
          {t('security.signOutEverywhereNote')}
          <EndTokens checked={endTokens} onChange={(event) => setEndTokens(event.currentTarget.checked)} />
        </Stack>
      </ConfirmButton>
    </SettingsSection>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const client = useQueryClient();
  const device = deviceLabel(session.user_agent);
  const end = useMutation({
    mutationFn: () => call(sessionsApi.endSession, { params: { id: session.id } }),
    onSuccess: () => toast.success(t('security.deviceSignedOut', { device })),
    onError: (error) => {
      const gone = error instanceof ApiError && error.code === 'not_found';
      if (!gone) toast.error(t('security.signOutFailed'));
    },
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <li className={classes.row}>
      <div>
        <Text fw={500}>{device}</Text>
        <Text size="sm" c="dimmed">
          {t('security.signedInWhen', { when: formatAgo(session.created_at) })}
        </Text>
      </div>
      {session.current ? (
        <Badge variant="light">{t('security.thisBrowser')}</Badge>
      ) : (
        <Button
          variant="default"
          size="compact-sm"
          loading={end.isPending}
          aria-label={t('security.signOutDevice', { device })}
          onClick={() => end.mutate()}
        >
          {t('security.signOut')}
        </Button>
      )}
    </li>
  );
}
