import { Card, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** One part of the Settings page: a card with its heading, found in the address by `#id`. */
export function SettingsSection(props: {
  id: string;
  title: string;
  /** A line or two below the heading. */
  about?: ReactNode;
  /** Stands beside the heading, such as a badge. */
  mark?: ReactNode;
  children: ReactNode;
}) {
  const { id, title, about, mark, children } = props;
  return (
    <Card component="section" padding="lg" aria-labelledby={id}>
      <Group gap="xs" mb={about ? 0 : 'sm'}>
        <Title order={2} id={id} tabIndex={-1}>
          {title}
        </Title>
        {mark}
      </Group>
      {about && (
        <Text component="div" size="sm" c="dimmed" mt={4} mb="md" maw="42rem">
          {about}
        </Text>
      )}
      {children}
    </Card>
  );
}
