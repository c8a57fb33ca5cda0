import { Badge, Group } from '@mantine/core';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { Resume } from '../../../api/candidates/resumes.ts';
import { t } from '../../platform/messages.ts';

const states = {
  waiting: { word: t('resumes.waiting'), icon: Clock, color: 'dimmed' },
  reading: { word: t('resumes.reading'), icon: Clock, color: 'dimmed' },
  done: { word: t('resumes.read'), icon: CircleCheck, color: 'var(--mantine-color-accent-text)' },
  failed: { word: t('resumes.notRead'), icon: CircleAlert, color: 'var(--mantine-color-error)' },
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
  return <Badge color="accent">{t('resumes.current')}</Badge>;
}
