import { Button, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../platform/shell/session.tsx';
import { VerifyEmail } from './verify-email.tsx';
import { t } from '../../platform/messages.ts';

/** Asks a person to verify their address before what they wanted is done. Returns false when they close it. */
export function VerifyDialog({
  email,
  onAnswer,
}: {
  email: string;
  onAnswer: (isVerified: boolean) => void;
}) {
  const client = useQueryClient();
  const { refresh } = useSession();
  function goOn() {
    onAnswer(true);
    // The company of a new employer has another name now.
    void refresh();
    for (const queryKey of [['email'], ['company']]) void client.invalidateQueries({ queryKey });
  }
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title={t('auth.verifyEmailFirst')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Stack gap="md">
        <Text size="sm">{t('auth.verifyToGoOn')}</Text>
        <VerifyEmail email={email} size="sm" onVerified={goOn} />
        <Button variant="default" size="sm" onClick={goOn}>
          {t('auth.openedLink')}
        </Button>
      </Stack>
    </Modal>
  );
}
