import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTitle } from '../../platform/ui/use-title.ts';
import frame from '../../platform/shell/plain-frame.module.css';
import classes from './auth.module.css';

/** One account form with its heading, a line of context, and the way to the other form below it. */
export function AuthCard(props: {
  title: string;
  context?: ReactNode;
  children: ReactNode;
  other: ReactNode;
}) {
  useTitle(props.title);
  return (
    <>
      <div className={frame.card}>
        <Title order={1}>{props.title}</Title>
        {props.context && (
          <Text component="div" size="sm" c="dimmed" mt={4}>
            {props.context}
          </Text>
        )}
        {props.children}
      </div>
      <div className={classes.other}>{props.other}</div>
    </>
  );
}
