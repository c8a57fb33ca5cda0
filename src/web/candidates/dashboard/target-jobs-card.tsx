import { Card, Group, Text, Title } from '@mantine/core';
import type { Dashboard } from '../../../api/candidates/candidates.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import classes from './dashboard.module.css';

/** How many target jobs wait to be applied to and how many were added lately; else a prompt to add a first one. */
export function TargetJobsCard({ targets, hasAny }: { targets: Dashboard['target_jobs']; hasAny: boolean }) {
  const counts = [
    ['Pending review', targets.pending],
    ['Last 30 days', targets.last_30_days],
    ['Last 6 months', targets.last_6_months],
  ] as const;
  return (
    <Card>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h3">
          Target jobs
        </Title>
        {hasAny && (
          <TextLink to="/target-jobs" size="sm">
            Open my list
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
            Save jobs you are interested in. Only you can see this list.
          </Text>
          <div>
            <LinkButton to="/jobs" variant="default">
              Add your first target job
            </LinkButton>
          </div>
        </>
      )}
    </Card>
  );
}
