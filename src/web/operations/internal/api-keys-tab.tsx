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
  { title: 'Name' },
  { title: 'Value' },
  { title: 'Created' },
  { title: 'Last used' },
  { title: 'Actions', narrow: true },
];

/** The providers' keys: list, add, copy, delete; for internal staff alone. */
export function ApiKeysTab() {
  const { user } = useSession();
  if (user?.role !== 'internal')
    return (
      <Empty icon={<KeyRound size={24} />} title="For internal staff only">
        API keys are visible to and managed by the internal role alone.
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
      Add API Key
    </Button>
  );
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2} id="api-keys" tabIndex={-1}>
            API Keys
          </Title>
          <Text size="sm" c="dimmed" mt={4} maw="42rem">
            Secrets of other services, used by language models and integrations. They are stored encrypted.
            Only the internal role can see and manage them, and every copy is logged.
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
            <WorkTable label="API keys" columns={columns}>
              {items.map((key) => (
                <Row key={key.id} item={key} />
              ))}
            </WorkTable>
          ) : adding ? null : (
            <Empty icon={<KeyRound size={24} />} title="No API keys yet" order={3} action={add}>
              Add the key of a provider to use it with a language model.
            </Empty>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Row({ item }: { item: ApiKey }) {
  const { copy, remove } = useKeyActs(item);
  return (
    <Table.Tr>
      <Table.Th scope="row">{item.name}</Table.Th>
      <Table.Td data-label="Value">
        <Text component="code" size="sm" ff="monospace">
          ••••••••{item.hint}
        </Text>
      </Table.Td>
      <Table.Td data-label="Created">
        {formatDate(item.created_at)}
        {item.created_by && (
          <Text size="xs" c="dimmed">
            by {item.created_by}
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label="Last used">
        {item.last_used_at ? formatAgo(item.last_used_at) : <Badge color="gray">Never</Badge>}
      </Table.Td>
      <Table.Td data-narrow data-whole>
        <Group gap="xs" wrap="nowrap">
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Copy size={16} aria-hidden />}
            aria-label={`Copy ${item.name}`}
            loading={copy.isPending}
            onClick={() => copy.mutate()}
          >
            Copy
          </Button>
          <ConfirmButton
            size="compact-sm"
            label="Delete"
            aria-label={`Delete ${item.name}`}
            title={`Delete ${item.name}?`}
            confirmLabel="Delete API key"
            onConfirm={() => remove.mutateAsync()}
          >
            Models and integrations that use this key stop working. This action cannot be undone.
          </ConfirmButton>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function useKeyActs({ id }: ApiKey) {
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
