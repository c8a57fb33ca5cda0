import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../api/platform/texts.ts';
import { passkeysApi } from '../../../api/identity/passkeys.ts';
import { call } from '../../platform/client.ts';
import { enterSession } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { canUsePasskeys, passkeyProblem, signWithPasskey } from './passkey.ts';

/** Signs in with a passkey of this browser, which also says who it is. */
export function PasskeySignIn({
  remember,
  onProblem,
}: {
  remember: () => boolean;
  onProblem: (text: string | null) => void;
}) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (!canUsePasskeys()) return null;
  async function signIn() {
    setBusy(true);
    onProblem(null);
    try {
      const passkey = await signWithPasskey(await call(passkeysApi.challengePasskeySignIn));
      const { user } = await call(passkeysApi.signInWithPasskey, { body: { passkey, remember: remember() } });
      toast.success(messages.auth.loginSucceeded);
      enterSession(client, user);
    } catch (error) {
      onProblem(passkeyProblem(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="default" size="md" loading={busy} fullWidth onClick={() => void signIn()}>
      Sign in with a passkey
    </Button>
  );
}
