import { Button, Card, Group } from '@mantine/core';
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

/** Everything I was told, newest first. */
export function NotificationsPage() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(notificationsQuery);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const unread = data?.pages[0]?.unread ?? 0;
  const newest = items[0]?.id;
  return (
    <>
      <PageHeader
        title="Notifications"
        context={
          <>
            {data && `${unread >= 100 ? '100 or more' : unread === 0 ? 'None' : unread} unread. `}
            <TextLink to="/settings" hash="notifications" inherit underline="always">
              Notification settings
            </TextLink>
          </>
        }
        action={newest !== undefined && unread > 0 && <ReadAll newest={newest} />}
      />
      {error && !data ? (
        <ErrorView
          title="Your notifications could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <SkeletonList rows={5} height={56} />
      ) : items.length === 0 ? (
        <Empty title="You’re all caught up" icon={<Bell size={24} />}>
          News about your applications and jobs appears here.
        </Empty>
      ) : (
        <Card maw="44rem">
          <ul className={classes.list}>
            {items.map((item) => (
              <NotificationRow key={item.id} item={item} />
            ))}
          </ul>
          {hasNextPage && (
            <Group mt="md">
              <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show older
              </Button>
            </Group>
          )}
        </Card>
      )}
    </>
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
    onError: () => toast.error('They could not be marked as read. Please try again.'),
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  });
  return (
    <Button variant="default" loading={readAll.isPending} onClick={() => readAll.mutate()}>
      Mark all as read
    </Button>
  );
}
