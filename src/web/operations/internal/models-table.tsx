import { ActionIcon, Badge, Group, Table, Text, Tooltip } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Power, PowerOff, Trash2, Zap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../../platform/messages.ts';
import { type LlmModel, modelsApi } from '../../../api/integrations/models.ts';
import { call } from '../../platform/client.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { ConfirmDialog } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { focusHeading } from '../../platform/ui/use-open-form.ts';
import { providerColors, providerLabels } from './model-labels.ts';
import { newerModel } from './newer-model.ts';

const columns = [
  { title: t('internal.name') },
  { title: t('internal.provider') },
  { title: t('internal.model') },
  { title: t('internal.configuration') },
  { title: t('internal.status') },
  { title: t('internal.actions'), narrow: true },
];

/** The configured models, a row each, with what can be done about them. */
export function ModelsTable(props: { models: LlmModel[]; onEdit: (model: LlmModel) => void }) {
  return (
    <WorkTable label={t('internal.modelTable')} columns={columns}>
      {props.models.map((model) => (
        <Row key={model.id} model={model} onEdit={() => props.onEdit(model)} />
      ))}
    </WorkTable>
  );
}

function Row({ model, onEdit }: { model: LlmModel; onEdit: () => void }) {
  const { temperature, max_tokens: maxTokens } = model.configuration;
  return (
    <Table.Tr>
      <Table.Th scope="row">{model.name}</Table.Th>
      <Table.Td data-label={t('internal.provider')}>
        <Badge miw="max-content" color={providerColors[model.provider]}>
          {providerLabels[model.provider]}
        </Badge>
      </Table.Td>
      <Table.Td data-label={t('internal.model')}>
        <code>{model.model_id}</code>
        {(model.key_name ?? model.base_url) && (
          <Text size="xs" c="dimmed">
            {[model.key_name && t('internal.keyOfModel', { name: model.key_name }), model.base_url]
              .filter(Boolean)
              .join(', ')}
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label={t('internal.configuration')}>
        <Group gap={4}>
          <Badge miw="max-content" color="gray">
            {t('internal.temperatureOf', { temperature })}
          </Badge>
          <Badge miw="max-content" color="gray">
            {t('internal.maxTokensOf', { maxTokens })}
          </Badge>
        </Group>
      </Table.Td>
      <Table.Td data-label={t('internal.status')}>
        <Badge miw="max-content" color={model.is_active ? 'green' : 'gray'}>
          {model.is_active ? t('internal.active') : t('internal.inactive')}
        </Badge>
      </Table.Td>
      <Table.Td data-narrow data-whole>
        <Acts model={model} onEdit={onEdit} />
      </Table.Td>
    </Table.Tr>
  );
}

function Acts({ model, onEdit }: { model: LlmModel; onEdit: () => void }) {
  const { toggle, remove, test } = useModelActions(model);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Group gap={4} wrap="nowrap">
        <Act
          label={t('internal.testNamed', { name: model.name })}
          busy={test.isPending}
          onClick={() => test.mutate()}
        >
          <Zap size={16} aria-hidden />
        </Act>
        <Act
          label={
            model.is_active
              ? t('internal.deactivateNamed', { name: model.name })
              : t('internal.activateNamed', { name: model.name })
          }
          busy={toggle.isPending}
          onClick={() => toggle.mutate(!model.is_active)}
        >
          {model.is_active ? <PowerOff size={16} aria-hidden /> : <Power size={16} aria-hidden />}
        </Act>
        <Act label={t('internal.editNamed', { name: model.name })} onClick={onEdit}>
          <Pencil size={16} aria-hidden />
        </Act>
        <Act label={t('internal.deleteNamed', { name: model.name })} onClick={() => setAsking(true)}>
          <Trash2 size={16} aria-hidden />
        </Act>
      </Group>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('internal.deleteQuestion', { name: model.name })}
        confirmLabel={t('internal.deleteModel')}
        onConfirm={() => remove.mutateAsync()}
      >
        {t('internal.deleteModelNote')}
      </ConfirmDialog>
    </>
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

function useModelActions(model: LlmModel) {
  const client = useQueryClient();
  const params = { id: model.id };
  const reload = () => client.invalidateQueries({ queryKey: ['internal'] });
  const toggle = useMutation({
    mutationFn: (isActive: boolean) => {
      const turn = (from: LlmModel) => {
        const value = { ...valueOf(from), is_active: isActive };
        return call(modelsApi.updateModel, { params, body: { version: from.version, value } });
      };
      return turn(model).catch((error: unknown) => {
        const newer = newerModel(error);
        if (newer) return turn(newer);
        throw error;
      });
    },
    onSuccess: (_answer, isActive) =>
      toast.success(isActive ? t('internal.modelActivated') : t('internal.modelDeactivated')),
    onError: () => toast.error(t('internal.modelStatusFailed')),
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: () => call(modelsApi.deleteModel, { params }),
    onSuccess: () => toast.success(t('internal.modelDeleted')),
    onError: () => toast.error(t('internal.modelDeleteFailed')),
    onSettled: async () => {
      await reload();
      focusHeading('llm-models');
    },
  });
  const test = useMutation({
    mutationFn: () => call(modelsApi.testModel, { params }),
    onSuccess: ({ ok, detail, ms }) => {
      if (ok) toast.success(t('internal.modelAnswered', { name: model.name, ms, detail }));
      else toast.error(detail);
    },
    onError: () => toast.error(t('internal.testNotRun')),
    onSettled: reload,
  });
  return { toggle, remove, test };
}

function valueOf({ name, provider, model_id, configuration, key_id, base_url, ...rest }: LlmModel) {
  const { position, monthly_tokens } = rest;
  return { name, provider, model_id, configuration, key_id, base_url, position, monthly_tokens };
}
