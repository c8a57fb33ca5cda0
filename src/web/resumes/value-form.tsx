import { Button, Group, Stack } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useState } from 'react';

/** A small form in the place of a value: Enter saves, Escape gives up. It stays open, with all that was typed, until saved. */
export function ValueForm({
  name,
  saveLabel = 'Save',
  onSave,
  onClose,
  children,
}: {
  name: string;
  saveLabel?: string;
  /** Answers whether it was saved; false also when something in the form is wrong. */
  onSave: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}) {
  const [busy, setBusy] = useState(false);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    const saved = await onSave();
    setBusy(false);
    if (saved) onClose();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }
  return (
    <form noValidate aria-label={name} onSubmit={(event) => void submit(event)}>
      <Stack gap="xs" onKeyDown={onKeyDown}>
        {children}
        <Group gap="xs">
          <Button type="submit" size="compact-sm" variant="light" loading={busy}>
            {saveLabel}
          </Button>
          <Button size="compact-sm" variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
