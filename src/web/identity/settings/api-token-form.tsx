import {
  Anchor,
  Button,
  Checkbox,
  CopyButton,
  Group,
  NativeSelect,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { apiTokensApi, createApiTokenBody } from '../../../api/identity/api-tokens.ts';
import { isEmployer, type Role, staffRoles } from '../../../api/identity/roles.ts';
import type { Scope } from '../../../api/identity/scopes.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../auth/field-issue.ts';
import { call } from '../../platform/client.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './settings.module.css';
import { dayMs } from '../../../api/platform/durations.ts';
import { type MessageKey, rich, t } from '../../platform/messages.ts';

const scopeLabels = {
  'profile:read': 'security.readProfile',
  'profile:write': 'security.writeProfile',
  'jobs:read': 'security.readJobs',
  'jobs:write': 'security.writeJobs',
  'applications:read': 'security.readApplications',
  'applications:write': 'security.writeApplications',
  'applications:submit': 'security.submitApplications',
  'webhooks:manage': 'security.manageWebhooks',
  'models:generate': 'security.generateWithModels',
  extension: 'security.useExtension',
} as const satisfies Record<Scope, MessageKey>;
const scopes = Object.keys(scopeLabels) as Scope[];

const lives = [
  ...[30, 90].map((count) => ({ value: String(count), label: t('security.days', { count }) })),
  { value: '365', label: t('security.aYear') },
  { value: '', label: t('security.untilRevoked') },
];

/** What the browser extension needs, and no more. */
const forExtension = {
  name: t('security.extensionToken'),
  scopes: ['extension'] as Scope[],
  days: '365',
};

/** Makes an API token and shows it this once. */
export function ApiTokenForm({ onMade }: { onMade: () => Promise<void> }) {
  const [made, setMade] = useState<string | null>(null);
  const { user } = useSession();
  const offered = scopes.filter((scope) => isFor(scope, user?.role));
  const { form, problem, busy, formProps } = useTokenForm((token) => {
    setMade(token);
    void onMade();
  });
  if (made)
    return (
      <Stack gap="sm" aria-live="polite">
        <Text size="sm">{t('security.copyTokenNow')}</Text>
        <code className={classes.secret}>{made}</code>
        <Group gap="xs">
          <CopyButton value={made}>
            {({ copied, copy }) => (
              <Button onClick={copy}>{copied ? t('security.copied') : t('security.copy')}</Button>
            )}
          </CopyButton>
          <Button variant="default" onClick={() => setMade(null)}>
            {t('security.haveCopiedIt')}
          </Button>
        </Group>
      </Stack>
    );
  return (
    <form {...formProps}>
      <Stack gap="md" maw="24rem">
        <FormProblem problem={problem} />
        {offered.includes('extension') && (
          <Text size="sm">
            {rich('security.forExtension', {
              fill: (text) => (
                <Anchor component="button" type="button" inherit onClick={() => form.setValues(forExtension)}>
                  {text}
                </Anchor>
              ),
            })}
          </Text>
        )}
        <TextInput label={t('security.whatIsItFor')} maxLength={60} {...form.getInputProps('name')} />
        <Checkbox.Group label={t('security.whatCanItDo')} {...form.getInputProps('scopes')}>
          <Stack gap="xs" mt="xs">
            {offered.map((scope) => (
              <Checkbox key={scope} value={scope} label={t(scopeLabels[scope])} />
            ))}
          </Stack>
        </Checkbox.Group>
        <NativeSelect label={t('security.expiresAfter')} data={lives} {...form.getInputProps('days')} />
        <Button type="submit" variant="default" loading={busy} w="fit-content">
          {t('security.createToken')}
        </Button>
      </Stack>
    </form>
  );
}

/** Whether a scope opens anything to somebody of this role. */
function isFor(scope: Scope, role: Role | undefined): boolean {
  if (scope === 'extension') return role === 'candidate';
  if (scope === 'applications:submit') return role === 'recruiter';
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
    saved: t('security.tokenCreated'),
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
