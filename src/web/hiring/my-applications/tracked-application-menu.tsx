import { ActionIcon, Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { TrackedApplication } from '../../../api/hiring/my-applications.ts';
import { type ExternalApplication, externalStages } from '../../../api/candidates/external-applications.ts';
import type { TargetStage } from '../../../api/candidates/target-jobs.ts';
import { stageNames } from '../../candidates/target-jobs/target-labels.ts';
import { ConfirmDialog } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { refreshApplications } from './application-queries.ts';
import {
  changeExternal,
  moveTarget,
  removeExternal,
} from '../../candidates/external-applications/external-application-queries.ts';
import { t } from '../../platform/messages.ts';

type ExternalStage = Exclude<TargetStage, 'saved'>;

/** What can be done with an application that I track by hand: move, edit, delete. */
export function TrackedApplicationMenu({
  application,
  onEdit,
}: {
  application: TrackedApplication;
  onEdit: (outside: ExternalApplication) => void;
}) {
  const [asking, setAsking] = useState(false);
  const { move, remove } = useTrackedActions(application);
  const { outside, title, employer_name: employer } = application;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('myApplications.actionsFor', { title })}>
            <Ellipsis size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {outside && <Menu.Item onClick={() => onEdit(outside)}>{t('myApplications.edit')}</Menu.Item>}
          <Menu.Label>{t('myApplications.moveTo')}</Menu.Label>
          {externalStages
            .filter((stage) => stage !== application.stage)
            .map((stage) => (
              <Menu.Item key={stage} onClick={() => move.mutate(stage)}>
                {stageNames[stage]}
              </Menu.Item>
            ))}
          {outside && (
            <>
              <Menu.Divider />
              <Menu.Item color="red" onClick={() => setAsking(true)}>
                {t('myApplications.delete')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {outside && (
        <ConfirmDialog
          opened={asking}
          onClose={() => setAsking(false)}
          title={t('myApplications.confirmDelete')}
          confirmLabel={t('myApplications.deleteApplication')}
          onConfirm={() => remove.mutateAsync(outside.id)}
        >
          {t('myApplications.deleteWarning', { title, employer })}
        </ConfirmDialog>
      )}
    </>
  );
}

function useTrackedActions({ id, version, outside }: TrackedApplication) {
  const client = useQueryClient();
  const ends = {
    onError: (error: Error) => toast.error(error.message),
    onSettled: () => refreshApplications(client),
  };
  const move = useMutation<unknown, Error, ExternalStage>({
    mutationFn: (stage) => (outside ? changeExternal(outside, { stage }) : moveTarget(id, version, stage)),
    onSuccess: (_answer, stage) =>
      toast.success(t('myApplications.movedToToast', { stage: stageNames[stage] })),
    ...ends,
  });
  const remove = useMutation({
    mutationFn: removeExternal,
    onSuccess: () => toast.success(t('myApplications.deleted')),
    ...ends,
  });
  return { move, remove };
}
