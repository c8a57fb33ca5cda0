import { Button, Group, Modal, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { delays, FieldButtons, withTemplate } from './message-fields.tsx';
import { templatesQuery } from './message-queries.ts';

/** Asks what to write to many applicants at once, each by their own name, and when. */
export function MessageDialog(props: {
  opened: boolean;
  title: string;
  onClose: () => void;
  onSend: (body: string, delayMinutes: number) => void;
}) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {props.opened && <Form onSend={props.onSend} onClose={props.onClose} />}
    </Modal>
  );
}

function Form(props: { onSend: (body: string, delayMinutes: number) => void; onClose: () => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const templates = useQuery(templatesQuery).data?.items ?? [];
  const [body, setBody] = useState('');
  const [delay, setDelay] = useState('60');
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
            if (chosen) setBody(withTemplate(body, chosen.body));
          }}
        />
      )}
      <Textarea
        ref={field}
        label="Message"
        autosize
        minRows={5}
        maxLength={5000}
        data-autofocus
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <FieldButtons field={field} value={body} onChange={setBody} />
      <Text size="xs" c="dimmed">
        Whoever lacks what a field asks for gets nothing, and is counted. What waits can be undone.
      </Text>
      <Group justify="flex-end" gap="xs" align="flex-end">
        <NativeSelect
          aria-label="When to send"
          data={delays}
          value={delay}
          onChange={(event) => setDelay(event.currentTarget.value)}
        />
        <Button variant="default" onClick={props.onClose}>
          Cancel
        </Button>
        <Button disabled={body.trim() === ''} onClick={() => props.onSend(body, Number(delay))}>
          Send messages
        </Button>
      </Group>
    </Stack>
  );
}
