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
      <span className={classes.icon} aria-hidden>
        {props.icon ?? <OpenJoint />}
      </span>
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

/** The joint that Tenon is named after, with the part that is missing dashed. */
function OpenJoint() {
  return (
    <svg width="72" height="44" viewBox="0 0 72 44" fill="none" stroke="currentColor" strokeWidth="1.5">
      <path d="M31 1.5H5A3.5 3.5 0 0 0 1.5 5v34A3.5 3.5 0 0 0 5 42.5h26V30H20V14h11z" />
      <path
        strokeDasharray="3 3.5"
        d="M41 1.5h26A3.5 3.5 0 0 1 70.5 5v34a3.5 3.5 0 0 1-3.5 3.5H41V30H27V14h14z"
      />
    </svg>
  );
}
