import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Returned } from '../../../api/platform/endpoint.ts';
import { signInCode, twoFactorApi } from '../../../api/identity/two-factor.ts';
import { FormProblem } from '../auth/auth-card.tsx';
import { issueIn } from '../auth/fields.ts';
import { call } from '../../platform/client.ts';
import { QrImage } from '../../platform/ui/qr-image.tsx';
import classes from './settings.module.css';

/** A secret that waits to be put into an authenticator app. */
export type Enrolment = Returned<typeof twoFactorApi.setUpTwoFactor>;

/** Shows the secret for the app and asks for its first code. */
export function TwoFactorSetup(props: {
  enrolment: Enrolment;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}) {
  const { form, problem, busy, submit } = useConfirmation(props.onDone);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <div className={classes.enrolment}>
          <QrImage text={props.enrolment.uri} label="QR code for your authenticator app" />
          <Stack gap="xs" flex="1 1 14rem">
            <Text size="sm">
              Scan the code with your authenticator app, or{' '}
              <Anchor href={props.enrolment.uri} underline="always" inherit>
                open the app on this device
              </Anchor>
              .
            </Text>
            <Text size="sm">Or enter this key in the app (time-based, 6 digits):</Text>
            <code className={classes.secret}>{props.enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </Stack>
        </div>
        <FormProblem text={problem} />
        <TextInput
          label="Code from the app"
          autoComplete="one-time-code"
          inputMode="numeric"
          maw="24rem"
          {...form.getInputProps('code')}
        />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            Turn on
          </Button>
          <Button variant="default" onClick={props.onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useConfirmation(onDone: (recoveryCodes: string[]) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => issueIn(signInCode, value) },
    onValuesChange: () => setProblem(null),
  });
  async function confirm(body: { code: string }) {
    setBusy(true);
    setProblem(null);
    try {
      onDone((await call(twoFactorApi.confirmTwoFactor, { body })).recovery_codes);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      form.getInputNode('code')?.focus();
    } finally {
      setBusy(false);
    }
  }
  const submit = form.onSubmit(
    (values) => void confirm(values),
    () => form.getInputNode('code')?.focus(),
  );
  return { form, problem, busy, submit };
}
