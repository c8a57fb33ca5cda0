import { Button, Modal } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { MyOffer } from '../../../api/hiring/offer.ts';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { t } from '../../platform/messages.ts';

// Few discuss an offer: the form is there once they do.
const DiscussForm = lazy(async () => ({ default: (await import('./discuss-form.tsx')).DiscussForm }));

/** Asks to discuss an offer, with a message and the pay that one has in mind. */
export function DiscussButton({ offer, employer }: { offer: MyOffer; employer: string }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('offers.discuss')}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t('offers.discussTitle')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {opened && (
          <Suspense fallback={<SkeletonList rows={3} height={48} />}>
            <DiscussForm offer={offer} employer={employer} onClose={close} />
          </Suspense>
        )}
      </Modal>
    </>
  );
}
