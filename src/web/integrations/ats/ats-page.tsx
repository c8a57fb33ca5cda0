import { Badge, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AtsStatus, atsSyncApi } from '../../../api/integrations/ats-sync.ts';
import { call } from '../../platform/client.ts';
import { formatAgo } from '../../platform/ui/dates.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useLive } from '../../platform/ui/use-live.ts';
import { AtsIssues } from './ats-issues.tsx';
import { AtsPending } from './ats-pending.tsx';
import { AtsStages } from './ats-stages.tsx';
import { AtsStagesFile } from './ats-stages-file.tsx';
import { atsStatusQuery } from './ats-queries.ts';
import classes from './ats.module.css';

/** For owners: how their company is in step with its applicant tracking system, what failed, and what a person has to settle. */
export function AtsPage() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(atsStatusQuery);
  useLive((event) => {
    if (event.type === 'ats') void client.invalidateQueries({ queryKey: atsStatusQuery.queryKey });
  });
  return (
    <>
      <PageHeader
        title="Applicant tracking system"
        context={
          data?.connection?.provider === 'csv'
            ? 'Upload jobs as a file, download applications, and upload their stages.'
            : 'It sends jobs, receives applications, and returns their stages.'
        }
        back={
          <TextLink to="/recruiter" size="sm">
            Dashboard
          </TextLink>
        }
        {...(data?.connection?.ready ? { action: <SyncButton running={data.running} /> } : {})}
      />
      {data ? (
        data.connection?.ready ? (
          <Shown status={data} />
        ) : (
          <Empty title="Not connected" action={<LinkButton to="/settings">Open Settings</LinkButton>}>
            In Settings, link your company’s system through Merge or upload a job file.
          </Empty>
        )
      ) : error ? (
        <ErrorView title="The status could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList rows={4} height={64} />
      )}
    </>
  );
}

function SyncButton({ running }: { running: boolean }) {
  const client = useQueryClient();
  const sync = useMutation({
    mutationFn: () => call(atsSyncApi.startAtsSync),
    onSuccess: (status) => client.setQueryData(atsStatusQuery.queryKey, status),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button loading={sync.isPending || running} onClick={() => sync.mutate()}>
      Sync now
    </Button>
  );
}

function Shown({ status }: { status: AtsStatus }) {
  return (
    <Stack gap="lg">
      <State status={status} />
      {status.connection?.provider === 'csv' && <AtsStagesFile />}
      <AtsPending pending={status.pending} />
      <AtsIssues issues={status.issues} />
      <AtsStages stages={status.stages} />
    </Stack>
  );
}

function State({ status }: { status: AtsStatus }) {
  const { counts, connection } = status;
  const figures = [
    { label: 'Jobs', value: counts.jobs, more: `${inFigures(counts.open_jobs)} open` },
    { label: 'Candidates sent', value: counts.candidates, more: '' },
    {
      label: 'Applications sent',
      value: counts.applications,
      more: counts.waiting > 0 ? `${inFigures(counts.waiting)} waiting` : '',
    },
    ...(connection?.provider === 'csv' ? [] : [{ label: 'Stages known', value: counts.stages, more: '' }]),
  ];
  return (
    <Card component="section" padding="lg" aria-labelledby="ats-state">
      <Group justify="space-between" gap="xs" mb="md">
        <Group gap="xs">
          <Title order={2} size="h3" id="ats-state">
            {connection?.system || 'Your system'}
          </Title>
          <StateBadge status={status} />
        </Group>
        <Group gap="0.25rem 1rem">
          <TextLink to="/settings" size="sm">
            {connection?.provider === 'csv' ? 'Files and disconnecting' : 'Keys and disconnecting'}
          </TextLink>
        </Group>
      </Group>
      <SimpleGrid cols={{ base: 2, sm: figures.length }} spacing="md" component="dl" m={0}>
        {figures.map(({ label, value, more }) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0} size="lg" fw={650} className={classes.figure}>
              {inFigures(value)}
            </Text>
            <Text component="dd" m={0} size="xs" c="dimmed">
              {more}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      <Text size="sm" mt="md" aria-live="polite">
        {sentenceOf(status)}
      </Text>
    </Card>
  );
}

function StateBadge({ status: { running, problem, last_synced_at: last } }: { status: AtsStatus }) {
  const [color, words] = running
    ? ['blue', 'Syncing']
    : problem !== null
      ? ['orange', 'Waiting']
      : last === null
        ? ['gray', 'Not synced yet']
        : ['green', 'In sync'];
  return (
    <Badge color={color} variant="light">
      {words}
    </Badge>
  );
}

/** The state in words: what is read at the moment, or when it was last whole, and why it is not. */
function sentenceOf(status: AtsStatus): string {
  const { connection, running, parts, problem, next_at: next, last_synced_at: last } = status;
  if (running) {
    const read = parts.map(({ part, records }) => `${inFigures(records)} ${part}`).join(', ');
    return read === '' ? 'Sync starting.' : `Read so far: ${read}.`;
  }
  const when = last === null ? 'Not synced yet.' : `Last synced ${formatAgo(last)}.`;
  if (problem === null) {
    return connection?.provider === 'csv'
      ? `${when} Upload a newer file in Settings when something changes.`
      : `${when} Checked every half hour.`;
  }
  const again = next === null ? '' : ` It continues automatically at ${clockOf(next)}.`;
  return `${problem}${again} ${when}`;
}

function clockOf(instant: string): string {
  return new Date(instant).toLocaleTimeString('en', { timeStyle: 'short' });
}

function inFigures(count: number): string {
  return count.toLocaleString('en');
}
