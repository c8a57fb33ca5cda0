import { Card, Group, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { applicationsApi, type MyApplication, type Stage } from '../../api/applications.ts';
import type { Dashboard } from '../../api/candidates.ts';
import { call } from '../client.ts';
import { ConfirmButton } from '../ui/confirm.tsx';
import { formatDate } from '../ui/format.ts';
import { TextLink } from '../ui/link-button.tsx';
import { toast } from '../ui/toast.ts';
import { daysInStage } from './checklist.ts';
import classes from './dashboard.module.css';

const stageWords: Record<Stage, string> = {
  new: 'Submitted',
  screen: 'In review',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Not selected',
  withdrawn: 'Withdrawn',
};
const endings: readonly Stage[] = ['hired', 'rejected', 'withdrawn'];

/** The candidate's applications: for which job, in which stage and since when. `now` is the instant the data is from. */
export function ApplicationsCard({
  applications,
  now,
}: {
  applications: Dashboard['applications'];
  now: string;
}) {
  return (
    <Card>
      <Title order={2} size="h3" mb="xs">
        My applications
      </Title>
      {applications.length === 0 ? (
        <Text size="sm" c="dimmed">
          You have not applied to a job yet. Each application appears here with its stage, so that you always
          know where it stands.
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
  const ended = endings.includes(application.stage);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text size="sm" fw={500}>
          <TextLink to="/jobs/$id" params={{ id: application.job_id }} inherit>
            {application.job_title}
          </TextLink>
        </Text>
        <Text size="sm" c="dimmed">
          {application.employer_name} · sent {formatDate(application.created_at)} with{' '}
          {application.resume_name}
        </Text>
      </div>
      <Group justify="space-between" gap="xs">
        <div>
          <Text size="sm" fw={500}>
            {stageWords[application.stage]}
          </Text>
          <Text size="xs" c="dimmed">
            {daysInStage(application.stage_since, now)}
          </Text>
        </div>
        {!ended && <Withdraw application={application} />}
      </Group>
    </li>
  );
}

function Withdraw({ application }: { application: MyApplication }) {
  const client = useQueryClient();
  async function withdraw() {
    try {
      const { id, version } = application;
      await call(applicationsApi.withdrawApplication, { params: { id }, body: { version } });
      toast.success('Application withdrawn');
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'The application could not be withdrawn.');
    }
    for (const name of ['dashboard', 'applications', 'jobs'])
      void client.invalidateQueries({ queryKey: [name] });
  }
  return (
    <ConfirmButton
      label="Withdraw"
      title="Withdraw this application?"
      confirmLabel="Withdraw application"
      onConfirm={withdraw}
      size="compact-xs"
      aria-label={`Withdraw from ${application.job_title}`}
    >
      {application.employer_name} will see that you withdrew from {application.job_title}. This cannot be
      undone.
    </ConfirmButton>
  );
}
