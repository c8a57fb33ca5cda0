import { stageLabels } from '../job-stages/stage-labels.ts';
import { CloseButton, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useDroppable } from '@dnd-kit/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import type { JobStage } from '../../../api/hiring/job-stages.ts';
import { DragBoard } from '../../platform/ui/drag-board.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatNumber } from '../../platform/ui/format.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { boardQuery } from './applicant-queries.ts';
import type { Board as BoardAnswer } from './applicant-queries.ts';
import type { ApplicantSearch } from './applicant-search.ts';
import { applicantName } from './applicant-name.ts';
import { BoardCard } from './board-card.tsx';
import classes from './board.module.css';
import { RejectDialog } from './reject-dialog.tsx';
import { targetStages } from '../job-stages/stage-order.ts';
import { useMoves } from './use-moves.ts';
import { t } from '../../platform/messages.ts';

/** A job's applicants by stage. A card is moved by dragging, by its menu, or by keyboard: Space lifts it, arrows carry it. */
export function Board({ jobId, search }: { jobId: string; search: ApplicantSearch }) {
  const board = useQuery(boardQuery(jobId, search));
  if (board.data) return <Columns board={board.data} jobId={jobId} search={search} />;
  if (board.isPending) return <SkeletonList rows={6} height={48} />;
  return (
    <ErrorView
      title={t('applications.listFailed')}
      error={board.error}
      onRetry={() => void board.refetch()}
    />
  );
}

function Columns({ board, jobId, search }: { board: BoardAnswer; jobId: string; search: ApplicantSearch }) {
  const moves = useMoves();
  const [rejectedId, setRejected] = useState<string | null>(null);
  const stages = board.columns.map((column) => column.stage);
  const rows = board.columns.flatMap((column) => column.items);
  const rejected = rows.find(({ id }) => id === rejectedId);
  function move(row: ApplicantRow, stage: JobStage) {
    if (stage.kind === 'rejected') setRejected(row.id);
    else moves.move.mutate({ row, stage: stage.key, name: stage.name });
  }
  return (
    <DragBoard
      columns={stages.map(({ key, name }) => ({ id: key, name }))}
      cards={rows.map((row) => ({
        id: row.id,
        title: applicantName(row.candidate),
        column: row.stage_key,
        targets: targetStages(stages, row).map(({ key }) => key),
      }))}
      onDrop={(id, column) => {
        const row = rows.find((item) => item.id === id);
        const stage = stages.find(({ key }) => key === column);
        if (row && stage) move(row, stage);
      }}
    >
      <section className={classes.board} aria-label={t('applications.byStage')}>
        {board.columns.map((column) => (
          <Column key={column.stage.key} column={column} jobId={jobId} search={search}>
            {column.items.map((row) => (
              <BoardCard
                key={row.id}
                row={row}
                search={{ ...search, job: jobId }}
                targets={targetStages(stages, row)}
                onMove={(stage) => move(row, stage)}
                onUndo={() => moves.undo.mutate(row)}
              />
            ))}
          </Column>
        ))}
      </section>
      <RejectDialog
        opened={rejected !== undefined}
        title={t('applications.rejectName', { name: rejected ? applicantName(rejected.candidate) : '' })}
        about={rejectedId ?? ''}
        onClose={() => setRejected(null)}
        onReject={async (rejection) => {
          if (!rejected) return;
          await moves.move.mutateAsync({
            row: rejected,
            stage: 'rejected',
            name: stageLabels.rejected,
            rejection,
          });
        }}
      />
    </DragBoard>
  );
}

function Column(props: {
  column: BoardAnswer['columns'][number];
  jobId: string;
  search: ApplicantSearch;
  children: ReactNode;
}) {
  const { stage, count, next_cursor: more } = props.column;
  const { setNodeRef, isOver } = useDroppable({ id: stage.key });
  const [isOpen, setOpen] = useState(false);
  const heading = `stage-${stage.key}`;
  const isEnd = stage.kind === 'rejected' || stage.kind === 'withdrawn';
  const column = { ref: setNodeRef, 'data-over': isOver || undefined, 'aria-labelledby': heading };
  if (isEnd && !isOpen) {
    return (
      <section {...column} className={classes.column} data-slim>
        <UnstyledButton className={classes.slim} aria-expanded={false} onClick={() => setOpen(true)}>
          <Title order={2} size="h6" id={heading}>
            {stage.name}
          </Title>
          <span>{formatNumber(count)}</span>
        </UnstyledButton>
      </section>
    );
  }
  return (
    <section {...column} className={classes.column}>
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Group gap={6} wrap="nowrap" miw={0}>
            <Title order={2} size="h6" id={heading} className={classes.heading} title={stage.name}>
              {stage.name}
            </Title>
            <Text size="xs" c="dimmed">
              {formatNumber(count)}
            </Text>
          </Group>
          {isEnd && (
            <CloseButton
              size="sm"
              aria-label={t('applications.foldStage', { stage: stage.name })}
              onClick={() => setOpen(false)}
            />
          )}
        </Group>
        {props.children}
        {more && (
          <TextLink
            size="sm"
            to="/jobs/$id/applicants"
            params={{ id: props.jobId }}
            search={inList(props.search, stage.key)}
          >
            {t('applications.allInList', { count })}
          </TextLink>
        )}
      </Stack>
    </section>
  );
}

function inList({ view: _view, job: _job, ...search }: ApplicantSearch, stage: string): ApplicantSearch {
  return { ...search, stage };
}
