import { Text, VisuallyHidden } from '@mantine/core';
import type { Notification } from '../../../api/platform/notifications.ts';
import { formatAgo } from '../ui/dates.ts';
import { PathLink } from '../ui/path-link.tsx';
import classes from './notifications.module.css';
import { useReadOne } from './use-read-one.ts';
import { t } from '../messages.ts';

/** One thing that happened, linked to where it is; opening it marks it as read. */
export function NotificationRow({ item }: { item: Notification }) {
  const read = useReadOne();
  return (
    <li className={classes.row} data-unread={item.read ? undefined : true}>
      <span className={classes.dot} aria-hidden />
      <div className={classes.words}>
        <Text size="sm" fw={item.read ? 400 : 650}>
          {!item.read && <VisuallyHidden>{t('notifications.unread')} </VisuallyHidden>}
          <PathLink
            path={item.path}
            inherit
            c="inherit"
            onOpen={() => {
              if (!item.read) read.mutate(item.id);
            }}
          >
            {item.title}
          </PathLink>
        </Text>
        <Text size="sm" c="dimmed">
          {item.text && `${item.text} · `}
          <time dateTime={item.created_at}>{formatAgo(item.created_at)}</time>
        </Text>
      </div>
    </li>
  );
}
