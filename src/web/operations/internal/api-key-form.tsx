import { Button, Group, Stack, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '../../platform/messages.ts';
import { modelsApi } from '../../../api/integrations/models.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { PasswordField } from '../../identity/auth/password-field.tsx';
import { call } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { apiKeysQuery } from './internal-queries.ts';

/** Keeps a key under a name; its value leaves this form once and is not shown again. */
export function ApiKeyForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const { form, problem, setProblem, busy, formProps, isTypedBefore, discard } = useMutationForm({
    initialValues: { name: '', value: '' },
    draft: 'new API key',
    notKept: ['value'],
    validate: {
      name: (value) => (value.trim() ? null : true),
      value: (value) => (value ? null : true),
    },
    onInvalid: () => {
      setProblem(t('internal.keyIncomplete'));
      toast.error(t('internal.keyIncomplete'));
    },
    save: (body, idempotencyKey) => call(modelsApi.createApiKey, { body, idempotencyKey }),
    saved: t('internal.keyAdded'),
    onSaved: async () => {
      await client.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
      onDone();
    },
    failed: t('internal.keySaveFailed'),
  });
  return (
    <form {...formProps} aria-label={t('internal.addApiKey')}>
      <Stack gap="md" maw="32rem">
        <Title order={3}>{t('internal.addApiKey')}</Title>
        <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
        <FormProblem problem={problem} />
        <TextInput
          label={t('internal.name')}
          placeholder={t('internal.keyNameExample')}
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <PasswordField
          size="sm"
          label={t('internal.value')}
          autoComplete="off"
          {...form.getInputProps('value')}
        />
        <Group gap="xs">
          <Button type="submit" loading={busy}>
            {t('internal.saveApiKey')}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              discard();
              onDone();
            }}
          >
            {t('internal.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
