import { Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageThreadsApi } from '../../../api/hiring/messages.ts';
import { ApiError, call, freshKey } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useLive } from '../../platform/ui/use-live.ts';
import { MessageList } from './message-list.tsx';
import { markMineRead, myThreadQuery, useMarkRead } from './message-queries.ts';

/** The candidate's messages with an employer about one application; opening them marks them as read. */
export function MyMessages({ applicationId, employer }: { applicationId: string; employer: string }) {
  const queries = useQueryClient();
  const thread = useQuery(myThreadQuery(applicationId));
  useLive((event) => {
    if (event.type === 'message' && event.application_id === applicationId) {
      void queries.invalidateQueries({ queryKey: myThreadQuery(applicationId).queryKey });
    }
  });
  useMarkRead(applicationId, thread.data?.unread ?? 0, markMineRead);
  return (
    <Card component="section" aria-labelledby="messages" id="messages-card">
      <Stack gap="sm">
        <Title order={2} size="h3" id="messages">
          Messages
        </Title>
        {thread.isError && !thread.data && (
          <Text size="sm" c="dimmed">
            The messages could not be loaded. Reload the page to try again.
          </Text>
        )}
        {thread.data && thread.data.items.length > 0 && (
          <MessageList items={thread.data.items} them={employer} />
        )}
        {thread.data && thread.data.items.length === 0 && (
          <Text size="sm" c="dimmed">
            {thread.data.can_write
              ? `Nobody has written yet. Ask ${employer} what you want to know.`
              : 'There are no messages.'}
          </Text>
        )}
        {thread.data?.can_write && <Write applicationId={applicationId} employer={employer} />}
      </Stack>
    </Card>
  );
}

function Write({ applicationId, employer }: { applicationId: string; employer: string }) {
  const queries = useQueryClient();
  const [body, setBody] = useState('');
  const [idempotencyKey, setKey] = useState(() => freshKey());
  const send = useMutation({
    mutationFn: () =>
      call(messageThreadsApi.writeApplicationMessage, {
        params: { id: applicationId },
        body: { body },
        idempotencyKey,
      }),
    onSuccess: (thread) => {
      queries.setQueryData(myThreadQuery(applicationId).queryKey, thread);
      setBody('');
      setKey(freshKey());
      toast.success('Message sent.');
    },
    onError: (error) => {
      setKey(freshKey());
      const said = error instanceof ApiError ? (error.errors[0]?.detail ?? error.detail) : undefined;
      toast.error(said ?? 'The message could not be sent. Your words are still here.');
    },
  });
  return (
    <Stack gap="xs">
      <Textarea
        label={`Write to ${employer}`}
        autosize
        minRows={3}
        maxLength={5000}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <Group justify="flex-end">
        <Button disabled={body.trim() === ''} loading={send.isPending} onClick={() => send.mutate()}>
          Send message
        </Button>
      </Group>
    </Stack>
  );
}
