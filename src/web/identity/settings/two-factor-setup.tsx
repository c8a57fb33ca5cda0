import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { Returned } from '../../../api/platform/endpoint.ts';
import { signInCode, twoFactorApi } from '../../../api/identity/two-factor.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../auth/field-issue.ts';
import { call } from '../../platform/client.ts';
import { QrImage } from '../../platform/ui/qr-image.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './settings.module.css';
import { rich, t } from '../../platform/messages.ts';

/** A secret that waits to be put into an authenticator app. */
export type Enrolment = Returned<typeof twoFactorApi.setUpTwoFactor>;

/** Shows the secret for the app and asks for its first code. */
export function TwoFactorSetup(props: {
  enrolment: Enrolment;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}) {
  const { form, problem, busy, formProps } = useConfirmation(props.onDone);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <div className={classes.enrolment}>
          <QrImage text={props.enrolment.uri} label={t('security.qrCode')} />
          <Stack gap="xs" flex="1 1 14rem">
            <Text size="sm">
              {rich('security.scanCode', {
                app: (text) => (
                  <Anchor href={props.enrolment.uri} underline="always" inherit>
                    {text}
                  </Anchor>
                ),
              })}
            </Text>
            <Text size="sm">{t('security.enterKey')}</Text>
            <code className={classes.secret}>{props.enrolment.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </Stack>
        </div>
        <FormProblem problem={problem} />
        <TextInput
          label={t('security.codeFromApp')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maw="24rem"
          {...form.getInputProps('code')}
        />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            {t('security.turnOn')}
          </Button>
          <Button variant="default" onClick={props.onCancel}>
            {t('security.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useConfirmation(onDone: (recoveryCodes: string[]) => void) {
  const made = useMutationForm({
    initialValues: { code: '' },
    validate: { code: (value) => issueIn(signInCode, value) },
    save: (body) => call(twoFactorApi.confirmTwoFactor, { body }),
    onSaved: ({ recovery_codes: codes }) => onDone(codes),
    onFailed: () => {
      made.form.getInputNode('code')?.focus();
    },
  });
  return made;
}
