import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';
import { useTitle } from './use-title.ts';

/** The top of every page: its one h1 (also the tab's name), a line of context or counts, and its one primary action. */
export function PageHeader(props: {
  title: string;
  context?: ReactNode;
  action?: ReactNode;
  back?: ReactNode;
  /** A picture that stands before the title. */
  mark?: ReactNode;
  /** True where the action is short and stays beside the title where there is little room. */
  beside?: boolean;
  /** The pages that belong together with this one. */
  tabs?: ReactNode;
}) {
  useTitle(props.title);
  return (
    <div className={classes.header}>
      {props.back}
      <div className={classes.row} data-beside={props.beside}>
        {props.mark}
        <div className={classes.words}>
          <Title order={1}>{props.title}</Title>
          {props.context !== undefined && (
            <Text component="div" size="sm" c="dimmed" mt={4}>
              {props.context}
            </Text>
          )}
        </div>
        {props.action && <Group gap="xs">{props.action}</Group>}
      </div>
      {props.tabs}
    </div>
  );
}
