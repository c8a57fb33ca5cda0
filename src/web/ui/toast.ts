import { notifications } from '@mantine/notifications';

type Kind = 'success' | 'error' | 'warning' | 'info';
const colors = { success: 'green', error: 'red', warning: 'yellow', info: 'blue' } as const;

/** Shows a short message for 5 seconds, longer while it is hovered or focused; errors interrupt a screen reader. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  warning: (text: string) => show('warning', text),
  info: (text: string) => show('info', text),
};

function show(kind: Kind, text: string): string {
  return notifications.show({
    message: text,
    color: colors[kind],
    role: 'group',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close' },
  });
}
