import { Badge, Group } from '@mantine/core';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { Resume } from '../../../api/candidates/resumes.ts';

const states = {
  waiting: { word: 'Waiting to be read', icon: Clock, color: 'dimmed' },
  reading: { word: 'Being read…', icon: Clock, color: 'dimmed' },
  done: { word: 'Read', icon: CircleCheck, color: 'var(--mantine-color-accent-text)' },
  failed: { word: 'Could not be read', icon: CircleAlert, color: 'var(--mantine-color-error)' },
} as const;

/** How far the reading of a resume has come, by icon and word. */
export function ResumeState({ status }: { status: Resume['parse_status'] }) {
  const { word, icon: Icon, color } = states[status];
  return (
    <Group component="span" gap={4} wrap="nowrap" display="inline-flex" fz="xs" lh="xs" c={color}>
      <Icon size={16} aria-hidden />
      {word}
    </Group>
  );
}

/** Marks the resume that profile and scores use. */
export function CurrentBadge() {
  return <Badge color="accent">Current</Badge>;
}
