import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { twoFactorApi } from '../../../api/identity/two-factor.ts';
import { signInMethodsQuery } from '../auth/sign-in-methods-query.ts';
import { call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { MethodsLoader } from './methods-loader.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { Enrolment } from './two-factor-setup.tsx';
import { t } from '../../platform/messages.ts';

const TwoFactorSetup = lazy(async () => ({
  default: (await import('./two-factor-setup.tsx')).TwoFactorSetup,
}));

/** Signing in with the code of an authenticator app: turn on, keep recovery codes, turn off. */
export function TwoFactorSettings() {
  const { enrolment, codes, begin, renew, disable, finish, cancel } = useTwoFactor();
  return (
    <SettingsSection
      id="two-factor"
      title={t('security.twoFactorSignIn')}
      about={t('security.twoFactorAbout')}
    >
      {codes && <RecoveryCodes codes={codes} onDone={cancel} />}
      {enrolment && (
        <Suspense fallback={<Skeleton height={320} />}>
          <TwoFactorSetup enrolment={enrolment} onDone={finish} onCancel={cancel} />
        </Suspense>
      )}
      {!codes && !enrolment && (
        <MethodsLoader>
          {({ two_factor, recovery_codes_left: left }) =>
            two_factor ? (
              <TurnedOn left={left} onRenew={renew} onDisable={disable} />
            ) : (
              <Button variant="default" w="fit-content" onClick={begin}>
                {t('security.turnOn')}
              </Button>
            )
          }
        </MethodsLoader>
      )}
    </SettingsSection>
  );
}

function TurnedOn(props: {
  left: number;
  onRenew: () => Promise<unknown>;
  onDisable: () => Promise<unknown>;
}) {
  return (
    <>
      <Text mb="md">{t('security.twoFactorOn', { count: props.left })}</Text>
      <Group gap="xs">
        <ConfirmButton
          label={t('security.newRecoveryCodes')}
          title={t('security.newCodesQuestion')}
          confirmLabel={t('security.getNewCodes')}
          danger={false}
          onConfirm={props.onRenew}
        >
          {t('security.newCodesNote')}
        </ConfirmButton>
        <ConfirmButton
          label={t('security.turnOff')}
          title={t('security.turnOffQuestion')}
          confirmLabel={t('security.turnOff')}
          onConfirm={props.onDisable}
        >
          {t('security.turnOffNote')}
        </ConfirmButton>
      </Group>
    </>
  );
}

function useTwoFactor() {
  const client = useQueryClient();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const ends = {
    onError: (error: Error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: signInMethodsQuery.queryKey }),
  };
  const begin = useMutation({
    mutationFn: () => call(twoFactorApi.setUpTwoFactor),
    onSuccess: setEnrolment,
    ...ends,
  });
  const renew = useMutation({
    mutationFn: () => call(twoFactorApi.renewRecoveryCodes),
    onSuccess: (renewed) => setCodes(renewed.recovery_codes),
    ...ends,
  });
  const disable = useMutation({
    mutationFn: () => call(twoFactorApi.disableTwoFactor),
    onSuccess: () => toast.success(t('security.twoFactorIsOff')),
    ...ends,
  });
  function finish(newCodes: string[]) {
    setEnrolment(null);
    setCodes(newCodes);
    toast.success(t('security.twoFactorIsOn'));
    void ends.onSettled();
  }
  function cancel() {
    setEnrolment(null);
    setCodes(null);
  }
  return {
    enrolment,
    codes,
    begin: () => begin.mutate(),
    renew: () => renew.mutateAsync(),
    disable: () => disable.mutateAsync(),
    finish,
    cancel,
  };
}
