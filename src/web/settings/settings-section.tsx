import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** One part of the Settings page: a card with its heading, found in the address by `#id`. */
export function SettingsSection(props: {
  id: string;
  title: string;
  /** A line or two below the heading. */
  about?: ReactNode;
  children: ReactNode;
}) {
  const { id, title, about, children } = props;
  return (
    <Card component="section" padding="lg" aria-labelledby={id}>
      <Title order={2} id={id} tabIndex={-1} mb={about ? 0 : 'sm'}>
        {title}
      </Title>
      {about && (
        <Text component="div" size="sm" c="dimmed" mt={4} mb="md" maw="42rem">
          {about}
        </Text>
      )}
      {children}
    </Card>
  );
}
