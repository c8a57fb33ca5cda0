import { Button, Group, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { internal } from '../../../api/platform/texts/internal.ts';
import { modelsApi } from '../../../api/integrations/models.ts';
import { FormProblem } from '../../identity/auth/auth-card.tsx';
import { PasswordField } from '../../identity/auth/password-field.tsx';
import { call, freshKey } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { apiKeysQuery } from './internal-queries.ts';

/** Keeps a key under a name; its value leaves this form once and is not shown again. */
export function ApiKeyForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [idempotencyKey] = useState(freshKey);
  const form = useForm({
    initialValues: { name: '', value: '' },
    validate: {
      name: (value) => (value.trim() ? null : true),
      value: (value) => (value ? null : true),
    },
    onValuesChange: () => setProblem(null),
  });
  async function save(body: typeof form.values) {
    setBusy(true);
    try {
      await call(modelsApi.createApiKey, { body, idempotencyKey });
      await client.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
      toast.success(internal.keyAdded);
      onDone();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      toast.error(internal.keySaveFailed);
    } finally {
      setBusy(false);
    }
  }
  const submit = form.onSubmit(
    (values) => void save(values),
    (errors) => {
      setProblem(internal.keyIncomplete);
      toast.error(internal.keyIncomplete);
      form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
    },
  );
  return (
    <form noValidate onSubmit={submit} aria-label="Add API Key">
      <Stack gap="md" maw="32rem">
        <Title order={3}>Add API Key</Title>
        <FormProblem text={problem} />
        <TextInput
          label="Name"
          placeholder="e.g. OpenAI production"
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <PasswordField size="sm" label="Value" autoComplete="off" {...form.getInputProps('value')} />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            Save API Key
          </Button>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
