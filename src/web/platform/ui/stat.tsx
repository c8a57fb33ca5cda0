import { ActionIcon, Card, Group, Text, Tooltip } from '@mantine/core';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** One figure with its name, what exactly it counts on hover, and lines below it. */
export function Stat(props: {
  name: string;
  definition: string;
  value: string;
  /** The name as a link, where there is more to see. */
  title?: ReactNode;
  heading?: 'h2' | 'h3';
  /** How it moves, a line each. */
  changes?: string[];
  note?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Card component="section" aria-label={props.name}>
      <Group justify="space-between" wrap="nowrap" gap={4} align="flex-start">
        <Text size="sm" fw={500} component={props.heading ?? 'h3'} m={0}>
          {props.title ?? props.name}
        </Text>
        <Tooltip label={props.definition} multiline w={260} withArrow>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`${props.name}: ${props.definition}`}
          >
            <Info size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <Text size="xl" fw={650} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {props.value}
      </Text>
      {props.changes?.map((change) => (
        <Text key={change} size="xs">
          {change}
        </Text>
      ))}
      {props.note && (
        <Text size="xs" c="dimmed">
          {props.note}
        </Text>
      )}
      {props.children}
    </Card>
  );
}
