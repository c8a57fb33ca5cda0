import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Passkey, passkeysApi } from '../../../api/identity/passkeys.ts';
import { canUsePasskeys, makePasskeyFor, passkeyProblem } from '../auth/passkey.ts';
import { signInMethodsQuery } from '../auth/sign-in-methods-query.ts';
import { call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { deviceLabel } from './device-labels.ts';
import { MethodsLoader } from './methods-loader.tsx';
import { SettingsSection } from './settings-section.tsx';
import classes from './settings.module.css';
import { t } from '../../platform/messages.ts';

/** The passkeys of the person: add, name, remove. */
export function PasskeySettings() {
  return (
    <SettingsSection id="passkeys" title={t('security.passkeys')} about={t('security.passkeysAbout')}>
      <MethodsLoader>
        {({ passkeys }) => (
          <>
            {passkeys.length > 0 && (
              <ul className={classes.rows}>
                {passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )}
            <AddPasskey />
          </>
        )}
      </MethodsLoader>
    </SettingsSection>
  );
}

function AddPasskey() {
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: async () => {
      const passkey = await makePasskeyFor(await call(passkeysApi.challengeNewPasskey));
      await call(passkeysApi.addPasskey, { body: { name: deviceLabel(navigator.userAgent), passkey } });
    },
    onSuccess: () => toast.success(t('security.passkeyAdded')),
    onError: (error) => {
      const problem = passkeyProblem(error);
      if (problem) toast.error(problem);
    },
    onSettled: () => client.invalidateQueries({ queryKey: signInMethodsQuery.queryKey }),
  });
  if (!canUsePasskeys()) return <Text size="sm">{t('security.noPasskeysHere')}</Text>;
  return (
    <Button variant="default" w="fit-content" loading={add.isPending} onClick={() => add.mutate()}>
      {t('security.addPasskey')}
    </Button>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const client = useQueryClient();
  const [naming, setNaming] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(passkeysApi.removePasskey, { params: { id: passkey.id } }),
    onError: (error) => toast.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: signInMethodsQuery.queryKey }),
  });
  return (
    <li className={classes.row}>
      {naming ? (
        <NameForm passkey={passkey} onClose={() => setNaming(false)} />
      ) : (
        <div>
          <Text fw={500}>{passkey.name}</Text>
          <Text size="sm" c="dimmed">
            {t('security.passkeyUse', {
              synced: String(passkey.synced),
              added: formatAgo(passkey.created_at),
              used: passkey.last_used_at ? formatAgo(passkey.last_used_at) : 'none',
            })}
          </Text>
        </div>
      )}
      <Group gap="xs">
        {!naming && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('security.renamePasskey', { name: passkey.name })}
            onClick={() => setNaming(true)}
          >
            {t('security.rename')}
          </Button>
        )}
        <ConfirmButton
          label={t('security.remove')}
          size="compact-sm"
          title={t('security.removeQuestion', { name: passkey.name })}
          confirmLabel={t('security.removePasskey')}
          onConfirm={() => remove.mutateAsync()}
        >
          {t('security.removePasskeyNote')}
        </ConfirmButton>
      </Group>
    </li>
  );
}

function NameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const client = useQueryClient();
  const { form, busy, formProps, isTypedBefore, discard } = useMutationForm({
    initialValues: { name: passkey.name },
    draft: `name of ${passkey.id}`,
    save: async ({ name: typed }) => {
      const name = typed.trim() || passkey.name;
      if (name !== passkey.name)
        await call(passkeysApi.renamePasskey, { params: { id: passkey.id }, body: { name } });
    },
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: signInMethodsQuery.queryKey });
      onClose();
    },
    onFailed: (error) => {
      toast.error(reasonOf(error));
    },
  });
  return (
    <form {...formProps}>
      <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
      <Group gap="xs">
        <TextInput
          size="sm"
          aria-label={t('security.passkeyName')}
          maxLength={60}
          {...form.getInputProps('name')}
        />
        <Button type="submit" size="compact-sm" loading={busy}>
          {t('security.save')}
        </Button>
      </Group>
    </form>
  );
}
