import { Modal } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { t } from '../../platform/messages.ts';

/** A dialog whose form is loaded when it opens; closed, it gives the focus back to what opened it. */
export function ReportDialog({
  title,
  children,
  onClose,
}: {
  /** Null while it is closed. */
  title: string | null;
  children: ReactNode;
  onClose: () => void;
}) {
  return (
    <Modal
      opened={title !== null}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('savedReports.close') }}
    >
      <Suspense>{title !== null && children}</Suspense>
    </Modal>
  );
}
