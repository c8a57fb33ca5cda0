import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { passkeysApi } from '../../../api/identity/passkeys.ts';
import { type Proof, type SignInMethods, signInMethodsApi } from '../../../api/identity/sign-in-methods.ts';
import { call } from '../../platform/client.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { signInMethodsQuery } from './sign-in-methods-query.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { canUsePasskeys, passkeyProblem, signWithPasskey } from './passkey.ts';
import { PasswordField } from './password-field.tsx';
import { t } from '../../platform/messages.ts';

/** Asks a person to prove who they are: by password, passkey or the code of their app. Returns false when they close it. */
export function ProofDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const { data, error, refetch } = useQuery(signInMethodsQuery);
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title={t('auth.confirmItsYou')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text size="sm" mb="md">
        {t('auth.signedInLongAgo')}
      </Text>
      {data ? (
        <ProofForm methods={data} onProved={() => onAnswer(true)} />
      ) : error ? (
        <ErrorView title={t('auth.proofLoadFailed')} error={error} onRetry={() => void refetch()} order={3} />
      ) : (
        <SkeletonList rows={2} height={40} />
      )}
    </Modal>
  );
}

function ProofForm({ methods, onProved }: { methods: SignInMethods; onProved: () => void }) {
  const [byCode, setByCode] = useState(!methods.password);
  const { form, problem, busy, formProps, byPasskey } = useProof(byCode, onProved);
  const hasPasskey = methods.passkeys.length > 0 && canUsePasskeys();
  const hasForm = byCode ? methods.two_factor : methods.password;
  if (!hasForm && !hasPasskey) return <Text size="sm">{t('auth.signInAnew')}</Text>;
  return (
    <Stack gap="md">
      <FormProblem problem={problem} />
      {hasForm && (
        <form {...formProps}>
          <Stack gap="md">
            {byCode ? (
              <TextInput
                label={t('auth.appOrRecoveryCode')}
                autoComplete="one-time-code"
                data-autofocus
                {...form.getInputProps('code')}
              />
            ) : (
              <PasswordField
                size="sm"
                label={t('auth.password')}
                autoComplete="current-password"
                data-autofocus
                {...form.getInputProps('password')}
              />
            )}
            <Button type="submit" loading={busy} fullWidth>
              {t('auth.confirm')}
            </Button>
          </Stack>
        </form>
      )}
      {hasPasskey && (
        <Button variant="default" disabled={busy} fullWidth onClick={byPasskey}>
          {t('auth.usePasskey')}
        </Button>
      )}
      {methods.password && methods.two_factor && (
        <Button variant="subtle" size="sm" fullWidth onClick={() => setByCode(!byCode)}>
          {byCode ? t('auth.usePassword') : t('auth.useCode')}
        </Button>
      )}
    </Stack>
  );
}

function useProof(byCode: boolean, onProved: () => void) {
  const prove = (body: Proof) => call(signInMethodsApi.proveIdentity, { body });
  const made = useMutationForm({
    initialValues: { password: '', code: '' },
    save: ({ password, code }) => prove(byCode ? { code } : { password }),
    onSaved: onProved,
    onFailed: () => {
      made.form.getInputNode(byCode ? 'code' : 'password')?.focus();
    },
  });
  const passkey = useMutation({
    mutationFn: async () =>
      prove({ passkey: await signWithPasskey(await call(passkeysApi.challengePasskeyProof)) }),
    onMutate: () => made.setProblem(null),
    onSuccess: onProved,
    onError: (error) => made.setProblem(passkeyProblem(error)),
  });
  return { ...made, busy: made.busy || passkey.isPending, byPasskey: () => passkey.mutate() };
}
