import { Card, Group, Text, Title } from '@mantine/core';
import type { Dashboard } from '../../../api/candidates/candidates.ts';
import { candidateStageLabels } from '../../hiring/job-stages/stage-labels.ts';
import { StageBar } from '../../hiring/my-applications/stage-bar.tsx';
import { t } from '../../platform/messages.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import classes from './dashboard.module.css';
import { type Application, type Shown, whatIsNext } from './what-is-next.ts';

/** The newest applications: for which job, how far each has come and what happens next; `total` counts all. */
export function ApplicationsCard({
  applications,
  total,
  ...shown
}: { applications: Dashboard['applications']; total: number } & Shown) {
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
            <ApplicationRow key={application.id} application={application} {...shown} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ApplicationRow({ application, ...shown }: { application: Application } & Shown) {
  const { id, job_title: title, employer_name: employer, stage } = application;
  return (
    <li className={`${classes.row} ${classes.application}`}>
      <div className={classes.words}>
        <Text size="sm" fw={650}>
          <TextLink to="/applications/$id" params={{ id }} inherit c="inherit">
            {title}
          </TextLink>
        </Text>
        <Text size="sm" c="dimmed">
          {employer}
        </Text>
      </div>
      <div className={classes.standing}>
        <StageBar stage={stage} />
        <Text size="sm" fw={500}>
          {candidateStageLabels[stage]}
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        {whatIsNext(application, shown)}
      </Text>
    </li>
  );
}
