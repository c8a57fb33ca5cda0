import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTitle } from '../../platform/ui/use-title.ts';
import classes from './settings.module.css';

/** A page of Settings below its heading. */
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
  useTitle(title);
  return (
    <section aria-labelledby={id}>
      <Group gap="xs">
        <Title order={1} id={id}>
          {title}
        </Title>
        {mark}
      </Group>
      {about && (
        <Text component="div" size="sm" c="dimmed" mt={4} maw="42rem">
          {about}
        </Text>
      )}
      <div className={classes.body}>{children}</div>
    </section>
  );
}
