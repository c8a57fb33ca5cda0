import { Button, Checkbox, CopyButton, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { apiTokensApi, createApiTokenBody } from '../../../api/identity/api-tokens.ts';
import { isEmployer, type Role, staffRoles } from '../../../api/identity/roles.ts';
import { type Scope, scopes } from '../../../api/identity/scopes.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../auth/fields.ts';
import { call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './settings.module.css';
import { dayMs } from '../../../api/platform/durations.ts';
const lives = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '', label: 'Until I revoke it' },
];

/** Makes an API token and shows it this once. */
export function ApiTokenForm({ onMade }: { onMade: () => Promise<void> }) {
  const [made, setMade] = useState<string | null>(null);
  const { user } = useSession();
  const offered = Object.entries(scopes).filter(([scope]) => isFor(scope, user?.role));
  const { form, problem, busy, formProps } = useTokenForm((token) => {
    setMade(token);
    void onMade();
  });
  if (made)
    return (
      <Stack gap="sm" aria-live="polite">
        <Text size="sm">Copy the token now. You won’t see it again.</Text>
        <code className={classes.secret}>{made}</code>
        <Group gap="xs">
          <CopyButton value={made}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>}
          </CopyButton>
          <Button variant="default" onClick={() => setMade(null)}>
            I have copied it
          </Button>
        </Group>
      </Stack>
    );
  return (
    <form {...formProps}>
      <Stack gap="md" maw="24rem">
        <FormProblem problem={problem} />
        <TextInput label="What is it for?" maxLength={60} {...form.getInputProps('name')} />
        <Checkbox.Group label="What can it do?" {...form.getInputProps('scopes')}>
          <Stack gap="xs" mt="xs">
            {offered.map(([scope, words]) => (
              <Checkbox key={scope} value={scope} label={words} />
            ))}
          </Stack>
        </Checkbox.Group>
        <NativeSelect label="Expires after" data={lives} {...form.getInputProps('days')} />
        <Button type="submit" variant="default" loading={busy} w="fit-content">
          Create token
        </Button>
      </Stack>
    </form>
  );
}

/** Whether a scope opens anything to somebody of this role. */
function isFor(scope: string, role: Role | undefined): boolean {
  if (scope === 'models:generate') return staffRoles.some((one) => one === role);
  return scope !== 'webhooks:manage' || (role !== undefined && isEmployer(role));
}

function useTokenForm(onMade: (token: string) => void) {
  const made = useMutationForm({
    initialValues: { name: '', scopes: [] as Scope[], days: '90' },
    validate: {
      name: (value) => issueIn(createApiTokenBody.shape.name, value),
      scopes: (value) => issueIn(createApiTokenBody.shape.scopes, value),
    },
    save: ({ days, ...body }) =>
      call(apiTokensApi.createApiToken, { body: { ...body, expires_at: endAfter(days) } }),
    saved: 'Token created.',
    onSaved: ({ token }) => {
      made.form.reset();
      onMade(token);
    },
  });
  return made;
}

function endAfter(days: string): string | null {
  return days ? new Date(Date.now() + Number(days) * dayMs).toISOString() : null;
}
