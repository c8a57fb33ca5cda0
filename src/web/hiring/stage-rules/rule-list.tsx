import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { JobPipeline } from '../../../api/hiring/job-stages.ts';
import type { StageRule, StageRuleList } from '../../../api/hiring/stage-rules.ts';
import { LoadedPart } from '../../identity/settings/loaded-part.tsx';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { RuleForm } from './rule-form.tsx';
import { stageRulesQuery, useRemoveRule } from './rule-queries.ts';
import { problemLabels, ruleSummary } from './rule-labels.ts';
import classes from './stage-rules.module.css';

/** The rules of the company, or those that a job's stages set off; owners and administrators add, change and delete them. */
export function RuleList({ job }: { job: JobPipeline | null }) {
  return (
    <LoadedPart query={useQuery(stageRulesQuery)} failure={t('stageRules.loadFailed')} rows={2}>
      {(data) => <Rules all={data} job={job} />}
    </LoadedPart>
  );
}

function Rules({ all, job }: { all: StageRuleList; job: JobPipeline | null }) {
  const { user } = useSession();
  const mayChange = user?.company?.owner === true || user?.role === 'admin';
  const [open, setOpen] = useState<StageRule | 'new' | null>(null);
  const close = () => setOpen(null);
  const shown = job ? all.items.filter((rule) => isAbout(rule, job)) : all.items;
  return (
    <Stack gap="sm">
      {shown.length === 0 ? (
        <Text size="sm">{job ? t('stageRules.noneForJob') : t('stageRules.none')}</Text>
      ) : (
        <ul className={classes.rules}>
          {shown.map((rule) => (
            <Rule key={rule.id} rule={rule} mayChange={mayChange} onEdit={() => setOpen(rule)} />
          ))}
        </ul>
      )}
      {mayChange ? (
        <Group>
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => setOpen('new')}
          >
            {t('stageRules.add')}
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          {t('stageRules.ownersOnly')}
        </Text>
      )}
      <Modal
        opened={open !== null}
        onClose={close}
        title={open === 'new' ? t('stageRules.addTitle') : t('stageRules.editTitle')}
        closeButtonProps={{ 'aria-label': t('stageRules.close') }}
      >
        {open && <RuleForm rule={open === 'new' ? null : open} job={job} onClose={close} />}
      </Modal>
    </Stack>
  );
}

function isAbout({ job, stage }: StageRule, { job_id: id, stages }: JobPipeline): boolean {
  return job === null ? stages.some(({ kind }) => kind === stage) : job.id === id;
}

function Rule(props: { rule: StageRule; mayChange: boolean; onEdit: () => void }) {
  const { rule, mayChange, onEdit } = props;
  const remove = useRemoveRule();
  const words = ruleSummary(rule);
  return (
    <li className={classes.rule}>
      <div className={classes.words}>
        <Text size="sm" fw={500}>
          {rule.stage_name}
          <span aria-hidden> → </span>
          {words}
        </Text>
        <Text size="xs" c="dimmed">
          {scopeOf(rule)}
        </Text>
        {rule.problem && (
          <Text size="xs" c="var(--mantine-color-error)">
            {problemLabels[rule.problem]}
          </Text>
        )}
      </div>
      {mayChange && (
        <Group gap={4} wrap="nowrap">
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('stageRules.editNamed', { rule: words })}
            onClick={onEdit}
          >
            {t('stageRules.edit')}
          </Button>
          <ConfirmButton
            label={t('stageRules.remove')}
            variant="subtle"
            size="compact-sm"
            title={t('stageRules.confirmRemove')}
            confirmLabel={t('stageRules.removeRule')}
            onConfirm={() => remove.mutateAsync(rule)}
          >
            <Text size="sm">{words}</Text>
            <Text size="sm" c="dimmed" mt={4}>
              {t('stageRules.removeNote')}
            </Text>
          </ConfirmButton>
        </Group>
      )}
    </li>
  );
}

function scopeOf({ job }: StageRule): string {
  if (job === null) return t('stageRules.allJobs');
  return job.title === '' ? t('stageRules.goneJob') : t('stageRules.oneJob', { job: job.title });
}
