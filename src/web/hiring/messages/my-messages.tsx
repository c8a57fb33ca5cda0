import { Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messageThreadsApi } from '../../../api/hiring/messages.ts';
import { call } from '../../platform/client.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useLive } from '../../platform/ui/use-live.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { MessageList } from './message-list.tsx';
import { markMineRead, myThreadQuery, useMarkRead } from './message-queries.ts';
import { t } from '../../platform/messages.ts';

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
          {t('messages.messages')}
        </Title>
        {thread.isError && !thread.data && (
          <Text size="sm" c="dimmed">
            {t('messages.threadFailed')}
          </Text>
        )}
        {thread.data && thread.data.items.length > 0 && (
          <MessageList items={thread.data.items} them={employer} />
        )}
        {thread.data && thread.data.items.length === 0 && (
          <Text size="sm" c="dimmed">
            {thread.data.can_write ? t('messages.noneYetAsk', { employer }) : t('messages.noMessages')}
          </Text>
        )}
        {thread.data?.can_write && thread.data.answers_by_mail && (
          <Text size="xs" c="dimmed">
            {t('messages.answersByMail')}
          </Text>
        )}
        {thread.data?.can_write && <Write applicationId={applicationId} employer={employer} />}
      </Stack>
    </Card>
  );
}

function Write({ applicationId, employer }: { applicationId: string; employer: string }) {
  const queries = useQueryClient();
  const { form, problem, busy, formProps } = useMutationForm({
    initialValues: { body: '' },
    draft: `message about ${applicationId}`,
    save: (body, idempotencyKey) =>
      call(messageThreadsApi.writeApplicationMessage, {
        params: { id: applicationId },
        body,
        idempotencyKey,
      }),
    saved: t('messages.messageSent'),
    onSaved: (thread) => {
      queries.setQueryData(myThreadQuery(applicationId).queryKey, thread);
      form.setFieldValue('body', '');
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="xs">
        <Textarea
          label={t('messages.messageEmployer', { employer })}
          autosize
          minRows={3}
          maxLength={5000}
          {...form.getInputProps('body')}
        />
        <FormProblem problem={problem} />
        <Group justify="flex-end">
          <Button type="submit" disabled={form.values.body.trim() === ''} loading={busy}>
            {t('messages.sendMessage')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
