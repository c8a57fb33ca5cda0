import { Card, Group, Text, Title } from '@mantine/core';
import type { MyApplication } from '../../../api/hiring/applications.ts';
import type { Dashboard } from '../../../api/candidates/candidates.ts';
import { candidateStageLabels } from '../../hiring/job-stages/stage-labels.ts';
import { hasEnded } from '../../hiring/my-applications/application-labels.ts';
import { WithdrawButton } from '../../hiring/my-applications/withdraw-button.tsx';
import { t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { daysInStage } from '../../platform/ui/format.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import classes from './dashboard.module.css';

/** The newest applications: for which job, in which stage and since when; `total` counts all. `now` is the instant the data is from. */
export function ApplicationsCard({
  applications,
  total,
  now,
}: {
  applications: Dashboard['applications'];
  total: number;
  now: string;
}) {
  return (
    <Card>
      <Group justify="space-between" gap="xs" mb="xs">
        <Title order={2} size="h3">
          {t('dashboard.myApplications')}
        </Title>
        {total > 0 && (
          <TextLink to="/applications" size="sm">
            {total === 1 ? t('dashboard.openMyList') : t('dashboard.seeAllCount', { count: total })}
          </TextLink>
        )}
      </Group>
      {applications.length === 0 && total > 0 ? (
        <Text size="sm" c="dimmed">
          {t('dashboard.appliedElsewhereOnly')}
        </Text>
      ) : applications.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('dashboard.noApplications')}
        </Text>
      ) : (
        <ul className={classes.list}>
          {applications.map((application) => (
            <ApplicationRow key={application.id} application={application} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ApplicationRow({ application, now }: { application: MyApplication; now: string }) {
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text size="sm" fw={500}>
          <TextLink to="/applications/$id" params={{ id: application.id }} inherit>
            {application.job_title}
          </TextLink>
        </Text>
        <Text size="sm" c="dimmed">
          {t('dashboard.sentWith', {
            employer: application.employer_name,
            on: formatDate(application.created_at),
            resume: application.resume_name,
          })}
        </Text>
      </div>
      <Group justify="space-between" gap="xs">
        <div>
          <Text size="sm" fw={500}>
            {candidateStageLabels[application.stage]}
          </Text>
          <Text size="xs" c="dimmed">
            {daysInStage(application.stage_since, now)}
          </Text>
        </div>
        {!hasEnded(application.stage) && <WithdrawButton application={application} size="compact-xs" />}
      </Group>
    </li>
  );
}
