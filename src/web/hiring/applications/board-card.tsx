import { ActionIcon, Badge, Group, Menu, Text, VisuallyHidden } from '@mantine/core';
import { useDraggable } from '@dnd-kit/core';
import { EllipsisVertical, GripVertical } from 'lucide-react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import type { JobStage } from '../../../api/hiring/job-stages.ts';
import { FitGlyph } from '../../platform/ui/score-bar.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import type { ApplicantSearch } from './applicant-search.ts';
import { daysInStage, Owner, positionText } from './applicant-cells.tsx';
import { applicantName } from './applicant-name.ts';
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
      data-unread={row.unread || undefined}
      style={
        transform ? { transform: `translate(${transform.x}px, ${transform.y}px)`, zIndex: 1 } : undefined
      }
    >
      <TextLink
        className={classes.name}
        size="sm"
        to="/applicants/$id"
        params={{ id: row.id }}
        search={props.search}
        title={name}
      >
        {name}
      </TextLink>
      {row.unread && <VisuallyHidden>{t('applications.unread')}</VisuallyHidden>}
      {!isFixed && (
        <div className={classes.acts}>
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
        </div>
      )}
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

/** What they do now, how well they match, for how long they have been in the stage, who looks after them, and their tags. */
function Facts({ row }: { row: ApplicantRow }) {
  const work = workText(row);
  return (
    <>
      {work !== '' && (
        <Text size="xs" c="dimmed" truncate title={positionText(row)}>
          {work}
        </Text>
      )}
      <Group justify="space-between" gap={4} wrap="nowrap" fz="xs">
        {row.fit ? (
          <FitGlyph value={row.fit.skill_overlap} shape={row.fit.shape} withNumber />
        ) : (
          <Text size="xs">{row.score_held ? t('applications.heldBack') : t('applications.notScored')}</Text>
        )}
        <Text size="xs" c="dimmed" className={classes.days}>
          {daysInStage(row)}
        </Text>
      </Group>
      {(row.tags.length > 0 || row.assigned_to) && (
        <Group gap={4}>
          <Owner person={row.assigned_to} />
          {row.tags.map((tag) => (
            <Badge key={tag} color="gray" maw="100%">
              {tag}
            </Badge>
          ))}
        </Group>
      )}
    </>
  );
}

function workText({ position, years }: ApplicantRow): string {
  const title = position?.title || position?.employer || '';
  if (years === null || years < 1) return title;
  const worked = t('applications.yearsWorked', { years: Math.floor(years) });
  return title === '' ? worked : `${title}, ${worked}`;
}
