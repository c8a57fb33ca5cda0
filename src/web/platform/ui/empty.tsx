import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './states.module.css';

/** What stands where nothing is yet: what this is, why it is empty, and the one action. Put `order` to fit the outline. */
export function Empty(props: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  order?: 2 | 3;
}) {
  return (
    <Stack className={classes.state} align="center" gap="xs">
      {props.icon && (
        <span className={classes.icon} aria-hidden>
          {props.icon}
        </span>
      )}
      <Title order={props.order ?? 2} size="h3">
        {props.title}
      </Title>
      {props.children && (
        <Text component="div" size="sm" c="dimmed" maw="34rem">
          {props.children}
        </Text>
      )}
      {props.action && <div className={classes.action}>{props.action}</div>}
    </Stack>
  );
}
