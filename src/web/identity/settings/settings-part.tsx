import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './settings.module.css';

/** One of several things within a section, with its own heading; a line parts it from the one before. */
export function SettingsPart(props: { title: string; about?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.part}>
      <Title order={2} size="md" id={id}>
        {props.title}
      </Title>
      {props.about && (
        <Text component="div" size="sm" c="dimmed" mt={4} maw="42rem">
          {props.about}
        </Text>
      )}
      <div className={classes.partBody}>{props.children}</div>
    </section>
  );
}
