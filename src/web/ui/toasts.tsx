import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import type { Toast } from './toast.ts';

const colors = { success: 'green', error: 'red', warning: 'yellow', info: 'blue' } as const;

/** Where toasts appear: 5,000 ms each, gone within 300 ms, waiting while hovered or focused. */
export function Toasts() {
  return (
    <Notifications
      withinPortal={false}
      autoClose={5000}
      transitionDuration={300}
      layout="stacked"
      position="bottom-right"
      limit={4}
      containerWidth={400}
    />
  );
}

/** Adds a toast to those on show. */
export function drawToast({ kind, text }: Toast): void {
  notifications.show({
    message: text,
    color: colors[kind],
    role: 'group',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close' },
  });
}
