import { Anchor, Button, Group, Text } from '@mantine/core';
import type { ReadValue } from '../../../api/candidates/resumes.ts';
import { useReadingTools } from './reading-tools.ts';
import { stateLabel, valueLabel, wordsOf } from './reading-labels.ts';
import { t } from '../../platform/messages.ts';

/** How a value stands, in words, and the place it was read at, which leads to its line. */
export function ValueStatus({ value }: { value: ReadValue }) {
  const { go } = useReadingTools();
  const { place } = value;
  return (
    <Text size="xs" c="dimmed" component="div">
      {stateLabel(value)}
      {place && (
        <>
          {' · '}
          <Anchor
            component="button"
            type="button"
            size="xs"
            underline="always"
            aria-label={t('resumes.goTo', {
              page: place.page,
              line: place.line,
              value: valueLabel(value),
            })}
            onClick={() => go(place)}
          >
            {t('resumes.place', { page: place.page, line: place.line })}
          </Anchor>
        </>
      )}
      {value.proposed.length > 0 && ' · '}
      {value.proposed.length > 0 && t('resumes.pointedOut', { parts: wordsOf(value.proposed) })}
    </Text>
  );
}

/** What a person can do with a value: accept, edit or drop it, or take that back. `acceptLabel` null offers no accept. */
export function ValueActions({
  value,
  acceptLabel = t('resumes.accept'),
  editLabel = t('resumes.edit'),
  onEdit,
}: {
  value: ReadValue;
  acceptLabel?: string | null;
  editLabel?: string;
  onEdit: () => void;
}) {
  const { correct } = useReadingTools();
  const { path } = value;
  const send = (action: 'accept' | 'drop' | 'reset') => correct([{ action, path }]);
  const name = valueLabel(value);
  if (value.state === 'dropped') {
    return (
      <Group data-actions>
        <SmallButton
          label={t('resumes.undo')}
          name={t('resumes.undoLeavingOut', { name })}
          onClick={() => send('reset')}
        />
      </Group>
    );
  }
  return (
    <Group gap={4} data-actions>
      {value.state === 'read' && acceptLabel !== null && (
        <SmallButton
          label={acceptLabel}
          name={`${acceptLabel}: ${name}`}
          onClick={() => send('accept')}
          filled
        />
      )}
      <SmallButton label={editLabel} name={`${editLabel}: ${name}`} onClick={onEdit} />
      {value.state === 'read' ? (
        <SmallButton
          label={t('resumes.leaveOut')}
          name={t('resumes.leaveOutNamed', { name })}
          onClick={() => send('drop')}
        />
      ) : (
        <SmallButton
          label={t('resumes.undo')}
          name={t('resumes.undoCorrection', { name })}
          onClick={() => send('reset')}
        />
      )}
    </Group>
  );
}

function SmallButton(props: { label: string; name: string; onClick: () => void; filled?: boolean }) {
  return (
    <Button
      size="compact-xs"
      variant={props.filled ? 'light' : 'default'}
      aria-label={props.name}
      onClick={props.onClick}
    >
      {props.label}
    </Button>
  );
}
