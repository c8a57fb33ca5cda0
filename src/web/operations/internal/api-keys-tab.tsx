import { Badge, Button, Card, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, KeyRound, Plus } from 'lucide-react';
import { t } from '../../platform/messages.ts';
import { type ApiKey, modelsApi } from '../../../api/integrations/models.ts';
import { call } from '../../platform/client.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { formatAgo, formatDate } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { focusHeading, useOpenForm } from '../../platform/ui/use-open-form.ts';
import { ApiKeyForm } from './api-key-form.tsx';
import { apiKeysQuery } from './internal-queries.ts';
import { Loaded } from './loaded.tsx';

const columns = [
  { title: t('internal.name') },
  { title: t('internal.value') },
  { title: t('internal.created') },
  { title: t('internal.lastUsed') },
  { title: t('internal.actions'), narrow: true },
];

/** The providers' keys: list, add, copy, delete; for internal staff alone. */
export function ApiKeysTab() {
  const { user } = useSession();
  if (user?.role !== 'internal')
    return (
      <Empty icon={<KeyRound size={24} />} title={t('internal.internalOnly')}>
        {t('internal.internalOnlyNote')}
      </Empty>
    );
  return <Keys />;
}

function Keys() {
  const keys = useQuery(apiKeysQuery);
  const isEmpty = keys.data?.items.length === 0;
  const { shown: adding, open, close, place, button } = useOpenForm<true>();
  const add = (
    <Button ref={button} leftSection={<Plus size={16} aria-hidden />} onClick={() => open(true)}>
      {t('internal.addApiKey')}
    </Button>
  );
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2} id="api-keys" tabIndex={-1}>
            {t('internal.apiKeys')}
          </Title>
          <Text size="sm" c="dimmed" mt={4} maw="42rem">
            {t('internal.apiKeysNote')}
          </Text>
        </div>
        {!adding && !isEmpty && add}
      </Group>
      {adding && (
        <Card ref={place} padding="lg">
          <ApiKeyForm onDone={close} />
        </Card>
      )}
      <Loaded query={keys}>
        {({ items }) =>
          items.length > 0 ? (
            <WorkTable label={t('internal.apiKeyTable')} columns={columns}>
              {items.map((key) => (
                <Row key={key.id} item={key} />
              ))}
            </WorkTable>
          ) : adding ? null : (
            <Empty icon={<KeyRound size={24} />} title={t('internal.noApiKeys')} order={3} action={add}>
              {t('internal.noApiKeysNote')}
            </Empty>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Row({ item }: { item: ApiKey }) {
  const { copy, remove } = useKeyActions(item);
  return (
    <Table.Tr>
      <Table.Th scope="row">{item.name}</Table.Th>
      <Table.Td data-label={t('internal.value')}>
        <Text component="code" size="sm" ff="monospace">
          ••••••••{item.hint}
        </Text>
      </Table.Td>
      <Table.Td data-label={t('internal.created')}>
        {formatDate(item.created_at)}
        {item.created_by && (
          <Text size="xs" c="dimmed">
            {t('internal.createdBy', { name: item.created_by })}
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label={t('internal.lastUsed')}>
        {item.last_used_at ? formatAgo(item.last_used_at) : <Badge color="gray">{t('internal.never')}</Badge>}
      </Table.Td>
      <Table.Td data-narrow data-whole>
        <Group gap="xs" wrap="nowrap">
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Copy size={16} aria-hidden />}
            aria-label={t('internal.copyNamed', { name: item.name })}
            loading={copy.isPending}
            onClick={() => copy.mutate()}
          >
            {t('internal.copy')}
          </Button>
          <ConfirmButton
            size="compact-sm"
            label={t('internal.delete')}
            aria-label={t('internal.deleteNamed', { name: item.name })}
            title={t('internal.deleteQuestion', { name: item.name })}
            confirmLabel={t('internal.deleteApiKey')}
            onConfirm={() => remove.mutateAsync()}
          >
            {t('internal.deleteApiKeyNote')}
          </ConfirmButton>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function useKeyActions({ id }: ApiKey) {
  const client = useQueryClient();
  const params = { id };
  const copy = useMutation({
    mutationFn: async () => {
      const { value } = await call(modelsApi.revealApiKey, { params });
      await navigator.clipboard.writeText(value);
    },
    onSuccess: () => toast.success(t('internal.keyCopied')),
    onError: () => toast.error(t('internal.keyCopyFailed')),
  });
  const remove = useMutation({
    mutationFn: () => call(modelsApi.deleteApiKey, { params }),
    onSuccess: () => toast.success(t('internal.keyDeleted')),
    onError: () => toast.error(t('internal.keyDeleteFailed')),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['internal'] });
      focusHeading('api-keys');
    },
  });
  return { copy, remove };
}
