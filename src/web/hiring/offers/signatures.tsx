import { Anchor, Group, Text } from '@mantine/core';
import type { MyOffer } from '../../../api/hiring/offer.ts';
import { offersApi } from '../../../api/hiring/offers.ts';
import { saveLinkedFile } from '../../platform/ui/save-file.ts';
import { t } from '../../platform/messages.ts';

/** Who signed an accepted offer, and its signed copy. */
export function Signatures({ offer }: { offer: MyOffer }) {
  const { id, signature: name, countersignature: other } = offer;
  if (name === '') return null;
  return (
    <Group gap="xs">
      <Text size="sm">
        {other === '' ? t('offers.signedBy', { name }) : t('offers.signedByBoth', { name, other })}
      </Text>
      <Anchor size="sm" href={offersApi.getSignedOffer.path.replace('{id}', id)} onClick={saveLinkedFile}>
        {t('offers.signedCopy')}
      </Anchor>
    </Group>
  );
}

/** An offer as a PDF, as it stands. */
export function OfferLetterLink({ id }: { id: string }) {
  return (
    <Group>
      <Anchor size="sm" href={offersApi.getOfferLetter.path.replace('{id}', id)} onClick={saveLinkedFile}>
        {t('offers.letter')}
      </Anchor>
    </Group>
  );
}
