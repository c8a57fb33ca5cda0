import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeEmailBody,
  emailChangeHours,
  emailChangesApi,
  type EmailState,
} from '../../../api/identity/email-changes.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { emailQuery } from '../auth/email-query.ts';
import { issueIn } from '../auth/field-issue.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { call } from '../../platform/client.ts';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './settings.module.css';
import { t } from '../../platform/messages.ts';

/** A change of the address that waits: which mails to open, and a way to cancel it. */
export function WaitingEmail({ change }: { change: NonNullable<EmailState['change']> }) {
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => call(emailChangesApi.cancelEmailChange),
    onSuccess: (state) => {
      client.setQueryData(emailQuery.queryKey, state);
      toast.success(t('security.changeCancelled'));
    },
    onError: () => toast.error(t('security.cancelChangeFailed')),
  });
  const links = { email: change.email, hours: emailChangeHours };
  return (
    <div className={classes.note} aria-live="polite">
      <Text fw={500}>{t('security.changingTo', { email: change.email })}</Text>
      <Text size="sm" mt={4} mb="sm">
        {change.approved
          ? t('security.openNewLink', links)
          : change.confirmed
            ? t('security.openCurrentLink', { hours: emailChangeHours })
            : t('security.openBothLinks', links)}
      </Text>
      <Button variant="default" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        {t('security.cancelChange')}
      </Button>
    </div>
  );
}

/** Asks for the new address and the password, and has both addresses mailed; `onMailed` or `onCancel` follows. */
export function EmailForm({ onMailed, onCancel }: { onMailed?: () => void; onCancel: () => void }) {
  const { form, problem, busy, formProps } = useChangeForm(onMailed);
  return (
    <form {...formProps}>
      <Stack gap="md" maw="24rem">
        <Text size="sm" c="dimmed">
          {t('security.twoLinksNote')}
        </Text>
        <FormProblem problem={problem} />
        <TextInput
          data-autofocus
          label={t('security.newEmail')}
          type="email"
          autoComplete="off"
          {...form.getInputProps('email')}
        />
        <PasswordField
          size="sm"
          label={t('security.yourPassword')}
          autoComplete="current-password"
          {...form.getInputProps('current_password')}
        />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            {t('security.sendLinks')}
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            {t('security.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useChangeForm(onMailed?: () => void) {
  const client = useQueryClient();
  return useMutationForm({
    initialValues: { email: '', current_password: '' },
    draft: 'email',
    notKept: ['current_password'],
    validate: {
      email: (value) => issueIn(changeEmailBody.shape.email, value),
      current_password: (value) => issueIn(changeEmailBody.shape.current_password, value),
    },
    save: (body) => call(emailChangesApi.changeEmail, { body }),
    saved: t('security.twoEmailsSent'),
    onSaved: (state) => {
      client.setQueryData(emailQuery.queryKey, state);
      onMailed?.();
    },
    problemOf: (error) => t('auth.emailChangeFailed', { reason: reasonOf(error) }),
  });
}
