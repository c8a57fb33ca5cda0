import { Badge, Button, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AtsStatus, atsSyncApi } from '../../../api/integrations/ats-sync.ts';
import { call } from '../../platform/client.ts';
import { formatAgo, formatClock } from '../../platform/ui/dates.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatNumber } from '../../platform/ui/format.ts';
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
import { pageLocale, t } from '../../platform/messages.ts';

/** For owners: how their company is in sync with its applicant tracking system, what failed, and what a person has to settle. */
export function AtsPage() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(atsStatusQuery);
  useLive((event) => {
    if (event.type === 'ats') void client.invalidateQueries({ queryKey: atsStatusQuery.queryKey });
  });
  return (
    <>
      <PageHeader
        title={t('ats.title')}
        context={data?.connection?.provider === 'csv' ? t('ats.aboutFiles') : t('ats.about')}
        back={
          <TextLink to="/recruiter" size="sm">
            {t('ats.dashboard')}
          </TextLink>
        }
        {...(data?.connection?.ready ? { action: <SyncButton running={data.running} /> } : {})}
      />
      {data ? (
        data.connection?.ready ? (
          <Shown status={data} />
        ) : (
          <Empty
            title={t('ats.notConnected')}
            action={
              <LinkButton to="/settings/$section" params={{ section: 'api-keys' }}>
                {t('ats.openSettings')}
              </LinkButton>
            }
          >
            {t('ats.notConnectedHint')}
          </Empty>
        )
      ) : error ? (
        <ErrorView title={t('ats.statusNotLoaded')} error={error} onRetry={() => void refetch()} />
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
      {t('ats.syncNow')}
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
    {
      label: t('ats.jobs'),
      value: counts.jobs,
      more: t('ats.openJobs', { count: counts.open_jobs }),
    },
    { label: t('ats.candidatesSent'), value: counts.candidates, more: '' },
    {
      label: t('ats.applicationsSent'),
      value: counts.applications,
      more: counts.waiting > 0 ? t('ats.applicationsWaiting', { count: counts.waiting }) : '',
    },
    ...(connection?.provider === 'csv'
      ? []
      : [{ label: t('ats.stagesKnown'), value: counts.stages, more: '' }]),
  ];
  return (
    <Card component="section" padding="lg" aria-labelledby="ats-state">
      <Group justify="space-between" gap="xs" mb="md">
        <Group gap="xs">
          <Title order={2} size="h3" id="ats-state">
            {connection?.system || t('ats.yourSystem')}
          </Title>
          <StateBadge status={status} />
        </Group>
        <Group gap="0.25rem 1rem">
          <TextLink to="/settings/$section" params={{ section: 'api-keys' }} size="sm">
            {connection?.provider === 'csv' ? t('ats.filesAndDisconnecting') : t('ats.keysAndDisconnecting')}
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
              {formatNumber(value)}
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
    ? ['blue', t('ats.syncing')]
    : problem !== null
      ? ['orange', t('ats.waiting')]
      : last === null
        ? ['gray', t('ats.notSyncedYet')]
        : ['green', t('ats.inSync')];
  return (
    <Badge color={color} variant="light">
      {words}
    </Badge>
  );
}

const partsRead = {
  jobs: 'ats.jobsRead',
  stages: 'ats.stagesRead',
  applications: 'ats.applicationsRead',
} as const;

/** The state in words: what is read at the moment, or when it was last whole, and why it is not. */
function sentenceOf(status: AtsStatus): string {
  const { connection, running, parts, problem, next_at: next, last_synced_at: last } = status;
  if (running) {
    if (parts.length === 0) return t('ats.syncStarting');
    const read = parts.map(({ part, records }) => t(partsRead[part], { count: records }));
    return t('ats.readSoFar', { parts: new Intl.ListFormat(pageLocale(), { type: 'unit' }).format(read) });
  }
  const when = last === null ? null : formatAgo(last);
  if (problem === null) {
    if (connection?.provider === 'csv')
      return when === null ? t('ats.neverSyncedFiles') : t('ats.syncedFiles', { when });
    return when === null ? t('ats.neverSynced') : t('ats.synced', { when });
  }
  return [
    problem,
    next === null ? '' : t('ats.continuesAt', { time: formatClock(next) }),
    when === null ? t('ats.neverSyncedYet') : t('ats.lastSynced', { when }),
  ]
    .filter(Boolean)
    .join(' ');
}
