import { Anchor, Text } from '@mantine/core';
import { t } from '../../platform/messages.ts';

/** Downloads a score's receipt from an address, and says what it is for. */
export function ReceiptLink({ href }: { href: string }) {
  return (
    <Text size="sm">
      <Anchor inherit underline="always" href={href} download="score-receipt.json">
        {t('fit.downloadReceipt')}
      </Anchor>{' '}
      <Text span inherit c="dimmed">
        {t('fit.receiptHint')}
      </Text>
    </Text>
  );
}
