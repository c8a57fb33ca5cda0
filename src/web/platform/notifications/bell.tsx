import { VisuallyHidden } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { useLive } from '../ui/use-live.ts';
import classes from './bell.module.css';
import { unreadQuery } from './notification-queries.ts';
import { t } from '../messages.ts';

/** The way to one's notifications, with how many are unread, live. */
export function Bell() {
  const client = useQueryClient();
  const { data } = useQuery(unreadQuery);
  const unread = data?.unread ?? 0;
  useLive((event) => {
    if (event.type !== 'notifications') return;
    for (const name of ['notifications', 'dashboard']) void client.invalidateQueries({ queryKey: [name] });
  });
  return (
    <Link to="/notifications" className={classes.bell} title={t('notifications.notifications')}>
      <BellIcon size={20} aria-hidden />
      <VisuallyHidden>
        {unread > 0 ? t('notifications.bell', { unread: words(unread) }) : t('notifications.notifications')}
      </VisuallyHidden>
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {words(unread)}
        </span>
      )}
    </Link>
  );
}

function words(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
