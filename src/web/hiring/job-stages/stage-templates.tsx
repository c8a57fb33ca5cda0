import { Button, Group, TextInput } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type JobStage, jobStagesApi } from '../../../api/hiring/job-stages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';

/** The lists of stages that my company keeps for its jobs. */
export const stageTemplatesQuery = queryOptions({
  queryKey: ['stage-templates'],
  queryFn: ({ signal }) => call(jobStagesApi.listStageTemplates, { signal }),
});

/** Keeps these stages under a name for other jobs, and takes kept ones away. */
export function SaveStageTemplate({ stages }: { stages: JobStage[] }) {
  const templates = useQuery(stageTemplatesQuery).data?.items ?? [];
  const [name, setName] = useState('');
  const { keep, remove } = useTemplateActs();
  return (
    <>
      <Group gap="xs" mt="md" align="flex-end">
        <TextInput
          label="Save these stages as a template named"
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
          Save
        </Button>
      </Group>
      {templates.length > 0 && (
        <Group gap="xs" mt="xs">
          {templates.map((template) => (
            <ConfirmButton
              key={template.id}
              label={`Remove “${template.name}”`}
              size="compact-sm"
              variant="subtle"
              title={`Remove the template ${template.name}?`}
              confirmLabel="Remove template"
              onConfirm={() => remove.mutateAsync(template.id)}
            >
              Jobs that use its stages keep them.
            </ConfirmButton>
          ))}
        </Group>
      )}
    </>
  );
}

function useTemplateActs() {
  const queries = useQueryClient();
  const refetch = () => queries.invalidateQueries({ queryKey: stageTemplatesQuery.queryKey });
  const keep = useMutation({
    mutationFn: (body: { name: string; stages: JobStage[] }) =>
      call(jobStagesApi.saveStageTemplate, { body }),
    onSuccess: () => {
      toast.success('Saved as a template.');
      return refetch();
    },
    onError: (error) =>
      toast.error(
        error instanceof ApiError
          ? (error.errors[0]?.detail ?? error.title)
          : 'The template could not be saved.',
      ),
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(jobStagesApi.deleteStageTemplate, { params: { id } }),
    onError: () => toast.error('The template could not be removed.'),
    onSettled: refetch,
  });
  return { keep, remove };
}
