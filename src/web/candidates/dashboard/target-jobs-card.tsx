import { Card, Group, Text, Title } from '@mantine/core';
import type { Dashboard } from '../../../api/candidates/candidates.ts';
import { t } from '../../platform/messages.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import classes from './dashboard.module.css';

/** How many target jobs wait to be applied to and how many were added lately; else a prompt to add a first one. */
export function TargetJobsCard({ targets, hasAny }: { targets: Dashboard['target_jobs']; hasAny: boolean }) {
  const counts = [
    [t('dashboard.pendingReview'), targets.pending],
    [t('dashboard.last30Days'), targets.last_30_days],
    [t('dashboard.last6Months'), targets.last_6_months],
  ] as const;
  return (
    <Card>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h3">
          {t('dashboard.targetJobs')}
        </Title>
        {hasAny && (
          <TextLink to="/target-jobs" size="sm">
            {t('dashboard.openMyList')}
          </TextLink>
        )}
      </Group>
      {hasAny ? (
        <dl className={classes.counts}>
          {counts.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {t('dashboard.targetJobsHint')}
          </Text>
          <div>
            <LinkButton to="/jobs" variant="default">
              {t('dashboard.addTargetJob')}
            </LinkButton>
          </div>
        </>
      )}
    </Card>
  );
}
