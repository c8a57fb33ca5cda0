import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { t } from '../../platform/messages.ts';

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
      title={t('jobForm.leaveTitle')}
      closeButtonProps={{ 'aria-label': t('jobForm.close') }}
    >
      <Text size="sm">{isKept ? t('jobForm.leaveDraftKept') : t('jobForm.leaveChangesLost')}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {t('jobForm.leave')}
        </Button>
        <Button onClick={() => blocker.reset?.()} data-autofocus>
          {t('jobForm.keepEditing')}
        </Button>
      </Group>
    </Modal>
  );
}
