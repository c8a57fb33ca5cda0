import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { messageThreadsApi } from '../../../api/hiring/messages.ts';
import { ApiError, call, freshKey } from '../../platform/client.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useDraft } from '../../platform/ui/use-draft.ts';
import { delays, FieldButtons, Preview, withTemplate } from './message-fields.tsx';
import { applicantThreadQuery, templatesQuery } from './message-queries.ts';

/** Writes to one applicant: from a template or freely, with fields that are filled, looked at before it goes. */
export function MessageComposer({ id, field }: { id: string; field: RefObject<HTMLTextAreaElement | null> }) {
  const queries = useQueryClient();
  const [body, setBody] = useDraft(`message ${id}`);
  const [delay, setDelay] = useState('0');
  const [idempotencyKey, setKey] = useState(() => freshKey());
  const preview = useMutation({
    mutationFn: () => call(messageThreadsApi.previewApplicantMessage, { params: { id }, body: { body } }),
    onError: () => toast.error('The preview could not be made. Please try again.'),
  });
  const send = useMutation({
    mutationFn: () =>
      call(messageThreadsApi.writeApplicantMessage, {
        params: { id },
        body: { body, delay_minutes: Number(delay) },
        idempotencyKey,
      }),
    onSuccess: (thread) => {
      queries.setQueryData(applicantThreadQuery(id).queryKey, thread);
      void queries.invalidateQueries({ queryKey: ['applicants', 'one', id] });
      void queries.invalidateQueries({ queryKey: ['recruiter'] });
      toast.success(delay === '0' ? 'Message sent.' : 'The message waits to be sent.');
      change('');
    },
    onError: (error) => {
      setKey(freshKey());
      const said = error instanceof ApiError ? (error.errors[0]?.detail ?? error.detail) : undefined;
      toast.error(said ?? 'The message could not be sent. Your words are still here.');
    },
  });
  function change(next: string) {
    setBody(next);
    setKey(freshKey());
    preview.reset();
  }
  return (
    <Stack gap="xs">
      <TemplateChoice onChoose={(text) => change(withTemplate(body, text))} />
      <Textarea
        ref={field}
        label="Write a message"
        autosize
        minRows={3}
        maxLength={5000}
        value={body}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <FieldButtons field={field} value={body} onChange={change} />
      {preview.data && <Preview {...preview.data} />}
      <Group justify="flex-end" gap="xs" align="flex-end">
        <NativeSelect
          aria-label="When to send"
          data={delays}
          value={delay}
          onChange={(event) => setDelay(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={body.trim() === ''}
          loading={preview.isPending}
          onClick={() => preview.mutate()}
        >
          Preview
        </Button>
        <Button
          variant="default"
          disabled={body.trim() === ''}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          Send message
        </Button>
      </Group>
    </Stack>
  );
}

function TemplateChoice({ onChoose }: { onChoose: (body: string) => void }) {
  const templates = useQuery(templatesQuery).data?.items ?? [];
  return (
    <Group gap="sm">
      {templates.length > 0 && (
        <NativeSelect
          aria-label="Begin with a template"
          data={[
            { value: '', label: 'Begin with a template' },
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value=""
          onChange={(event) => {
            const chosen = templates.find(({ id }) => id === event.currentTarget.value);
            if (chosen) onChoose(chosen.body);
          }}
        />
      )}
      <TextLink size="sm" to="/recruiter/templates">
        {templates.length > 0 ? 'Templates' : 'Make a template'}
      </TextLink>
    </Group>
  );
}
