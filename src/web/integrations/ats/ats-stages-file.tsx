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
import { formatCount } from '../../platform/ui/format.ts';
import { PathLink } from '../../platform/ui/path-link.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { ApplicationsLink, Refused } from './ats-files.tsx';
import { atsStatusQuery } from './ats-queries.ts';
import classes from './ats.module.css';
import { fileAgain } from '../../platform/ui/file-again.ts';

/** Stages that come back by file: what a file would change and what is wrong with it, shown before anything is done. */
export function AtsStagesFile() {
  const { file, reset, check, apply, choose, drop } = useStagesFile();
  const error = check.error ?? apply.error;
  return (
    <Card component="section" padding="lg" aria-labelledby="ats-stages-file">
      <Title order={2} size="h3" id="ats-stages-file">
        Stages from a file
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md" maw="42rem">
        Download applications, change the column <b>stage</b> to the name of another stage of the job, and
        upload the file. Don’t change id, stage_here and version. You’ll see the changes before they are
        applied.
      </Text>
      <Group gap="md">
        <FileButton inputProps={fileAgain} resetRef={reset} accept=".csv,text/csv" onChange={choose}>
          {(props) => (
            <Button {...props} variant="default" loading={check.isPending}>
              {file ? 'Choose another file' : 'Upload changed stages'}
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
      if (chosen.size > atsStagesLimit) throw new Error('The file is too large. The limit is 2 MB.');
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
          {changes === 0 ? 'Nothing would change.' : `${formatCount(changes, 'application')} would change.`}{' '}
          <Text span size="sm" c="dimmed">
            {formatCount(unchanged, 'line says', 'lines say')} nothing new.
          </Text>
        </Text>
        <Group gap="xs">
          <Button variant="default" size="compact-sm" onClick={props.onDrop} disabled={props.busy}>
            Discard
          </Button>
          {changes > 0 && mistakes.length === 0 && (
            <Button size="compact-sm" loading={props.busy} onClick={props.onApply}>
              Apply {formatCount(changes, 'change')}
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
    <Alert color="red" role="alert" title="The file was not imported" mb="md">
      <Text size="sm" mb="xs">
        Correct these lines and choose the file again.
      </Text>
      <List size="sm" className={classes.words}>
        {mistakes.map(({ line, detail }) => (
          <List.Item key={line}>
            Line {line}: {detail}
          </List.Item>
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
            {row.name ? `${row.job_title}, line ${row.line}` : `Line ${row.line}`}
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
  move: { words: 'Moves', color: 'green' },
  confirm: { words: 'For you to confirm', color: 'orange' },
  settle: { words: 'Moved here since: to confirm', color: 'orange' },
  kept: { words: 'Already answered: no change', color: 'gray' },
};

function doneWords(rows: AtsStagesRead['rows']): string {
  const moved = rows.filter(({ effect }) => effect === 'move').length;
  const open = rows.filter(({ effect }) => effect === 'confirm' || effect === 'settle').length;
  const words = `${formatCount(moved, 'application')} moved.`;
  return open > 0 ? `${words} ${formatCount(open, 'waits', 'wait')} for you below.` : words;
}
