import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { ResumeValue } from '../../../api/candidates/profiles.ts';
import { Check } from 'lucide-react';
import { rich, t } from '../../platform/messages.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import classes from './profile.module.css';

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
  // What was kept stays in its place, so that the fields below do not move.
  const [wasKept, setWasKept] = useState(false);
  if (!filled && wasKept && !empty) return <Kept>{words(true, found, resumeId)}</Kept>;
  if (!filled && !(empty && found)) return null;
  return (
    <Group gap={6} mt={6}>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {words(filled, found, resumeId)}
      </Text>
      {filled ? (
        <KeepOrClear
          label={label}
          busy={busy}
          onDecide={(decision) => {
            setWasKept(decision === 'keep');
            onDecide(decision);
          }}
        />
      ) : (
        <Choice
          label={t('profiles.use')}
          name={t('profiles.useThisFor', { label })}
          busy={busy}
          onClick={() => onDecide('use')}
        />
      )}
    </Group>
  );
}

function KeepOrClear(props: {
  label: string;
  busy: boolean;
  onDecide: (decision: 'keep' | 'clear') => void;
}) {
  const { label, busy, onDecide } = props;
  return (
    <Group gap={6} wrap="nowrap">
      <Choice
        label={t('profiles.keep')}
        name={t('profiles.keepValue', { label })}
        busy={busy}
        onClick={() => onDecide('keep')}
      />
      <Choice
        label={t('profiles.clear')}
        name={t('profiles.clearValue', { label })}
        busy={busy}
        onClick={() => onDecide('clear')}
      />
    </Group>
  );
}

function Kept({ children }: { children: ReactNode }) {
  return (
    <Group gap={6} mt={6}>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
      <Group gap={4} className={classes.kept}>
        <Check size={16} aria-hidden />
        {t('profiles.confirmed')}
      </Group>
    </Group>
  );
}

function words(filled: boolean, found: ResumeValue | undefined, resumeId: string | null): ReactNode {
  const value = found?.value ?? '';
  const place = found?.place;
  if (!place || !resumeId) return filled ? t('profiles.fromResume') : t('profiles.resumeSays', { value });
  const { page, line } = place;
  const link = (text: ReactNode) => (
    <TextLink
      to="/resumes/$id"
      params={{ id: resumeId }}
      hash={`line-${page}-${line}`}
      inherit
      underline="always"
    >
      {text}
    </TextLink>
  );
  return filled
    ? rich('profiles.fromResumeAt', { page, line, link })
    : rich('profiles.resumeSaysAt', { value, page, line, link });
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
