import { Button, Group, Modal, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { messageThreadsApi } from '../../../api/hiring/messages.ts';
import { applicantName } from '../applications/applicants-table.tsx';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { delays, FieldButtons, Preview, withTemplate } from './message-fields.tsx';
import { templatesQuery } from './message-queries.ts';

type Props = {
  title: string;
  /** What is written; it outlives the dialog until it is sent. */
  body: string;
  onBody: (body: string) => void;
  /** Whom the preview is shown for. */
  example: ApplicantRow | undefined;
  busy: boolean;
  onClose: () => void;
  onSend: (body: string, delayMinutes: number) => void;
};

/** Asks what to write to many applicants at once, each by their own name, and when; looked at for one of them before it goes. */
export function MessageDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      closeOnClickOutside={false}
      title={props.title}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {opened && <Form {...props} />}
    </Modal>
  );
}

function Form({ body, onBody, example, busy, onClose, onSend }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const templates = useQuery(templatesQuery).data?.items ?? [];
  const [delay, setDelay] = useState('60');
  const preview = useMutation({
    mutationFn: (id: string) =>
      call(messageThreadsApi.previewApplicantMessage, { params: { id }, body: { body } }),
    onError: () => toast.error('The preview could not be made. Please try again.'),
  });
  function change(next: string) {
    onBody(next);
    preview.reset();
  }
  return (
    <Stack gap="md">
      {templates.length > 0 && (
        <NativeSelect
          label="Begin with a template"
          data={[
            { value: '', label: 'Choose a template' },
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value=""
          onChange={(event) => {
            const chosen = templates.find(({ id }) => id === event.currentTarget.value);
            if (chosen) change(withTemplate(body, chosen.body));
          }}
        />
      )}
      <Stack gap="xs">
        <Textarea
          ref={field}
          label="Message"
          autosize
          minRows={5}
          maxLength={5000}
          data-autofocus
          value={body}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <FieldButtons field={field} value={body} onChange={change} />
      </Stack>
      {preview.data && example && <Preview {...preview.data} reader={applicantName(example.candidate)} />}
      <NativeSelect
        label="When to send"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description="What waits can be undone. Whoever lacks what a field asks for gets nothing, and is counted."
        data={delays}
        value={delay}
        onChange={(event) => setDelay(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        {example && (
          <Button
            variant="default"
            disabled={body.trim() === ''}
            loading={preview.isPending}
            onClick={() => preview.mutate(example.id)}
          >
            Preview
          </Button>
        )}
        <Button disabled={body.trim() === ''} loading={busy} onClick={() => onSend(body, Number(delay))}>
          Send messages
        </Button>
      </Group>
    </Stack>
  );
}
