import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { t } from '../../platform/messages.ts';
import { ConfirmDialog } from '../../platform/ui/confirm.tsx';

/**
 * Asks before a page with unsaved changes is left, within the program or by closing the tab. Show `dialog`, and call
 * `allowLeaving` before going away after a save.
 */
export function useUnsavedGuard(dirty: boolean): { dialog: ReactNode; allowLeaving: () => void } {
  const allowed = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && !allowed.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty && !allowed.current,
    withResolver: true,
  });
  const dialog = (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title={t('profiles.leaveQuestion')}
      confirmLabel={t('profiles.leave')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('profiles.leaveWarning')}
    </ConfirmDialog>
  );
  return { dialog, allowLeaving: () => (allowed.current = true) };
}
