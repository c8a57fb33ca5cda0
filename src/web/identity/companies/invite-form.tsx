import { Button, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationBody, invitationsApi, type InvitedRole } from '../../../api/identity/invitations.ts';
import { FormProblem } from '../auth/auth-card.tsx';
import { issueIn } from '../auth/fields.ts';
import { call, fieldErrors } from '../../platform/client.ts';
import { useIdempotencyKey } from '../../candidates/experiences/use-idempotency-key.ts';
import { toast } from '../../platform/ui/toast.ts';
import classes from './company.module.css';
import { invitationsQuery } from './company-queries.ts';

/** Invites one address. */
export function InviteForm() {
  const { form, problem, busy, submit } = useInviteForm();
  return (
    <form className={classes.invite} noValidate onSubmit={submit}>
      <FormProblem text={problem} />
      <TextInput
        id="invite-email"
        label="Email"
        type="email"
        required
        withAsterisk={false}
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <Radio.Group label="Role" {...form.getInputProps('invited_role')}>
        <Stack gap="xs" mt="xs">
          <Radio value="recruiter" label="Recruiter" />
          <Radio value="hiring_manager" label="Hiring manager" />
        </Stack>
      </Radio.Group>
      <Button type="submit" loading={busy} w="fit-content">
        Send invitation
      </Button>
    </form>
  );
}

function useInviteForm() {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useForm<{ email: string; invited_role: InvitedRole }>({
    initialValues: { email: '', invited_role: 'recruiter' },
    validate: { email: (value) => issueIn(invitationBody.shape.email, value) },
    onValuesChange: () => setProblem(null),
  });
  async function invite(body: typeof form.values) {
    setBusy(true);
    setProblem(null);
    try {
      const sent = await call(invitationsApi.createInvitation, { body, idempotencyKey: keyFor(body) });
      toast.success(`The invitation is on its way to ${sent.email}.`);
      form.reset();
      await client.invalidateQueries({ queryKey: invitationsQuery.queryKey });
    } catch (error) {
      const errors = fieldErrors(error);
      form.setErrors(errors);
      if (Object.keys(errors).length === 0)
        setProblem(error instanceof Error ? error.message : String(error));
      form.getInputNode('email')?.focus();
    } finally {
      setBusy(false);
    }
  }
  const submit = form.onSubmit(
    (values) => void invite(values),
    () => form.getInputNode('email')?.focus(),
  );
  return { form, problem, busy, submit };
}
