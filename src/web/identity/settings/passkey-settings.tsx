import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Passkey, passkeysApi } from '../../../api/identity/passkeys.ts';
import { canUsePasskeys, makePasskeyFor, passkeyProblem } from '../auth/passkey.ts';
import { signInMethodsQuery } from '../auth/sign-in-methods-query.ts';
import { call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { deviceLabel } from './device-labels.ts';
import { MethodsLoader } from './methods-loader.tsx';
import { SettingsSection } from './settings-section.tsx';
import classes from './settings.module.css';

/** The passkeys of the person: add, name, remove. */
export function PasskeySettings() {
  return (
    <SettingsSection
      id="passkeys"
      title="Passkeys"
      about="Sign in with your phone’s or computer’s screen lock instead of a password. The secret never leaves the device."
    >
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
    onSuccess: () => toast.success('Passkey added.'),
    onError: (error) => {
      const problem = passkeyProblem(error);
      if (problem) toast.error(problem);
    },
    onSettled: () => client.invalidateQueries({ queryKey: signInMethodsQuery.queryKey }),
  });
  if (!canUsePasskeys()) return <Text size="sm">This browser cannot use passkeys on this address.</Text>;
  return (
    <Button variant="default" w="fit-content" loading={add.isPending} onClick={() => add.mutate()}>
      Add a passkey
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
            {passkey.synced ? 'On your devices, added' : 'On one device, added'}{' '}
            {formatAgo(passkey.created_at)},{' '}
            {passkey.last_used_at ? `used ${formatAgo(passkey.last_used_at)}` : 'not used yet'}
          </Text>
        </div>
      )}
      <Group gap="xs">
        {!naming && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Rename ${passkey.name}`}
            onClick={() => setNaming(true)}
          >
            Rename
          </Button>
        )}
        <ConfirmButton
          label="Remove"
          size="compact-sm"
          title={`Remove ${passkey.name}?`}
          confirmLabel="Remove passkey"
          onConfirm={() => remove.mutateAsync()}
        >
          You won’t be able to sign in with it. Your device may still offer it until you delete it there too.
        </ConfirmButton>
      </Group>
    </li>
  );
}

function NameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const client = useQueryClient();
  const { form, busy, formProps } = useMutationForm({
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
      <Group gap="xs">
        <TextInput
          size="sm"
          aria-label="Name of the passkey"
          maxLength={60}
          {...form.getInputProps('name')}
        />
        <Button type="submit" size="compact-sm" loading={busy}>
          Save
        </Button>
      </Group>
    </form>
  );
}
