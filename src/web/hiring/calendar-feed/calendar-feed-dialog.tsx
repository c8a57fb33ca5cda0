import { Button, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { calendarFeedApi } from '../../../api/hiring/calendar-feed.ts';
import { t } from '../../platform/messages.ts';
import { call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';

const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => call(calendarFeedApi.getCalendarFeed, { signal }),
});

/** Makes, renews and ends the secret address of my calendar. */
export function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const feed = useQuery(feedQuery);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('calendarFeed.heading')}
      closeButtonProps={{ 'aria-label': t('calendarFeed.close') }}
    >
      <Stack gap="md">
        <Text size="sm">{t('calendarFeed.about')}</Text>
        {feed.data ? (
          <Feed madeOn={feed.data.created_at} />
        ) : feed.error ? (
          <ErrorView
            title={t('calendarFeed.notLoaded')}
            error={feed.error}
            onRetry={() => void feed.refetch()}
          />
        ) : (
          <SkeletonList rows={1} height={88} />
        )}
      </Stack>
    </Modal>
  );
}

function Feed({ madeOn }: { madeOn: string | null }) {
  const { renew, revoke } = useFeed();
  const url = renew.data?.url ?? null;
  return (
    <>
      {url !== null && <Address url={url} />}
      {url === null && madeOn !== null && (
        <Text size="sm">{t('calendarFeed.madeOn', { on: formatDate(madeOn) })}</Text>
      )}
      <Text size="sm" c="dimmed">
        {t('calendarFeed.secret')}
      </Text>
      <Group gap="xs">
        {url === null && (
          <Button
            variant={madeOn === null ? 'filled' : 'default'}
            loading={renew.isPending}
            onClick={() => renew.mutate()}
          >
            {madeOn === null ? t('calendarFeed.make') : t('calendarFeed.renew')}
          </Button>
        )}
        {madeOn !== null && (
          <ConfirmButton
            label={t('calendarFeed.end')}
            title={t('calendarFeed.endHeading')}
            confirmLabel={t('calendarFeed.end')}
            onConfirm={() => revoke.mutateAsync()}
          >
            {t('calendarFeed.endText')}
          </ConfirmButton>
        )}
      </Group>
    </>
  );
}

function useFeed() {
  const client = useQueryClient();
  const renew = useMutation({
    mutationFn: () => call(calendarFeedApi.renewCalendarFeed, {}),
    onSuccess: ({ created_at }) => client.setQueryData(feedQuery.queryKey, { created_at }),
    onError: (error) => toast.error(error.message),
  });
  const revoke = useMutation({
    mutationFn: () => call(calendarFeedApi.revokeCalendarFeed, {}),
    onSuccess: () => {
      renew.reset();
      client.setQueryData(feedQuery.queryKey, { created_at: null });
      toast.success(t('calendarFeed.ended'));
    },
    onError: (error) => toast.error(error.message),
  });
  return { renew, revoke };
}

function Address({ url }: { url: string }) {
  return (
    <Stack gap="xs">
      <TextInput
        label={t('calendarFeed.address')}
        description={t('calendarFeed.onlyNow')}
        value={url}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Group>
            <Button onClick={copy}>{copied ? t('calendarFeed.copied') : t('calendarFeed.copy')}</Button>
          </Group>
        )}
      </CopyButton>
      <Text size="sm">{t('calendarFeed.howTo')}</Text>
    </Stack>
  );
}
