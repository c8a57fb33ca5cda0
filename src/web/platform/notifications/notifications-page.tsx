import { Box, Button, Card, Group } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import type { Api } from '../../../api/index.ts';
import { call } from '../client.ts';
import { Empty } from '../ui/empty.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { TextLink } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SkeletonList } from '../ui/skeleton-list.tsx';
import { toast } from '../ui/toast.ts';
import { NotificationRow } from './notification-row.tsx';
import { notificationsQuery } from './notification-queries.ts';
import classes from './notifications.module.css';
import { t } from '../messages.ts';

/** Everything I was told, newest first. */
export function NotificationsPage() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(notificationsQuery);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const unread = data?.pages[0]?.unread ?? 0;
  const newest = items[0]?.id;
  return (
    <Box maw="44rem">
      <PageHeader
        title={t('notifications.notifications')}
        context={
          <>
            {data && `${t('notifications.unreadCount', { count: Math.min(unread, 100) })} `}
            <TextLink
              to="/settings/$section"
              params={{ section: 'notifications' }}
              inherit
              underline="always"
            >
              {t('notifications.settings')}
            </TextLink>
          </>
        }
        action={newest !== undefined && unread > 0 && <ReadAll newest={newest} />}
      />
      {error && !data ? (
        <ErrorView title={t('notifications.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonList rows={5} height={56} />
      ) : items.length === 0 ? (
        <Empty title={t('notifications.allRead')} icon={<Bell size={24} />}>
          {t('notifications.allReadHint')}
        </Empty>
      ) : (
        <Card>
          <ul className={classes.list}>
            {items.map((item) => (
              <NotificationRow key={item.id} item={item} />
            ))}
          </ul>
          {hasNextPage && (
            <Group mt="md">
              <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('notifications.showOlder')}
              </Button>
            </Group>
          )}
        </Card>
      )}
    </Box>
  );
}

/** What arrives while the page is looked at stays unread: only what was shown is marked. */
function ReadAll({ newest }: { newest: string }) {
  const client = useQueryClient();
  const readAll = useMutation({
    mutationFn: () =>
      call<Api['readNotifications']>(
        { method: 'POST', path: '/api/notifications/read' },
        { body: { newest } },
      ),
    onError: () => toast.error(t('notifications.markAllReadFailed')),
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  });
  return (
    <Button variant="default" loading={readAll.isPending} onClick={() => readAll.mutate()}>
      {t('notifications.markAllRead')}
    </Button>
  );
}
