import { ActionIcon, Card, Collapse, Group, Text, UnstyledButton } from '@mantine/core';
import { ArrowDown, ArrowUp, ChevronDown, Eye, EyeOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../platform/messages.ts';

/** A position or course: its name and place among the others, and its form when it is open. */
export function EntryCard(props: {
  title: string;
  context: string;
  isHidden: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
  onHide: () => void;
  onRemove: () => void;
  children: ReactNode;
}) {
  const { title, isHidden, isOpen } = props;
  const what = { what: title };
  return (
    <Card component="section" aria-label={title}>
      <Group justify="space-between" gap="xs">
        <UnstyledButton onClick={props.onToggle} aria-expanded={isOpen} flex={1} miw="9rem">
          <Text size="sm" fw={600} c={isHidden ? 'dimmed' : undefined}>
            {title}
          </Text>
          <Text size="xs" c="dimmed">
            {[isHidden ? t('resumeBuilder.hidden') : '', props.context].filter(Boolean).join(' · ')}
          </Text>
        </UnstyledButton>
        <Group gap={2} wrap="nowrap">
          <Action label={t('resumeBuilder.moveUp', what)} onClick={() => props.onMove(-1)} icon={ArrowUp} />
          <Action
            label={t('resumeBuilder.moveDown', what)}
            onClick={() => props.onMove(1)}
            icon={ArrowDown}
          />
          <Action
            label={isHidden ? t('resumeBuilder.show', what) : t('resumeBuilder.hide', what)}
            onClick={props.onHide}
            icon={isHidden ? EyeOff : Eye}
          />
          <Action label={t('resumeBuilder.remove', what)} onClick={props.onRemove} icon={Trash2} />
          {!isOpen && <ChevronDown size={16} aria-hidden />}
        </Group>
      </Group>
      <Collapse expanded={isOpen}>{isOpen && props.children}</Collapse>
    </Card>
  );
}

function Action(props: { label: string; onClick: () => void; icon: typeof ArrowUp }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
    >
      <props.icon size={16} aria-hidden />
    </ActionIcon>
  );
}
