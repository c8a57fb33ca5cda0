import { Button, Checkbox, Group, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { rejectReasons } from '../../../api/hiring/applications.ts';
import type { Rejection, RejectReason } from '../../../api/hiring/applications.ts';

const reasons = Object.entries(rejectReasons) as [RejectReason, string][];

/** Asks why somebody is rejected. A digit chooses its reason and rejects at once, where no note is needed. */
export function RejectDialog(props: {
  opened: boolean;
  /** "Reject Ruth Oak" or "Reject 12 applicants". */
  title: string;
  /** The rejection is under way; what was typed stays until it is done. */
  busy: boolean;
  onClose: () => void;
  onReject: (rejection: Rejection) => void;
}) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      closeOnClickOutside={false}
      title={props.title}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {props.opened && <Form {...props} />}
    </Modal>
  );
}

function Form(props: { busy: boolean; onClose: () => void; onReject: (rejection: Rejection) => void }) {
  const [reason, setReason] = useState<RejectReason | null>(null);
  const [note, setNote] = useState('');
  const [tell, setTell] = useState(true);
  const isWhole = reason !== null && (reason !== 'other' || note.trim() !== '');
  function send(chosen: RejectReason) {
    setReason(chosen);
    if (!props.busy) props.onReject({ reason: chosen, note: note.trim(), tell });
  }
  // Also before the focus has come into the dialog: R and a number may follow each other fast.
  useWindowEvent('keydown', (event) => {
    if (event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = reasons[Number(event.key) - 1]?.[0];
    if (chosen === undefined) return;
    event.preventDefault();
    if (chosen === 'other' && note.trim() === '') setReason('other');
    else send(chosen);
  });
  return (
    <Stack gap="md">
      <Radio.Group
        label="Why? The reason is for your team and your records."
        value={reason}
        onChange={(value) => setReason(reasons.find(([name]) => name === value)?.[0] ?? null)}
      >
        <Stack gap="xs" mt="xs">
          {reasons.map(([name, words], index) => (
            <Radio
              key={name}
              value={name}
              label={`${index + 1}. ${words}`}
              data-autofocus={index === 0 || undefined}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label="Note for your team"
        autosize
        minRows={2}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Checkbox
        label="Tell the candidate by mail"
        description="The mail waits 24 hours; until then you can undo the rejection and nothing is sent."
        checked={tell}
        onChange={(event) => setTell(event.currentTarget.checked)}
      />
      <Text size="xs" c="dimmed">
        Press a number from 1 to {reasons.length} to reject for that reason at once.
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={props.onClose}>
          Cancel
        </Button>
        <Button color="red" disabled={!isWhole} loading={props.busy} onClick={() => reason && send(reason)}>
          Reject
        </Button>
      </Group>
    </Stack>
  );
}
