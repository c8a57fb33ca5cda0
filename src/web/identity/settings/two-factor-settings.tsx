import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { twoFactorApi } from '../../../api/identity/two-factor.ts';
import { signInMethodsQuery } from '../auth/sign-in-methods-query.ts';
import { call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { MethodsLoader } from './methods-loader.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SettingsSection } from './settings-section.tsx';
import { type Enrolment, TwoFactorSetup } from './two-factor-setup.tsx';

/** Signing in with the code of an authenticator app: turn on, keep recovery codes, turn off. */
export function TwoFactorSettings() {
  const client = useQueryClient();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  async function act(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
    await client.invalidateQueries({ queryKey: signInMethodsQuery.queryKey });
  }
  const begin = () => act(async () => setEnrolment(await call(twoFactorApi.setUpTwoFactor)));
  const renew = () => act(async () => setCodes((await call(twoFactorApi.renewRecoveryCodes)).recovery_codes));
  const disable = () =>
    act(async () => {
      await call(twoFactorApi.disableTwoFactor);
      setCodes(null);
      toast.success('Two-factor sign-in is off.');
    });
  function finish(newCodes: string[]) {
    setEnrolment(null);
    setCodes(newCodes);
    toast.success('Two-factor sign-in is on.');
    void client.invalidateQueries({ queryKey: signInMethodsQuery.queryKey });
  }
  return (
    <SettingsSection
      id="two-factor"
      title="Two-factor sign-in"
      about="After your password, sign-in asks for a code that an authenticator app on your phone shows."
    >
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {enrolment && (
        <TwoFactorSetup enrolment={enrolment} onDone={finish} onCancel={() => setEnrolment(null)} />
      )}
      {!codes && !enrolment && (
        <MethodsLoader>
          {({ two_factor, recovery_codes_left: left }) =>
            two_factor ? (
              <>
                <Text mb="md">
                  It is on. You have {left} recovery {left === 1 ? 'code' : 'codes'} left.
                </Text>
                <Group gap="xs">
                  <ConfirmButton
                    label="New recovery codes"
                    title="Get new recovery codes?"
                    confirmLabel="Get new codes"
                    danger={false}
                    onConfirm={renew}
                  >
                    The codes that you have now stop working.
                  </ConfirmButton>
                  <ConfirmButton
                    label="Turn off"
                    title="Turn off two-factor sign-in?"
                    confirmLabel="Turn off"
                    onConfirm={disable}
                  >
                    Your password alone will open your account.
                  </ConfirmButton>
                </Group>
              </>
            ) : (
              <Button variant="default" w="fit-content" onClick={() => void begin()}>
                Turn on
              </Button>
            )
          }
        </MethodsLoader>
      )}
    </SettingsSection>
  );
}
