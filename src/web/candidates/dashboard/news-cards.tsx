import { Card, Group, Text, Title } from '@mantine/core';
import type { Dashboard } from '../../../api/candidates/candidates.ts';
import { t } from '../../platform/messages.ts';
import { NotificationRow } from '../../platform/notifications/notification-row.tsx';
import newsClasses from '../../platform/notifications/notifications.module.css';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PathLink } from '../../platform/ui/path-link.tsx';
import classes from './dashboard.module.css';

/** What only the candidate can do, each linked to where it is done. */
export function RequiredActionsCard({ actions }: { actions: Dashboard['required_actions'] }) {
  return (
    <Card>
      <Title order={2} size="h3" mb="xs">
        {t('dashboard.requiredActions')}
      </Title>
      {actions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('dashboard.nothingRequired')}
        </Text>
      ) : (
        <ul className={classes.list}>
          {actions.map(({ key, title, text, path, due }) => (
            <li key={key} className={classes.row}>
              <div className={classes.words}>
                <Text size="sm" fw={500}>
                  <PathLink path={path} inherit>
                    {title}
                  </PathLink>
                </Text>
                <Text size="sm" c="dimmed">
                  {text}
                </Text>
              </div>
              {due && <Text size="sm">{t('dashboard.byDue', { due: formatDate(due) })}</Text>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What happened lately, each linked to what it is about. */
export function StatusUpdatesCard({ updates }: { updates: Dashboard['status_updates'] }) {
  return (
    <Card>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h3">
          {t('dashboard.statusUpdates')}
        </Title>
        {updates.length > 0 && (
          <TextLink to="/notifications" size="sm">
            {t('dashboard.seeAll')}
          </TextLink>
        )}
      </Group>
      {updates.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('dashboard.noUpdates')}
        </Text>
      ) : (
        <ul className={newsClasses.list}>
          {updates.map((item) => (
            <NotificationRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Card>
  );
}
