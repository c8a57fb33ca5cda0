import { Button, Card, Stack, Text, Title } from '@mantine/core';
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
import { t } from '../../platform/messages.ts';

/** The company's messages with an applicant; opening them marks theirs as read. */
export function ApplicantMessages(props: {
  id: string;
  name: string;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { id, name } = props;
  const queries = useQueryClient();
  const thread = useQuery(applicantThreadQuery(id));
  const last = thread.data?.items.findLast((item) => !item.waiting);
  useLive((event) => {
    if (event.type === 'message') void queries.invalidateQueries({ queryKey: ['messages'] });
  });
  useMarkRead(id, thread.data?.unread ?? 0, markApplicantRead);
  return (
    <Card component="section" aria-labelledby="messages">
      <Stack gap="sm">
        <Title order={2} size="h3" id="messages">
          {t('messages.messages')}
        </Title>
        {thread.isError && !thread.data && (
          <Text size="sm" c="dimmed">
            {t('messages.threadFailed')}
          </Text>
        )}
        {thread.data && thread.data.items.length > 0 && (
          <MessageList
            items={thread.data.items}
            them={name}
            actions={(message) => <TakeBack message={message} />}
          />
        )}
        {last && !last.from_us && <NoAnswerNeeded id={id} />}
        {thread.data?.can_write && <MessageComposer id={id} field={props.field} />}
        {thread.data && !thread.data.can_write && (
          <Text size="sm" c="dimmed">
            {t('messages.applicantWithdrew')}
          </Text>
        )}
      </Stack>
    </Card>
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

function NoAnswerNeeded({ id }: { id: string }) {
  const queries = useQueryClient();
  const settle = useMutation({
    mutationFn: () => call(messageThreadsApi.settleThread, { params: { id } }),
    onSuccess: () => {
      toast.success(t('messages.settled'));
      void queries.invalidateQueries({ queryKey: ['messages'] });
      void queries.invalidateQueries({ queryKey: ['recruiter'] });
    },
    onError: () => toast.error(t('messages.notSaved')),
  });
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      style={{ alignSelf: 'flex-start' }}
      disabled={settle.isSuccess}
      loading={settle.isPending}
      onClick={() => settle.mutate()}
    >
      {t('messages.noReplyNeeded')}
    </Button>
  );
}
