import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { passkeysApi } from '../../../api/identity/passkeys.ts';
import { call } from '../../platform/client.ts';
import { enterSession } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { canUsePasskeys, passkeyProblem, signWithPasskey } from './passkey.ts';
import { t } from '../../platform/messages.ts';

/** Signs in with a passkey of this browser, which also says who it is. */
export function PasskeySignIn({
  remember,
  onProblem,
}: {
  remember: () => boolean;
  onProblem: (text: string | null) => void;
}) {
  const client = useQueryClient();
  const signIn = useMutation({
    mutationFn: async () => {
      const passkey = await signWithPasskey(await call(passkeysApi.challengePasskeySignIn));
      return call(passkeysApi.signInWithPasskey, { body: { passkey, remember: remember() } });
    },
    onMutate: () => onProblem(null),
    onSuccess: ({ user }) => {
      toast.success(t('auth.loginSucceeded'));
      enterSession(client, user);
    },
    onError: (error) => onProblem(passkeyProblem(error)),
  });
  if (!canUsePasskeys()) return null;
  return (
    <Button variant="default" size="md" loading={signIn.isPending} fullWidth onClick={() => signIn.mutate()}>
      {t('auth.signInWithPasskey')}
    </Button>
  );
}
