import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Anchor, Group, Text, Title } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { type TargetStage, targetStages } from '../../../api/candidates/target-jobs.ts';
import { t } from '../../platform/messages.ts';
import { DragBoard } from '../../platform/ui/drag-board.tsx';
import classes from './target-jobs.module.css';
import { stageNames } from './target-labels.ts';

/** With more than these, one column does not fit a phone. */
const manyEntries = 12;

/** A card of the board: what it says and offers, and how it is moved; nobody moves a fixed one by hand. */
export type BoardEntry = {
  id: string;
  title: string;
  stage: TargetStage;
  isFixed: boolean;
  targets: readonly TargetStage[];
  words: ReactNode;
  menu: ReactNode;
  move: (stage: TargetStage) => void;
};

/** A column for each stage; cards are dragged, moved with arrow keys, or by their menu. */
export function TargetBoard({ entries }: { entries: BoardEntry[] }) {
  return (
    <DragBoard
      columns={targetStages.map((id) => ({ id, name: stageNames[id] }))}
      cards={entries.map(({ id, title, stage, targets }) => ({ id, title, column: stage, targets }))}
      onDrop={(id, column) => {
        const stage = targetStages.find((each) => each === column);
        if (stage) entries.find((entry) => entry.id === id)?.move(stage);
      }}
    >
      {entries.length > manyEntries && <Jumps entries={entries} />}
      <div className={classes.board}>
        {targetStages.map((stage) => (
          <Column key={stage} stage={stage} entries={entries.filter((entry) => entry.stage === stage)} />
        ))}
      </div>
    </DragBoard>
  );
}

/** Where the columns stand one below the other, the ways to each of them. */
function Jumps({ entries }: { entries: BoardEntry[] }) {
  return (
    <nav className={classes.jumps} aria-label={t('targetJobs.columns')}>
      {targetStages.map((stage) => (
        <Anchor key={stage} href={`#stage-${stage}`} size="sm" underline="always">
          {t('targetJobs.columnCount', {
            stage: stageNames[stage],
            count: entries.filter((entry) => entry.stage === stage).length,
          })}
        </Anchor>
      ))}
    </nav>
  );
}

function Column({ stage, entries }: { stage: TargetStage; entries: BoardEntry[] }) {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <section
      ref={setNodeRef}
      className={classes.column}
      data-over={isOver}
      aria-labelledby={`stage-${stage}`}
    >
      <Group justify="space-between" className={classes.head}>
        <Title order={2} size="h5" id={`stage-${stage}`} tabIndex={-1}>
          {stageNames[stage]}
        </Title>
        <Text size="sm" c="dimmed" component="span">
          {entries.length}
        </Text>
      </Group>
      {entries.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('targetJobs.none')}
        </Text>
      ) : (
        <ul className={classes.cards}>
          {entries.map((entry) => (
            <BoardCard key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}

function BoardCard({ entry }: { entry: BoardEntry }) {
  const { id, title, isFixed, words, menu } = entry;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, isDragging } = useDraggable({
    id,
    disabled: isFixed,
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      data-dragging={isDragging}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : {}}
    >
      <div className={classes.words} data-fixed={isFixed || undefined}>
        {words}
      </div>
      <div className={classes.tools}>
        {!isFixed && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={classes.grip}
            {...attributes}
            {...listeners}
            aria-label={t('targetJobs.moveJob', { job: title })}
          >
            <GripVertical size={16} aria-hidden />
          </button>
        )}
        {menu}
      </div>
    </li>
  );
}
