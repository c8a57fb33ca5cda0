import { Anchor, Button, Group, Text } from '@mantine/core';
import type { ReadValue } from '../../../api/candidates/resumes.ts';
import { useReadingTools } from './reading-tools.ts';
import { stateLabel, valueLabel, wordsOf } from './reading-labels.ts';

/** How a value stands, in words, and the place it was read at, which leads to its line. */
export function ValueStanding({ value }: { value: ReadValue }) {
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
            aria-label={`Go to page ${place.page}, line ${place.line}: ${valueLabel(value)}`}
            onClick={() => go(place)}
          >
            page {place.page}, line {place.line}
          </Anchor>
        </>
      )}
      {value.proposed.length > 0 && ` · A language model pointed out the ${wordsOf(value.proposed)}`}
    </Text>
  );
}

/** What a person can do with a value: accept, edit or drop it, or take that back. `acceptLabel` null offers no accept. */
export function ValueActions({
  value,
  acceptLabel = 'Accept',
  editLabel = 'Edit',
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
        <SmallButton label="Undo" name={`Undo: bring back ${name}`} onClick={() => send('reset')} />
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
        <SmallButton label="Drop" name={`Leave out: ${name}`} onClick={() => send('drop')} />
      ) : (
        <SmallButton
          label="Undo"
          name={`Undo for ${name}: back to what was read`}
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
