import { ActionIcon, Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { JobStage } from '../../../api/hiring/job-stages.ts';
import { stageLabels } from './stage-labels.ts';
import classes from './stages.module.css';
import { addStage, isFixedStage, moveStage, newStageKinds } from './stage-order.ts';
import { t } from '../../platform/messages.ts';

type Props = { stages: JobStage[]; onChange: (next: JobStage[]) => void };

/** A job's stages in order: renamed in place, moved up and down, added, and removed where a job can do without. */
export function StageList({ stages, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  /** The new stage waits to be named. */
  function add() {
    const next = addStage(stages);
    flushSync(() => onChange(next));
    const at = next.findIndex((stage) => !stages.includes(stage));
    const name = list.current?.children[at]?.querySelector('input');
    name?.focus();
    name?.select();
  }
  return (
    <>
      <ol className={classes.list} ref={list}>
        {stages.map((stage, index) => (
          <StageItem key={stage.key} stage={stage} index={index} stages={stages} onChange={onChange} />
        ))}
      </ol>
      <Group mt="sm">
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={stages.length >= 20}
          onClick={add}
        >
          {t('jobStages.addStage')}
        </Button>
      </Group>
    </>
  );
}

function StageItem({ stage, index, stages, onChange }: Props & { stage: JobStage; index: number }) {
  const isFixed = isFixedStage(stage);
  const change = (part: Partial<JobStage>) =>
    onChange(stages.map((item) => (item.key === stage.key ? { ...item, ...part } : item)));
  return (
    <li className={classes.stage}>
      <TextInput
        aria-label={t('jobStages.nameOfStage', { number: index + 1 })}
        flex="1 1 10rem"
        maxLength={40}
        value={stage.name}
        error={stage.name.trim() === '' ? t('jobStages.nameTheStage') : undefined}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('jobStages.meaningOf', { name: stage.name })}
        w={120}
        disabled={isFixed}
        data={(isFixed ? [stage.kind] : newStageKinds).map((kind) => ({
          value: kind,
          label: stageLabels[kind],
        }))}
        value={stage.kind}
        onChange={(event) => {
          const kind = newStageKinds.find((item) => item === event.currentTarget.value);
          if (kind) change({ kind });
        }}
      />
      <Group gap={2} wrap="nowrap" h={36}>
        <ActionIcon
          variant="subtle"
          aria-label={t('jobStages.moveUp', { name: stage.name })}
          disabled={index <= 1}
          onClick={() => onChange(moveStage(stages, index, -1))}
        >
          <ArrowUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          aria-label={t('jobStages.moveDown', { name: stage.name })}
          disabled={index === 0 || index === stages.length - 1}
          onClick={() => onChange(moveStage(stages, index, 1))}
        >
          <ArrowDown size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('jobStages.remove', { name: stage.name })}
          disabled={isFixed}
          onClick={() => onChange(stages.filter(({ key }) => key !== stage.key))}
        >
          <X size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </li>
  );
}
