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
          data-dropped={message.dropped ?? undefined}
        >
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {message.body}
          </Text>
          <Text size="xs" c="dimmed">
            {message.from_us ? message.sender || t('messages.you') : message.sender || props.them}
            {' · '}
            <time dateTime={message.sent_at}>{whenOf(message)}</time>
            {message.from_us && message.read_at !== null && ` · ${t('messages.seen')}`}
            {message.by_mail && ` · ${t('messages.byMail')}`}
            {message.by_mail && !message.from_us && ` · ${senderSaid(message.by_mail)}`}
          </Text>
          {message.by_mail && message.by_mail.files.length > 0 && (
            <Text size="xs" c="dimmed">
              {t('messages.filesNotKept', {
                count: message.by_mail.files.length,
                names: message.by_mail.files.join(', '),
              })}
            </Text>
          )}
          {message.undelivered !== null && (
            <Text size="xs" c="red">
              {message.undelivered === ''
                ? t('messages.undeliveredPlain')
                : t('messages.undelivered', { reason: message.undelivered })}
            </Text>
          )}
          {message.waiting && props.actions?.(message)}
        </li>
      ))}
    </ol>
  );
}

/** What is known of who sent a message by mail. */
function senderSaid({ spf, dkim }: NonNullable<Message['by_mail']>): string {
  const how = [spf === 'pass' && 'SPF', dkim === 'pass' && 'DKIM'].filter(Boolean).join(', ');
  return how === '' ? t('messages.senderNotVerified') : t('messages.senderVerified', { how });
}

const dropped = {
  answered: t('messages.droppedAnswered'),
  withdrew: t('messages.droppedWithdrew'),
  decided: t('messages.droppedDecided'),
  closed: t('messages.droppedClosed'),
  moved_on: t('messages.droppedMovedOn'),
} as const;

function whenOf(message: Message): string {
  if (message.dropped) return dropped[message.dropped];
  if (!message.waiting) return formatAgo(message.sent_at);
  const when = formatDateTime(message.sent_at);
  return message.follow_up ? t('messages.willFollow', { when }) : t('messages.willBeSent', { when });
}
