import { Button, Group, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Passkey, passkeysApi } from '../../../api/identity/passkeys.ts';
import { canUsePasskeys, makePasskeyFor, passkeyProblem } from '../auth/passkey.ts';
import { signInMethodsQuery } from '../auth/sign-in-methods-query.ts';
import { call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
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
      about="Sign in with the lock of your phone or computer in place of a password. Nothing that can be stolen leaves the device."
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
  const [busy, setBusy] = useState(false);
  async function add() {
    setBusy(true);
    try {
      const passkey = await makePasskeyFor(await call(passkeysApi.challengeNewPasskey));
      await call(passkeysApi.addPasskey, { body: { name: deviceLabel(navigator.userAgent), passkey } });
      toast.success('The passkey is added.');
    } catch (error) {
      const problem = passkeyProblem(error);
      if (problem) toast.error(problem);
    }
    setBusy(false);
    await client.invalidateQueries({ queryKey: signInMethodsQuery.queryKey });
  }
  if (!canUsePasskeys()) return <Text size="sm">This browser cannot use passkeys on this address.</Text>;
  return (
    <Button variant="default" w="fit-content" loading={busy} onClick={() => void add()}>
      Add a passkey
    </Button>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const client = useQueryClient();
  const [naming, setNaming] = useState(false);
  const params = { id: passkey.id };
  async function change(work: () => Promise<unknown>, failure: string) {
    try {
      await work();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : failure);
    }
    await client.invalidateQueries({ queryKey: signInMethodsQuery.queryKey });
  }
  async function rename(name: string) {
    if (name !== passkey.name)
      await change(() => call(passkeysApi.renamePasskey, { params, body: { name } }), 'Failed to rename it.');
    setNaming(false);
  }
  return (
    <li className={classes.row}>
      {naming ? (
        <NameForm name={passkey.name} onName={rename} />
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
          onConfirm={() => change(() => call(passkeysApi.removePasskey, { params }), 'Failed to remove it.')}
        >
          It will not sign in here any more. Your device may still offer it until you delete it there as well.
        </ConfirmButton>
      </Group>
    </li>
  );
}

function NameForm({ name, onName }: { name: string; onName: (name: string) => Promise<void> }) {
  const [value, setValue] = useState(name);
  function submit(event: FormEvent) {
    event.preventDefault();
    void onName(value.trim() || name);
  }
  return (
    <form onSubmit={submit}>
      <Group gap="xs">
        <TextInput
          size="sm"
          aria-label="Name of the passkey"
          maxLength={60}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <Button type="submit" size="compact-sm">
          Save
        </Button>
      </Group>
    </form>
  );
}
