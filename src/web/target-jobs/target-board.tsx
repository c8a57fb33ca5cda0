import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Group, Text, Title } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import { type TargetJob, type TargetStage, targetStages } from '../../api/target-jobs.ts';
import { TextLink } from '../ui/link-button.tsx';
import { nextColumn } from './board-keys.ts';
import { TargetFacts } from './target-facts.tsx';
import { TargetMenu } from './target-menu.tsx';
import classes from './target-jobs.module.css';
import { stageNames } from './target-words.ts';
import { useChangeTarget } from './use-target-jobs.ts';

type Edit = (job: TargetJob) => void;

/** A column for each stage; cards are dragged, moved with arrow keys, or by their menu. */
export function TargetBoard({ jobs, onEdit }: { jobs: TargetJob[]; onEdit: Edit }) {
  const change = useChangeTarget();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn }),
  );
  const titleOf = (id: unknown) => jobs.find((job) => job.job_id === id)?.title ?? 'The job';
  const columnOf = (id: unknown) => targetStages.find((stage) => stage === id);
  const said = (id: unknown, over: unknown, words: string) => {
    const stage = columnOf(over);
    return stage ? `${titleOf(id)} ${words} ${stageNames[stage]}.` : undefined;
  };
  function drop({ active, over }: DragEndEvent) {
    const job = jobs.find((one) => one.job_id === active.id);
    const stage = columnOf(over?.id);
    if (job && stage && stage !== job.stage) change.mutate({ job, change: { stage } });
  }
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            'Press space to pick up the job, the left and right arrow keys to move it between columns, space to put it down, escape to leave it.',
        },
        announcements: {
          onDragStart: ({ active }) => `${titleOf(active.id)} is picked up.`,
          onDragOver: ({ active, over }) => said(active.id, over?.id, 'is over'),
          onDragEnd: ({ active, over }) => said(active.id, over?.id, 'is put into'),
          onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
        },
      }}
    >
      <div className={classes.board} data-wide>
        {targetStages.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            jobs={jobs.filter((job) => job.stage === stage)}
            onEdit={onEdit}
          />
        ))}
      </div>
    </DndContext>
  );
}

function Column({ stage, jobs, onEdit }: { stage: TargetStage; jobs: TargetJob[]; onEdit: Edit }) {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <section
      ref={setNodeRef}
      className={classes.column}
      data-over={isOver}
      aria-labelledby={`stage-${stage}`}
    >
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5" id={`stage-${stage}`}>
          {stageNames[stage]}
        </Title>
        <Text size="sm" c="dimmed" component="span">
          {jobs.length}
        </Text>
      </Group>
      {jobs.length === 0 ? (
        <Text size="sm" c="dimmed">
          None
        </Text>
      ) : (
        <ul className={classes.cards}>
          {jobs.map((job) => (
            <BoardCard key={job.job_id} job={job} onEdit={onEdit} />
          ))}
        </ul>
      )}
    </section>
  );
}

function BoardCard({ job, onEdit }: { job: TargetJob; onEdit: Edit }) {
  const isFixed = job.application !== null;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, isDragging } = useDraggable({
    id: job.job_id,
    disabled: isFixed,
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      data-dragging={isDragging}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : {}}
    >
      <Group gap={4} wrap="nowrap" align="flex-start">
        {!isFixed && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={classes.grip}
            {...attributes}
            {...listeners}
            aria-label={`Move ${job.title}`}
          >
            <GripVertical size={16} aria-hidden />
          </button>
        )}
        <div className={classes.words}>
          <TextLink to="/jobs/$id" params={{ id: job.job_id }} fw={500} size="sm">
            {job.title}
          </TextLink>
          <Text size="sm">{job.employer_name}</Text>
          <TargetFacts job={job} />
          {job.notes && (
            <Text size="xs" lineClamp={2} mt={4}>
              {job.notes}
            </Text>
          )}
        </div>
        <TargetMenu job={job} onEdit={onEdit} />
      </Group>
    </li>
  );
}
