import { Button, Group } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { t } from '../messages.ts';

const shownMs = 5000;
const shownWithUndoMs = 10_000;
/** The toast in front. */
let newest: string | null = null;

const colors = { success: 'green', error: 'red', warning: 'yellow', info: 'blue' } as const;

/** One toast: what it says and how it is coloured. */
export type Toast = {
  kind: 'success' | 'error' | 'warning' | 'info';
  text: string;
  /** Takes the act back; the toast then stays for 10 seconds, with a button. */
  undo?: () => unknown;
};

/**
 * Where toasts appear: 5,000 ms each, gone within 300 ms, waiting while hovered or focused (only stacked ones
 * wait for the focus, and those behind the front one cannot be reached until the stack is opened). Those behind would
 * wait for the front one to go, and are ended here.
 */
export function Toasts() {
  return (
    <Notifications
      withinPortal={false}
      autoClose={shownMs}
      transitionDuration={300}
      layout="stacked"
      position="bottom-right"
      limit={3}
      containerWidth={400}
    />
  );
}

/** Adds a toast to those on show. */
export function drawToast({ kind, text, undo }: Toast): void {
  const id = crypto.randomUUID();
  newest = id;
  setTimeout(() => endBehind(id), undo ? shownWithUndoMs : shownMs);
  notifications.show({
    id,
    ...(undo ? { autoClose: shownWithUndoMs } : {}),
    message: undo ? (
      <Group justify="space-between" gap="xs" wrap="nowrap">
        {text}
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          {t('ui.undo')}
        </Button>
      </Group>
    ) : (
      text
    ),
    color: colors[kind],
    role: 'group',
    withBorder: true,
    closeButtonProps: { 'aria-label': t('ui.close') },
  });
}

/** Ends a toast whose time is over behind a newer one, unless the toasts are looked at. */
function endBehind(id: string): void {
  const isLookedAt = document.querySelector('[data-toasts]:is(:hover, :focus-within)') !== null;
  if (id !== newest && !isLookedAt) notifications.hide(id);
}
