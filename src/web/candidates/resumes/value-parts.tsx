import { ActionIcon, Anchor, Group, Text, Tooltip } from '@mantine/core';
import { Check, Pencil, Undo2, X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { ReadValue } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';
import { stateLabel, valueLabel, wordsOf } from './reading-labels.ts';
import classes from './reading.module.css';
import { useLighting, useReadingTools } from './reading-tools.ts';

/** From here on a value is read clearly, which needs no words. */
const CLEAR = 0.85;

/** A value in its row: what it is, the place it was read at, and what can be done with it. */
export function ValueRow(props: {
  value: ReadValue;
  actions: ReactNode;
  children: ReactNode;
  /** What takes the whole width below. */
  below?: ReactNode;
}) {
  const { value, actions, children, below } = props;
  const lighting = useLighting(value);
  return (
    <div className={classes.row} {...lighting}>
      <div className={classes.value}>
        {children}
        <ValueStatus value={value} />
      </div>
      <PlaceLink value={value} />
      {actions}
      {below && <div className={classes.below}>{below}</div>}
    </div>
  );
}

/** The form that corrects a value, in the place of its row. */
export function ValueFormRow({ value, children }: { value: ReadValue; children: ReactNode }) {
  const lighting = useLighting(value);
  return (
    <div className={classes.formRow} {...lighting}>
      {children}
    </div>
  );
}

/** How a value stands, in words, where there is something to say. */
function ValueStatus({ value }: { value: ReadValue }) {
  const said = value.state !== 'read' || value.confidence < CLEAR ? stateLabel(value) : null;
  const proposed = value.proposed.length > 0 && t('resumes.pointedOut', { parts: wordsOf(value.proposed) });
  if (said === null && !proposed) return null;
  return (
    <Text size="xs" c="dimmed" component="div">
      {value.state === 'accepted' && <Check size={12} aria-hidden className={classes.accepted} />}
      {[said, proposed].filter(Boolean).join(' · ')}
    </Text>
  );
}

function PlaceLink({ value }: { value: ReadValue }) {
  const { go } = useReadingTools();
  const { place } = value;
  if (!place) return null;
  const { page, line } = place;
  return (
    <Anchor
      component="button"
      type="button"
      size="xs"
      c="dimmed"
      className={classes.where}
      aria-label={t('resumes.goTo', { page, line, value: valueLabel(value) })}
      onClick={() => go(place)}
    >
      {page === 1 ? t('resumes.line', { line }) : t('resumes.place', { page, line })}
    </Anchor>
  );
}

/** What a person can do with a value: accept, edit or drop it, or take that back. `acceptLabel` null offers no accept. */
export function ValueActions({
  value,
  acceptLabel = t('resumes.accept'),
  onEdit,
}: {
  value: ReadValue;
  acceptLabel?: string;
  onEdit: () => void;
}) {
  const { correct } = useReadingTools();
  const { path, state } = value;
  const send = (action: 'accept' | 'drop' | 'reset') => correct([{ action, path }]);
  const name = valueLabel(value);
  return (
    <Group gap={0} wrap="nowrap" className={classes.actions} data-actions>
      {state === 'read' && (
        <Act
          icon={Check}
          label={acceptLabel}
          name={`${acceptLabel}: ${name}`}
          onClick={() => send('accept')}
        />
      )}
      {state !== 'dropped' && (
        <Act
          icon={Pencil}
          label={t('resumes.edit')}
          name={`${t('resumes.edit')}: ${name}`}
          onClick={onEdit}
        />
      )}
      {state === 'read' ? (
        <Act
          icon={X}
          label={t('resumes.leaveOut')}
          name={t('resumes.leaveOutNamed', { name })}
          onClick={() => send('drop')}
        />
      ) : (
        <Act
          icon={Undo2}
          label={t('resumes.undo')}
          name={
            state === 'dropped'
              ? t('resumes.undoLeavingOut', { name })
              : t('resumes.undoCorrection', { name })
          }
          onClick={() => send('reset')}
        />
      )}
    </Group>
  );
}

type Icon = ComponentType<{ size: number; 'aria-hidden': boolean }>;

function Act(props: { icon: Icon; label: string; name: string; onClick: () => void }) {
  return (
    <Tooltip label={props.label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.act}
        aria-label={props.name}
        onClick={props.onClick}
      >
        <props.icon size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
