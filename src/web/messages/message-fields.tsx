import { Button, Group, Text } from '@mantine/core';
import type { RefObject } from 'react';
import { messageFields } from '../../api/message-threads.ts';

/** When a message goes, as minutes from now. */
export const delays = [
  { value: '0', label: 'Send now' },
  { value: '60', label: 'In 1 hour' },
  { value: '1440', label: 'In 24 hours' },
  { value: '4320', label: 'In 3 days' },
];

/** Puts a field that is filled for each person where one writes. */
export function FieldButtons(props: {
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (next: string) => void;
}) {
  function insert(name: string) {
    const at = props.field.current?.selectionStart ?? props.value.length;
    props.onChange(`${props.value.slice(0, at)}{{${name}}}${props.value.slice(at)}`);
    props.field.current?.focus();
  }
  return (
    <Group gap={4}>
      <Text size="xs" c="dimmed">
        Put in:
      </Text>
      {Object.entries(messageFields).map(([name, words]) => (
        <Button key={name} variant="subtle" size="compact-xs" title={words} onClick={() => insert(name)}>
          {`{{${name}}}`}
        </Button>
      ))}
    </Group>
  );
}
