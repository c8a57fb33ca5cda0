import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';

/** A button whose act the other side hears of: it asks for words before it acts. */
export function ReasonButton(props: {
  label: string;
  title: string;
  text: string;
  field: string;
  confirmLabel: string;
  danger?: boolean;
  variant?: 'default' | 'subtle';
  size?: 'sm' | 'compact-sm';
  /** The words may not be left out. */
  needed?: boolean;
  /** Answers false when it failed: then the dialog stays, with the words. */
  onConfirm: (words: string) => Promise<unknown>;
}) {
  const [opened, setOpened] = useState(false);
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  async function confirm() {
    setBusy(true);
    try {
      if ((await props.onConfirm(words)) === false) return;
      setOpened(false);
      setWords('');
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button variant={props.variant ?? 'default'} size={props.size ?? 'sm'} onClick={() => setOpened(true)}>
        {props.label}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        closeOnClickOutside={false}
        title={props.title}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack gap="sm">
          <Text size="sm">{props.text}</Text>
          <Textarea
            label={props.field}
            autosize
            minRows={3}
            maxLength={1000}
            data-autofocus
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => setOpened(false)} disabled={busy}>
              Back
            </Button>
            <Button
              color={props.danger ? 'red' : 'accent'}
              loading={busy}
              disabled={props.needed && words.trim() === ''}
              onClick={() => void confirm()}
            >
              {props.confirmLabel}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
