import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { type TargetJob, targetStages } from '../../../api/candidates/target-jobs.ts';
import { stageNames } from './target-labels.ts';
import { useChangeTarget, useRemoveTarget } from './use-target-jobs.ts';
import { t } from '../../platform/messages.ts';

/** Everything that can be done with a target job. One with an application here follows that. */
export function TargetMenu({ job, onEdit }: { job: TargetJob; onEdit: (job: TargetJob) => void }) {
  const change = useChangeTarget();
  const remove = useRemoveTarget();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('targetJobs.actionsFor', { job: job.title })}>
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onEdit(job)}>{t('targetJobs.editDetails')}</Menu.Item>
        {job.application ? (
          <Menu.Label>{t('targetJobs.stageFollows')}</Menu.Label>
        ) : (
          <>
            <Menu.Label>{t('targetJobs.moveTo')}</Menu.Label>
            {targetStages
              .filter((stage) => stage !== job.stage)
              .map((stage) => (
                <Menu.Item key={stage} onClick={() => change.mutate({ job, change: { stage } })}>
                  {stageNames[stage]}
                </Menu.Item>
              ))}
            <Menu.Divider />
            <Menu.Item color="red" onClick={() => remove.mutate(job.job_id)}>
              {t('targetJobs.remove')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
