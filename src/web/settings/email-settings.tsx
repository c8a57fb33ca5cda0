import { Badge, Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeEmailBody,
  emailChangeHours,
  emailChangesApi,
  type EmailState,
} from '../../api/email-changes.ts';
import { messages } from '../../api/messages.ts';
import { FormProblem } from '../auth/auth-card.tsx';
import { emailQuery } from '../auth/email-query.ts';
import { issueIn } from '../auth/fields.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { UnverifiedNotice } from '../auth/unverified-notice.tsx';
import { call, fieldErrors } from '../client.ts';
import { useSession } from '../shell/session.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { SkeletonList } from '../ui/skeleton-list.tsx';
import { toast } from '../ui/toast.ts';
import classes from './settings.module.css';

/** The address of the account: whether it is verified, and how it is changed, which both addresses confirm. */
export function EmailSettings() {
  const { user } = useSession();
  const { data, error, refetch } = useQuery({ ...emailQuery, enabled: user?.id !== 'pending' });
  return (
    <Card component="section" padding="lg" aria-labelledby="email-title" id="email">
      <Group gap="xs" mb="sm">
        <Title order={2} id="email-title">
          Email
        </Title>
        {data && (
          <Badge variant="light" color={data.verified ? 'green' : 'orange'}>
            {data.verified ? 'Verified' : 'Not verified'}
          </Badge>
        )}
      </Group>
      {error && !data ? (
        <ErrorView
          title="Your email could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          order={3}
        />
      ) : data ? (
        <Address state={data} />
      ) : (
        <SkeletonList rows={1} height={48} />
      )}
    </Card>
  );
}

function Address({ state }: { state: EmailState }) {
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  return (
    <Stack gap="md">
      <Text className={classes.address}>{state.email}</Text>
      {!state.verified && (
        <UnverifiedNotice
          email={state.email}
          onVerified={() => void client.invalidateQueries({ queryKey: emailQuery.queryKey })}
        />
      )}
      {state.change ? (
        <Waiting change={state.change} />
      ) : editing ? (
        <ChangeForm onDone={() => setEditing(false)} />
      ) : (
        <Button variant="default" w="fit-content" onClick={() => setEditing(true)}>
          Change email
        </Button>
      )}
    </Stack>
  );
}

function Waiting({ change }: { change: NonNullable<EmailState['change']> }) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function cancel() {
    setBusy(true);
    try {
      client.setQueryData(emailQuery.queryKey, await call(emailChangesApi.cancelEmailChange));
      toast.success('The change is cancelled. Your email stays as it is.');
    } catch {
      toast.error('Failed to cancel the change. Please try again.');
      setBusy(false);
    }
  }
  const missing = [
    ...(change.approved ? [] : ['your present address']),
    ...(change.confirmed ? [] : [change.email]),
  ];
  return (
    <div className={classes.note} aria-live="polite">
      <Text fw={500}>Changing to {change.email}</Text>
      <Text size="sm" mt={4} mb="sm">
        Open the link that we mailed to {missing.join(' and the one to ')}. Until then your email stays as it
        is. The links work for {emailChangeHours} hours.
      </Text>
      <Button variant="default" size="sm" loading={busy} onClick={() => void cancel()}>
        Cancel the change
      </Button>
    </div>
  );
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const { form, problem, busy, submit } = useChangeForm(onDone);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md" maw="24rem">
        <Text size="sm" c="dimmed">
          We mail a link to your present address and one to the new address. Both are needed.
        </Text>
        <FormProblem text={problem} />
        <TextInput label="New email" type="email" autoComplete="off" {...form.getInputProps('email')} />
        <PasswordField
          size="sm"
          label="Your password"
          autoComplete="current-password"
          {...form.getInputProps('current_password')}
        />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            Mail the links
          </Button>
          <Button variant="subtle" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useChangeForm(onDone: () => void) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useForm({
    initialValues: { email: '', current_password: '' },
    validate: {
      email: (value) => issueIn(changeEmailBody.shape.email, value),
      current_password: (value) => issueIn(changeEmailBody.shape.current_password, value),
    },
    onValuesChange: () => setProblem(null),
  });
  async function change(body: typeof form.values) {
    setBusy(true);
    setProblem(null);
    try {
      client.setQueryData(emailQuery.queryKey, await call(emailChangesApi.changeEmail, { body }));
      toast.success('Two mails are on their way: one to each address.');
      onDone();
    } catch (error) {
      const errors = fieldErrors(error);
      form.setErrors(errors);
      const [first] = Object.keys(errors);
      if (first) form.getInputNode(first)?.focus();
      else
        setProblem(messages.auth.emailChangeFailed(error instanceof Error ? error.message : String(error)));
    } finally {
      setBusy(false);
    }
  }
  const submit = form.onSubmit(
    (values) => void change(values),
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  );
  return { form, problem, busy, submit };
}
