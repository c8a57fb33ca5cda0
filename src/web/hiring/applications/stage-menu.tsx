import { Button, Group, Menu, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Undo2 } from 'lucide-react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import type { JobStage } from '../../../api/hiring/job-stages.ts';
import { pipelineQuery } from './applicant-queries.ts';
import classes from './stage-menu.module.css';
import { nextStage, targetStages } from '../job-stages/stage-order.ts';
import { isOpenStage, stagesAsUsual } from '../job-stages/stage-labels.ts';
import type { useMoves } from './use-moves.ts';
import { t } from '../../platform/messages.ts';

type Props = {
  applicant: Applicant;
  moves: ReturnType<typeof useMoves>;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  onReject: () => void;
};

/** Moves an application to another stage of its job, by one button to the next or by the menu to any; moves can be undone. */
export function StageMenu(props: Props) {
  const { applicant, moves } = props;
  const { data: pipeline } = useQuery(pipelineQuery(applicant.job_id));
  const stages = pipeline?.stages ?? stagesAsUsual;
  if (applicant.stage === 'withdrawn') {
    return (
      <Text size="sm" c="dimmed">
        {t('applications.withdrawnByApplicant')}
      </Text>
    );
  }
  const next = nextStage(stages, applicant.stage_key);
  return (
    <Group gap="xs">
      {applicant.can_undo && (
        <Button
          variant="subtle"
          disabled={moves.isPending}
          aria-keyshortcuts="u"
          px="xs"
          aria-label={t('applications.undo')}
          leftSection={<Undo2 size={16} aria-hidden />}
          onClick={() => moves.undo.mutate(applicant)}
        >
          <span className={classes.roomy}>{t('applications.undo')}</span>
        </Button>
      )}
      <AnyStage {...props} stages={stages} />
      {isOpenStage(applicant.stage) && (
        <Button variant="default" disabled={moves.isPending} aria-keyshortcuts="r" onClick={props.onReject}>
          {t('applications.rejectMenu')}
        </Button>
      )}
      {next && applicant.stage !== 'rejected' && (
        <Button
          loading={moves.isPending}
          aria-keyshortcuts="a"
          onClick={() => moves.move.mutate({ row: applicant, stage: next.key, name: next.name })}
        >
          {t('applications.moveTo', { stage: next.name })}
        </Button>
      )}
    </Group>
  );
}

function AnyStage({ applicant, moves, stages, ...props }: Props & { stages: readonly JobStage[] }) {
  return (
    <Menu position="bottom-end" opened={props.opened} onChange={props.onOpened}>
      <Menu.Target>
        <Button
          variant="default"
          disabled={moves.isPending}
          aria-keyshortcuts="s"
          aria-label={t('applications.stageIs', { stage: applicant.stage_name })}
          rightSection={<ChevronDown size={16} aria-hidden />}
        >
          <span className={classes.roomy}>{t('applications.stageIs', { stage: applicant.stage_name })}</span>
          <span className={classes.short}>{applicant.stage_name}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {targetStages(stages, applicant).map((stage) => (
          <Menu.Item
            key={stage.key}
            onClick={() =>
              stage.kind === 'rejected'
                ? props.onReject()
                : moves.move.mutate({ row: applicant, stage: stage.key, name: stage.name })
            }
          >
            {stage.kind === 'rejected' ? `${stage.name}…` : t('applications.moveTo', { stage: stage.name })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
