import { Button, Group, TextInput } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type JobStage, jobStagesApi, type StageTemplate } from '../../../api/hiring/job-stages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { t } from '../../platform/messages.ts';

/** The lists of stages that my company keeps for its jobs. */
export const stageTemplatesQuery = queryOptions({
  queryKey: ['stage-templates'],
  queryFn: ({ signal }) => call(jobStagesApi.listStageTemplates, { signal }),
});

/** Keeps these stages under a name for other jobs, and takes kept ones away. */
export function SaveStageTemplate({ stages }: { stages: JobStage[] }) {
  const templates = useQuery(stageTemplatesQuery).data?.items ?? [];
  const [name, setName] = useState('');
  const { keep } = useTemplateActions();
  return (
    <>
      <Group gap="xs" mt="md" align="flex-end">
        <TextInput
          label={t('jobStages.templateName')}
          flex="1 1 14rem"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={name.trim() === ''}
          loading={keep.isPending}
          onClick={() => keep.mutate({ name, stages }, { onSuccess: () => setName('') })}
        >
          {t('jobStages.save')}
        </Button>
      </Group>
      {templates.length > 0 && (
        <Group gap="xs" mt="xs">
          {templates.map((template) => (
            <RemoveStageTemplate key={template.id} template={template} />
          ))}
        </Group>
      )}
    </>
  );
}

/** Takes one of these lists away. */
export function RemoveStageTemplate({ template: { id, name } }: { template: StageTemplate }) {
  const { remove } = useTemplateActions();
  return (
    <ConfirmButton
      label={t('jobStages.removeNamed', { name })}
      size="compact-sm"
      variant="subtle"
      title={t('jobStages.confirmRemove', { name })}
      confirmLabel={t('jobStages.removeTemplate')}
      onConfirm={() => remove.mutateAsync(id)}
    >
      {t('jobStages.templateStagesStay')}
    </ConfirmButton>
  );
}

function useTemplateActions() {
  const queries = useQueryClient();
  const refetch = () => queries.invalidateQueries({ queryKey: stageTemplatesQuery.queryKey });
  const keep = useMutation({
    mutationFn: (body: { name: string; stages: JobStage[] }) =>
      call(jobStagesApi.saveStageTemplate, { body }),
    onSuccess: () => {
      toast.success(t('jobStages.savedAsTemplate'));
      return refetch();
    },
    onError: (error) =>
      toast.error(
        error instanceof ApiError ? (error.errors[0]?.detail ?? error.title) : t('jobStages.saveFailed'),
      ),
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(jobStagesApi.deleteStageTemplate, { params: { id } }),
    onError: () => toast.error(t('jobStages.removeFailed')),
    onSettled: refetch,
  });
  return { keep, remove };
}
