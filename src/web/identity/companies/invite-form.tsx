import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { invitationBody, invitationsApi, type InvitedRole } from '../../../api/identity/invitations.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../auth/field-issue.ts';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './company.module.css';
import { invitationsQuery } from './company-queries.ts';
import { t } from '../../platform/messages.ts';

/** Invites one address. */
export function InviteForm() {
  const { form, problem, busy, formProps } = useInviteForm();
  return (
    <form className={classes.invite} {...formProps}>
      <FormProblem problem={problem} />
      <TextInput
        id="invite-email"
        label={t('companies.email')}
        type="email"
        required
        withAsterisk={false}
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <Radio.Group label={t('companies.role')} {...form.getInputProps('invited_role')}>
        <Stack gap="xs" mt="xs">
          <Radio value="recruiter" label={t('companies.recruiter')} />
          <Radio value="hiring_manager" label={t('companies.hiringManager')} />
        </Stack>
      </Radio.Group>
      <Button type="submit" loading={busy} w="fit-content">
        {t('companies.sendInvitation')}
      </Button>
    </form>
  );
}

function useInviteForm() {
  const client = useQueryClient();
  const made = useMutationForm({
    initialValues: { email: '', invited_role: 'recruiter' as InvitedRole },
    validate: { email: (value) => issueIn(invitationBody.shape.email, value) },
    save: (body, idempotencyKey) => call(invitationsApi.createInvitation, { body, idempotencyKey }),
    onSaved: async (sent) => {
      toast.success(t('companies.invitationSent', { email: sent.email }));
      made.form.reset();
      await client.invalidateQueries({ queryKey: invitationsQuery.queryKey });
    },
    onFailed: () => {
      made.form.getInputNode('email')?.focus();
    },
  });
  return made;
}
