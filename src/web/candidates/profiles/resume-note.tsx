import { Button, Group, Text } from '@mantine/core';
import type { ResumeValue } from '../../../api/candidates/profiles.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';

/** What a person can say of a value of their resume: keep it, empty the field, or use it in an empty one. */
export type ResumeDecision = 'keep' | 'clear' | 'use';

/**
 * Beside a field: that a resume filled it, to be kept or emptied; or what the resume says, to be used while the field is
 * empty. `filled`: the field holds the resume's words and nobody said anything of them yet.
 */
export function ResumeNote(props: {
  label: string;
  filled: boolean;
  empty: boolean;
  found: ResumeValue | undefined;
  resumeId: string | null;
  busy: boolean;
  onDecide: (decision: ResumeDecision) => void;
}) {
  const { label, filled, empty, found, resumeId, busy, onDecide } = props;
  if (!filled && !(empty && found)) return null;
  const place = found?.place;
  const where = place && `page ${place.page}, line ${place.line}`;
  return (
    <Group gap={6} mt={6}>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {filled ? 'Filled from your resume' : `Your resume says “${found?.value ?? ''}”`}
        {where && resumeId && (
          <>
            {', '}
            <TextLink
              to="/resumes/$id"
              params={{ id: resumeId }}
              hash={`line-${place.page}-${place.line}`}
              inherit
              underline="always"
            >
              {where}
            </TextLink>
          </>
        )}
      </Text>
      {filled ? (
        <Group gap={6} wrap="nowrap">
          <Choice label="Keep" name={`Keep ${label}`} busy={busy} onClick={() => onDecide('keep')} />
          <Choice label="Clear" name={`Clear ${label}`} busy={busy} onClick={() => onDecide('clear')} />
        </Group>
      ) : (
        <Choice label="Use" name={`Use this for ${label}`} busy={busy} onClick={() => onDecide('use')} />
      )}
    </Group>
  );
}

function Choice(props: { label: string; name: string; busy: boolean; onClick: () => void }) {
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={props.name}
      disabled={props.busy}
      onClick={props.onClick}
    >
      {props.label}
    </Button>
  );
}
