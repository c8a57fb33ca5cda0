import { Card, Group, Text, Title } from '@mantine/core';
import type { Dashboard } from '../../../api/candidates/candidates.ts';
import { t } from '../../platform/messages.ts';
import { NotificationRow } from '../../platform/notifications/notification-row.tsx';
import newsClasses from '../../platform/notifications/notifications.module.css';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PathButton } from '../../platform/ui/path-link.tsx';
import classes from './dashboard.module.css';
import { words } from './next-step-card.tsx';

/** What else only the candidate can do, each with where it is done. `hasNext`: the most urgent stands above as the next step. */
export function RequiredActionsCard({
  actions,
  hasNext,
}: {
  actions: Dashboard['required_actions'];
  hasNext: boolean;
}) {
  return (
    <Card>
      <Title order={2} size="h3" mb="xs">
        {t('dashboard.requiredActions')}
      </Title>
      {actions.length === 0 ? (
        <Text size="sm" c="dimmed">
          {hasNext ? t('dashboard.nothingElseRequired') : t('dashboard.nothingRequired')}
        </Text>
      ) : (
        <ul className={classes.list}>
          {actions.map(({ key, kind, title, text, path, due }) => (
            <li key={key} className={classes.row}>
              <div className={classes.words}>
                <Text size="sm" fw={500} id={`action-${key}`}>
                  {title}
                </Text>
                <Text size="sm" c="dimmed">
                  {text} {due && t('dashboard.answerBy', { due: formatDate(due) })}
                </Text>
              </div>
              <div className={classes.act}>
                <PathButton
                  path={path}
                  variant="default"
                  size="compact-sm"
                  id={`do-${key}`}
                  aria-labelledby={`do-${key} action-${key}`}
                >
                  {words[kind]}
                </PathButton>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const shownUpdates = 4;

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
          {updates.slice(0, shownUpdates).map((item) => (
            <NotificationRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Card>
  );
}
