import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';

/** Asks before a page with unsent changes is left, inside the program and by closing the tab. */
export function LeaveGuard({ active, isKept = false }: { active: boolean; isKept?: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => active && current.pathname !== next.pathname,
    enableBeforeUnload: () => active,
    withResolver: true,
  });
  return (
    <Modal
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without posting?"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="sm">
        {isKept
          ? 'Your changes are saved as a draft. They will be here when you open this form again, on any device.'
          : 'Your changes have not been saved and would be lost.'}
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button onClick={() => blocker.reset?.()} data-autofocus>
          Keep editing
        </Button>
      </Group>
    </Modal>
  );
}
