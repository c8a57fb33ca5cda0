import { Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Message } from '../../../api/hiring/messages.ts';
import { formatAgo, formatDateTime } from '../../platform/ui/dates.ts';
import classes from './messages.module.css';
import { t } from '../../platform/messages.ts';

/** Messages, the oldest first, shown from the newest on. `actions` stands below one's own that wait to be sent. */
export function MessageList(props: {
  items: Message[];
  /** What the other side is called. */
  them: string;
  actions?: (message: Message) => ReactNode;
}) {
  const list = useRef<HTMLOListElement>(null);
  const newest = props.items.at(-1)?.id;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keyboard.
    <ol ref={list} className={classes.list} tabIndex={0} aria-label={t('messages.oldestFirst')}>
      {props.items.map((message) => (
        <li
          key={message.id}
          className={classes.message}
          data-ours={message.from_us || undefined}
          data-waiting={message.waiting || undefined}
        >
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {message.body}
          </Text>
          <Text size="xs" c="dimmed">
            {message.from_us ? message.sender || t('messages.you') : message.sender || props.them}
            {' · '}
            <time dateTime={message.sent_at}>
              {message.waiting
                ? t('messages.willBeSent', { when: formatDateTime(message.sent_at) })
                : formatAgo(message.sent_at)}
            </time>
            {message.from_us && message.read_at !== null && ` · ${t('messages.seen')}`}
          </Text>
          {message.waiting && props.actions?.(message)}
        </li>
      ))}
    </ol>
  );
}
