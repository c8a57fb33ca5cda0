import { Alert, Badge, Button, Card, FileButton, Group, List, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type AtsStageEffect,
  type AtsStagesRead,
  atsStagesApi,
  atsStagesLimit,
} from '../../../api/integrations/ats-stages.ts';
import { call } from '../../platform/client.ts';
import { PathLink } from '../../platform/ui/path-link.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { ApplicationsLink, Refused } from './ats-files.tsx';
import { atsStatusQuery } from './ats-queries.ts';
import classes from './ats.module.css';
import { reselectFile } from '../../platform/ui/reselect-file.ts';
import { rich, t } from '../../platform/messages.ts';

/** Stages that come back by file: what a file would change and what is wrong with it, shown before anything is done. */
export function AtsStagesFile() {
  const { file, reset, check, apply, choose, drop } = useStagesFile();
  const error = check.error ?? apply.error;
  return (
    <Card component="section" padding="lg" aria-labelledby="ats-stages-file">
      <Title order={2} size="h3" id="ats-stages-file">
        {t('ats.stagesFromAFile')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md" maw="42rem">
        {rich('ats.stagesFileNote', { b: (text) => <b>{text}</b> })}
      </Text>
      <Group gap="md">
        <FileButton inputProps={reselectFile} resetRef={reset} accept=".csv,text/csv" onChange={choose}>
          {(props) => (
            <Button {...props} variant="default" loading={check.isPending}>
              {file ? t('ats.chooseAnotherFile') : t('ats.uploadChangedStages')}
            </Button>
          )}
        </FileButton>
        <ApplicationsLink />
      </Group>
      {error && (
        <div className={classes.read}>
          <Refused error={error} />
        </div>
      )}
      {check.data && file && (
        <Read read={check.data} busy={apply.isPending} onApply={() => apply.mutate(file)} onDrop={drop} />
      )}
    </Card>
  );
}

/** What is applied later is what was shown, whatever the file on disk holds by then. */
function useStagesFile() {
  const client = useQueryClient();
  const [file, setFile] = useState<Blob | null>(null);
  // The same file can be chosen again once it is corrected.
  const reset = useRef<() => void>(null);
  const check = useMutation({
    mutationFn: async (chosen: File) => {
      if (chosen.size > atsStagesLimit) throw new Error(t('ats.fileTooLarge'));
      const body = new Blob([await chosen.arrayBuffer()], { type: 'text/csv' });
      setFile(body);
      return call(atsStagesApi.checkAtsStages, { body });
    },
  });
  const apply = useMutation({
    mutationFn: (body: Blob) => call(atsStagesApi.applyAtsStages, { body }),
    onSuccess: ({ rows }) => {
      toast.success(doneWords(rows));
      drop();
    },
    onSettled: () => client.invalidateQueries({ queryKey: atsStatusQuery.queryKey }),
  });
  function choose(chosen: File | null) {
    if (!chosen) return;
    reset.current?.();
    apply.reset();
    check.mutate(chosen);
  }
  function drop() {
    setFile(null);
    check.reset();
  }
  return { file, reset, check, apply, choose, drop };
}

function Read(props: { read: AtsStagesRead; busy: boolean; onApply: () => void; onDrop: () => void }) {
  const { rows, unchanged, mistakes } = props.read;
  const changes = rows.filter(({ effect }) => effect !== 'kept').length;
  return (
    <div className={classes.read}>
      {mistakes.length > 0 && <Mistakes mistakes={mistakes} />}
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={500} aria-live="polite">
          {changes === 0 ? t('ats.nothingWouldChange') : t('ats.wouldChange', { count: changes })}{' '}
          <Text span size="sm" c="dimmed">
            {t('ats.unchangedLines', { count: unchanged })}
          </Text>
        </Text>
        <Group gap="xs">
          <Button variant="default" size="compact-sm" onClick={props.onDrop} disabled={props.busy}>
            {t('ats.discard')}
          </Button>
          {changes > 0 && mistakes.length === 0 && (
            <Button size="compact-sm" loading={props.busy} onClick={props.onApply}>
              {t('ats.applyChanges', { count: changes })}
            </Button>
          )}
        </Group>
      </Group>
      <ul className={classes.list}>
        {rows.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
    </div>
  );
}

function Mistakes({ mistakes }: Pick<AtsStagesRead, 'mistakes'>) {
  return (
    <Alert color="red" role="alert" title={t('ats.fileNotImported')} mb="md">
      <Text size="sm" mb="xs">
        {t('ats.correctLines')}
      </Text>
      <List size="sm" className={classes.words}>
        {mistakes.map(({ line, detail }) => (
          <List.Item key={line}>{t('ats.mistakeInLine', { line, detail })}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Row({ row }: { row: AtsStagesRead['rows'][number] }) {
  return (
    <li className={classes.row}>
      <div className={classes.grow}>
        <PathLink path={`/applicants/${row.application_id}`} size="sm" fw={500}>
          {row.name || row.job_title}
        </PathLink>
        <Text size="sm" className={classes.words}>
          {row.from} → {row.to}
          <Text span size="xs" c="dimmed">
            {' '}
            {row.name
              ? t('ats.jobAndLine', { job: row.job_title, line: row.line })
              : t('ats.line', { line: row.line })}
          </Text>
        </Text>
      </div>
      <Badge variant="light" color={effects[row.effect].color}>
        {effects[row.effect].words}
      </Badge>
    </li>
  );
}

const effects: Record<AtsStageEffect, { words: string; color: string }> = {
  move: { words: t('ats.moves'), color: 'green' },
  confirm: { words: t('ats.forYouToConfirm'), color: 'orange' },
  settle: { words: t('ats.movedHereSince'), color: 'orange' },
  kept: { words: t('ats.alreadyAnswered'), color: 'gray' },
};

function doneWords(rows: AtsStagesRead['rows']): string {
  const moved = rows.filter(({ effect }) => effect === 'move').length;
  const waiting = rows.filter(({ effect }) => effect === 'confirm' || effect === 'settle').length;
  return waiting > 0
    ? t('ats.applicationsMovedOthersWait', { count: moved, waiting })
    : t('ats.applicationsMoved', { count: moved });
}
