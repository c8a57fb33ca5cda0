import { ActionIcon, Badge, Group, Menu, Text } from '@mantine/core';
import { useDraggable } from '@dnd-kit/core';
import { EllipsisVertical, GripVertical } from 'lucide-react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import type { JobStage } from '../../../api/hiring/job-stages.ts';
import { ScoreMark } from '../../platform/ui/score-bar.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import type { ApplicantSearch } from './applicant-search.ts';
import { applicantName } from './applicants-table.tsx';
import classes from './board.module.css';
import { t } from '../../platform/messages.ts';

type Props = {
  row: ApplicantRow;
  search: ApplicantSearch;
  targets: JobStage[];
  onMove: (stage: JobStage) => void;
  onUndo: () => void;
};

/** An applicant on the board, with a handle to drag or carry by keyboard, and a menu that moves as well. */
export function BoardCard(props: Props) {
  const { row } = props;
  const name = applicantName(row.candidate);
  const isFixed = props.targets.length === 0;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging, transform } = useDraggable({
    id: row.id,
    disabled: isFixed,
  });
  return (
    <div
      ref={setNodeRef}
      className={classes.card}
      data-dragged={isDragging || undefined}
      style={
        transform ? { transform: `translate(${transform.x}px, ${transform.y}px)`, zIndex: 1 } : undefined
      }
    >
      <Group justify="space-between" wrap="nowrap" gap={4} align="flex-start">
        <TextLink size="sm" fw={500} to="/applicants/$id" params={{ id: row.id }} search={props.search}>
          {name}
        </TextLink>
        {!isFixed && (
          <Group gap={0} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              className={classes.handle}
              ref={setActivatorNodeRef}
              {...listeners}
              {...attributes}
              aria-label={t('applications.drag', { name })}
            >
              <GripVertical size={16} aria-hidden />
            </ActionIcon>
            <MoveMenu {...props} />
          </Group>
        )}
      </Group>
      <Facts row={row} />
    </div>
  );
}

function MoveMenu({ row, targets, onMove, onUndo }: Props) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('applications.move', { name: applicantName(row.candidate) })}
        >
          <EllipsisVertical size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {targets.map((stage) => (
          <Menu.Item key={stage.key} onClick={() => onMove(stage)}>
            {stage.kind === 'rejected' ? `${stage.name}…` : t('applications.moveTo', { stage: stage.name })}
          </Menu.Item>
        ))}
        {row.can_undo && <Menu.Item onClick={onUndo}>{t('applications.undoMove')}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}

/** When they applied, how well they match, and their tags. */
function Facts({ row }: { row: ApplicantRow }) {
  return (
    <>
      <Group justify="space-between" gap={4}>
        <Text size="xs" c="dimmed">
          {formatDate(row.created_at)}
        </Text>
        {row.fit ? (
          <ScoreMark value={row.fit.skill_overlap} shape={row.fit.shape} />
        ) : (
          <Text size="xs" fw={500}>
            {row.score_held ? t('applications.heldBack') : t('applications.notScored')}
          </Text>
        )}
      </Group>
      {row.tags.length > 0 && (
        <Group gap={4}>
          {row.tags.map((tag) => (
            <Badge key={tag} color="gray">
              {tag}
            </Badge>
          ))}
        </Group>
      )}
    </>
  );
}
