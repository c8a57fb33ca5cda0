import { Anchor, Text } from '@mantine/core';
import type { TrackedApplication } from '../../../api/hiring/my-applications.ts';
import type { ExternalApplication } from '../../../api/candidates/external-applications.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { stageTime, trackedStageLabels } from './application-labels.ts';
import classes from './applications.module.css';
import { StageBar } from './stage-bar.tsx';
import { TrackedApplicationMenu } from './tracked-application-menu.tsx';
import { t } from '../../platform/messages.ts';

/** One application: for which job, in which stage and for how long; one that I track by hand has a menu. */
export function ApplicationRow({
  application,
  now,
  onEdit,
}: {
  application: TrackedApplication;
  now: string;
  onEdit: (outside: ExternalApplication) => void;
}) {
  const { kind, outside, applied_at: at } = application;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text size="sm" fw={650}>
          <Title application={application} />
        </Text>
        <Text size="sm" c="dimmed">
          {application.employer_name}
          <span className={classes.dot}> · </span>
          <span className={classes.together}>
            {kind === 'here'
              ? t('myApplications.sentOn', { day: formatDate(at) })
              : kind === 'outside'
                ? t('myApplications.appliedElsewhereOn', { day: formatDate(outside?.applied_on ?? at) })
                : t('myApplications.savedElsewhereOn', { day: formatDate(at) })}
          </span>
        </Text>
        {outside?.notes && (
          <Text size="xs" lineClamp={2} mt={4}>
            {outside.notes}
          </Text>
        )}
      </div>
      <div className={classes.standing}>
        <StageBar stage={application.stage} />
        <Text size="sm" fw={500}>
          {trackedStageLabels[application.stage]}
        </Text>
      </div>
      <Text size="sm" c="dimmed" className={classes.time}>
        {stageTime(application, now)}
      </Text>
      <div className={classes.actions}>
        {kind !== 'here' && <TrackedApplicationMenu application={application} onEdit={onEdit} />}
      </div>
    </li>
  );
}

function Title({ application }: { application: TrackedApplication }) {
  const { kind, id, title, outside } = application;
  if (kind === 'here') {
    return (
      <TextLink to="/applications/$id" params={{ id }} inherit c="inherit">
        {title}
      </TextLink>
    );
  }
  if (kind === 'target') {
    return (
      <TextLink to="/jobs/$id" params={{ id }} inherit c="inherit">
        {title}
      </TextLink>
    );
  }
  if (!outside?.url) return title;
  return (
    <Anchor href={outside.url} target="_blank" rel="noreferrer" inherit c="inherit">
      {title}
    </Anchor>
  );
}
