import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { messageThreadsApi } from '../../../api/hiring/messages.ts';
import type { Message } from '../../../api/hiring/messages.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useLive } from '../../platform/ui/use-live.ts';
import { MessageComposer } from './message-composer.tsx';
import { MessageList } from './message-list.tsx';
import { applicantThreadQuery, markApplicantRead, useMarkRead } from './message-queries.ts';
import { useThreadActions } from './use-thread-actions.ts';
import { t } from '../../platform/messages.ts';

/** The company's messages with an applicant, followed live, and where one writes to them; opening them marks theirs as read. */
export function ThreadMessages(props: {
  id: string;
  name: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** True where the page settles the thread at another place. */
  bare?: boolean;
}) {
  const { id, name } = props;
  const queries = useQueryClient();
  const thread = useQuery(applicantThreadQuery(id));
  useLive((event) => {
    if (event.type === 'message') void queries.invalidateQueries({ queryKey: ['messages'] });
  });
  useMarkRead(id, thread.data?.unread ?? 0, markApplicantRead);
  if (thread.isPending) return <Skeleton height={160} />;
  if (!thread.data) {
    return (
      <Text size="sm" c="dimmed">
        {t('messages.threadFailed')}
      </Text>
    );
  }
  const { items } = thread.data;
  const last = items.findLast((item) => !item.waiting && item.dropped === null);
  return (
    <>
      {items.length > 0 && (
        <MessageList items={items} them={name} actions={(message) => <TakeBack message={message} />} />
      )}
      <Group gap="xs">
        {last && !last.from_us && props.bare !== true && <NoAnswerNeeded id={id} />}
        {items.some((item) => item.waiting && item.follow_up) && <StopFollowUps id={id} />}
      </Group>
      {thread.data.can_write && thread.data.answers_by_mail && (
        <Text size="xs" c="dimmed">
          {t('messages.answersByMail')}
        </Text>
      )}
      {thread.data.can_write ? (
        <MessageComposer id={id} field={props.field} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('messages.applicantWithdrew')}
        </Text>
      )}
    </>
  );
}

function TakeBack({ message }: { message: Message }) {
  const queries = useQueryClient();
  const drop = useMutation({
    mutationFn: () => call(messageThreadsApi.dropWaitingMessage, { params: { id: message.id } }),
    onSuccess: () => toast.success(t('messages.unsent')),
    onError: () => toast.error(t('messages.alreadySent')),
    onSettled: () => queries.invalidateQueries({ queryKey: ['messages'] }),
  });
  return (
    <Button variant="subtle" size="compact-sm" loading={drop.isPending} onClick={() => drop.mutate()}>
      {t('messages.unsend')}
    </Button>
  );
}

function StopFollowUps({ id }: { id: string }) {
  const { stop } = useThreadActions(id);
  return (
    <Button variant="subtle" size="compact-sm" loading={stop.isPending} onClick={() => stop.mutate()}>
      {t('messages.stopFollowUps')}
    </Button>
  );
}

function NoAnswerNeeded({ id }: { id: string }) {
  const { settle } = useThreadActions(id);
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      disabled={settle.isSuccess}
      loading={settle.isPending}
      onClick={() => settle.mutate()}
    >
      {t('messages.noReplyNeeded')}
    </Button>
  );
}
