import { Button, Modal } from '@mantine/core';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../platform/messages.ts';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';

// Loaded when the dialog is opened.
const PreviewContent = lazy(async () => ({
  default: (await import('./preview-content.tsx')).PreviewContent,
}));

/** Shows in a dialog what employers see of the person, as it is saved now. */
export function ProfilePreview() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Eye size={16} aria-hidden />} onClick={() => setOpened(true)}>
        {t('profiles.previewAsEmployer')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        size="lg"
        title={t('profiles.whatEmployersSee')}
        closeButtonProps={{ 'aria-label': t('profiles.close') }}
      >
        <Suspense fallback={<SkeletonList rows={2} height={120} />}>
          <PreviewContent />
        </Suspense>
      </Modal>
    </>
  );
}
