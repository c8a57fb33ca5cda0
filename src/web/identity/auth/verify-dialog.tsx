import { Button, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../platform/shell/session.tsx';
import { VerifyEmail } from './verify-email.tsx';

/** Asks a person to verify their address before what they wanted is done. Answers false when they close it. */
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
      title="Verify your email first"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="md">
        <Text size="sm">
          This needs a verified address. Nothing you typed is lost: we’ll continue once it is verified.
        </Text>
        <VerifyEmail email={email} size="sm" onVerified={goOn} />
        <Button variant="default" size="sm" onClick={goOn}>
          I opened the link in the email
        </Button>
      </Stack>
    </Modal>
  );
}
