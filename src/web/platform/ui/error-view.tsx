import { Button, Code, Stack, Text, Title } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '../client.ts';
import classes from './states.module.css';
import { rich, t } from '../messages.ts';

/**
 * A failure in the place of what it kept away: what happened (`title`), what to do (`children`, or the error's own words),
 * the id to quote, and a way to try again. `order` 1 makes it the page's heading. What one may not see is no failure: nothing to quote or try.
 */
export function ErrorView(props: {
  title: string;
  error?: unknown;
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  action?: ReactNode;
  order?: 1 | 2 | 3;
}) {
  const closed = isClosed(props.error);
  const requestId = props.error instanceof ApiError && !closed ? props.error.requestId : undefined;
  const words = props.error instanceof Error ? props.error.message : null;
  return (
    <Stack className={classes.state} align="center" gap="xs" role="alert">
      <Title order={props.order ?? 2} size="h2">
        {closed ? t('ui.noAccess') : props.title}
      </Title>
      <Text component="div" size="sm" c="dimmed" maw="34rem">
        {props.children ?? words}
      </Text>
      {requestId && (
        <Text component="div" size="xs" c="dimmed">
          {rich('ui.quoteId', { requestId, id: (text) => <Code>{text}</Code> })}
        </Text>
      )}
      <div className={classes.action}>
        {props.onRetry && !closed && (
          <Button variant="default" leftSection={<RotateCw size={16} aria-hidden />} onClick={props.onRetry}>
            {props.retryLabel ?? t('ui.tryAgain')}
          </Button>
        )}
        {props.action}
      </div>
    </Stack>
  );
}

function isClosed(error: unknown): boolean {
  return error instanceof ApiError && ['owner_only', 'wrong_role'].includes(error.code);
}
