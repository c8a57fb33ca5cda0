import { Button, Group, Stack } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';

/** A small form in the place of a value, its first field with the focus: Enter saves, Escape gives up. It stays open, with all that was typed, until saved. */
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
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState(0);
  useEffect(() => {
    const wrong = refused > 0 && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong || form.current?.querySelector('input'))?.focus();
  }, [refused]);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    const saved = await onSave();
    setBusy(false);
    if (saved) onClose();
    else setRefused((times) => times + 1);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }
  return (
    <form ref={form} noValidate aria-label={name} onSubmit={(event) => void submit(event)}>
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
