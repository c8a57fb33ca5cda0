import { ActionIcon, Badge, Group, Table, Text, Tooltip } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Power, PowerOff, Trash2, Zap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { internal } from '../../../api/platform/texts/internal.ts';
import { type LlmModel, modelsApi } from '../../../api/integrations/models.ts';
import { call } from '../../platform/client.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { ConfirmDialog } from '../../platform/ui/confirm.tsx';
import { formatNumber } from '../../platform/ui/format.ts';
import { toast } from '../../platform/ui/toast.ts';
import { focusHeading } from '../../platform/ui/use-open-form.ts';
import { modelsQuery } from './internal-queries.ts';
import { providerColors, providerLabels } from './model-labels.ts';
import { newerModel } from './newer-model.ts';

const columns = [
  { title: 'Name' },
  { title: 'Provider' },
  { title: 'Model' },
  { title: 'Configuration' },
  { title: 'Status' },
  { title: 'Actions', narrow: true },
];

/** The configured models, a row each, with what can be done about them. */
export function ModelsTable(props: { models: LlmModel[]; onEdit: (model: LlmModel) => void }) {
  return (
    <WorkTable label="LLM models" columns={columns}>
      {props.models.map((model) => (
        <Row key={model.id} model={model} onEdit={() => props.onEdit(model)} />
      ))}
    </WorkTable>
  );
}

function Row({ model, onEdit }: { model: LlmModel; onEdit: () => void }) {
  const { toggle, remove, test, busy } = useModelActs(model);
  const [asking, setAsking] = useState(false);
  const { temperature, max_tokens: maxTokens } = model.configuration;
  return (
    <Table.Tr>
      <Table.Th scope="row">{model.name}</Table.Th>
      <Table.Td data-label="Provider">
        <Badge miw="max-content" color={providerColors[model.provider]}>
          {providerLabels[model.provider]}
        </Badge>
      </Table.Td>
      <Table.Td data-label="Model">
        <code>{model.model_id}</code>
        {(model.key_name ?? model.base_url) && (
          <Text size="xs" c="dimmed">
            {[model.key_name && `key: ${model.key_name}`, model.base_url].filter(Boolean).join(', ')}
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label="Configuration">
        <Group gap={4}>
          <Badge miw="max-content" color="gray">
            temp: {temperature}
          </Badge>
          <Badge miw="max-content" color="gray">
            max: {maxTokens}
          </Badge>
        </Group>
      </Table.Td>
      <Table.Td data-label="Status">
        <Badge miw="max-content" color={model.is_active ? 'green' : 'gray'}>
          {model.is_active ? 'Active' : 'Inactive'}
        </Badge>
      </Table.Td>
      <Table.Td data-narrow data-whole>
        <Group gap={4} wrap="nowrap">
          <Act label={`Test ${model.name}`} busy={busy === 'test'} onClick={test}>
            <Zap size={16} aria-hidden />
          </Act>
          <Act
            label={`${model.is_active ? 'Deactivate' : 'Activate'} ${model.name}`}
            busy={busy === 'toggle'}
            onClick={toggle}
          >
            {model.is_active ? <PowerOff size={16} aria-hidden /> : <Power size={16} aria-hidden />}
          </Act>
          <Act label={`Edit ${model.name}`} onClick={onEdit}>
            <Pencil size={16} aria-hidden />
          </Act>
          <Act label={`Delete ${model.name}`} onClick={() => setAsking(true)}>
            <Trash2 size={16} aria-hidden />
          </Act>
        </Group>
        <ConfirmDialog
          opened={asking}
          onClose={() => setAsking(false)}
          title={`Delete ${model.name}?`}
          confirmLabel="Delete model"
          onConfirm={remove}
        >
          Calls that name this model are refused from now on. What it was used for stays counted. This action
          cannot be undone.
        </ConfirmDialog>
      </Table.Td>
    </Table.Tr>
  );
}

function Act(props: { label: string; busy?: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={props.label} withArrow>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="md"
        aria-label={props.label}
        loading={props.busy ?? false}
        onClick={props.onClick}
      >
        {props.children}
      </ActionIcon>
    </Tooltip>
  );
}

function useModelActs(model: LlmModel) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<'test' | 'toggle' | null>(null);
  const params = { id: model.id };
  async function act(kind: 'test' | 'toggle' | null, work: () => Promise<unknown>, failed: string) {
    setBusy(kind);
    try {
      await work();
    } catch {
      toast.error(failed);
    }
    setBusy(null);
    await client.invalidateQueries({ queryKey: ['internal'] });
  }
  return {
    busy,
    toggle: () =>
      void act(
        'toggle',
        async () => {
          const turn = (from: LlmModel) => {
            const value = { ...valueOf(from), is_active: !model.is_active };
            return call(modelsApi.updateModel, { params, body: { version: from.version, value } });
          };
          await turn(model).catch((error: unknown) => {
            const newer = newerModel(error);
            if (newer) return turn(newer);
            throw error;
          });
          await client.invalidateQueries({ queryKey: modelsQuery.queryKey });
          toast.success(model.is_active ? internal.modelDeactivated : internal.modelActivated);
        },
        internal.modelStatusFailed,
      ),
    remove: () =>
      act(
        null,
        async () => {
          await call(modelsApi.deleteModel, { params });
          toast.success(internal.modelDeleted);
        },
        internal.modelDeleteFailed,
      ).then(() => focusHeading('llm-models')),
    test: () =>
      void act(
        'test',
        async () => {
          const { ok, detail, ms } = await call(modelsApi.testModel, { params });
          if (ok) toast.success(`${model.name} answered in ${formatNumber(ms)} ms: ${detail}`);
          else toast.error(detail);
        },
        'The test could not be run. Please try again.',
      ),
  };
}

function valueOf({ name, provider, model_id, configuration, key_id, base_url, ...rest }: LlmModel) {
  const { position, monthly_tokens } = rest;
  return { name, provider, model_id, configuration, key_id, base_url, position, monthly_tokens };
}
