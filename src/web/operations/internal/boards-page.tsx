import { Anchor, Badge, Button, Stack, Table, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type JobBoard, jobBoardsApi, type StaffBoard } from '../../../api/jobs/job-boards.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { boardKindLabels } from '../../jobs/job-boards/board-labels.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { formatAgo } from '../../platform/ui/dates.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { ReasonButton } from '../../platform/ui/reason-dialog.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import classes from './internal.module.css';
import { useStaffAction } from './use-staff-action.ts';

const boardsQuery = queryOptions({
  queryKey: ['staff-boards'],
  queryFn: ({ signal }) => call(jobBoardsApi.listJobBoards, { signal }),
});

const columns = [
  { title: t('jobBoards.employer') },
  { title: t('jobBoards.source') },
  { title: t('jobBoards.state') },
  { title: t('jobBoards.openJobsColumn'), number: true },
  { title: t('jobBoards.followersColumn'), number: true },
  { title: t('jobBoards.lastReadColumn') },
  { title: t('jobBoards.actionsColumn'), narrow: true },
];

/** The boards elsewhere that people follow: how each stands, and the way to stop one. */
export function BoardsPage() {
  const boards = useQuery(boardsQuery);
  const items = boards.data?.items ?? [];
  return (
    <div data-sheet>
      <PageHeader
        title={t('jobBoards.staffTitle')}
        context={t('jobBoards.staffAbout')}
        back={
          <TextLink to="/internal" size="sm">
            {t('internalPeople.internalDashboard')}
          </TextLink>
        }
        action={
          <LinkButton variant="default" to="/followed-employers">
            {t('jobBoards.followEmployer')}
          </LinkButton>
        }
      />
      {boards.isPending ? (
        <SkeletonList rows={6} height={48} />
      ) : boards.isError ? (
        <ErrorView
          title={t('jobBoards.staffFailed')}
          error={boards.error}
          onRetry={() => void boards.refetch()}
        />
      ) : items.length === 0 ? (
        <Empty title={t('jobBoards.staffEmpty')}>{t('jobBoards.staffEmptyHint')}</Empty>
      ) : (
        <WorkTable label={t('jobBoards.staffTitle')} columns={columns}>
          {items.map((board) => (
            <Row key={board.id} board={board} />
          ))}
        </WorkTable>
      )}
    </div>
  );
}

const states: Record<JobBoard['state'], { label: string; color: string }> = {
  waiting: { label: t('jobBoards.stateWaiting'), color: 'gray' },
  current: { label: t('jobBoards.stateCurrent'), color: 'green' },
  failing: { label: t('jobBoards.stateFailing'), color: 'orange' },
  stopped: { label: t('jobBoards.stateStopped'), color: 'red' },
};

function Row({ board }: { board: StaffBoard }) {
  const state = states[board.state];
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.breaks}>
        <Anchor href={board.address} target="_blank" rel="noopener noreferrer nofollow" size="sm">
          {board.name}
        </Anchor>
      </Table.Th>
      <Table.Td data-label={t('jobBoards.source')}>{board.kind && boardKindLabels[board.kind]}</Table.Td>
      <Table.Td data-label={t('jobBoards.state')}>
        <Stack gap={2} align="flex-start">
          <Badge variant="light" color={state.color}>
            {state.label}
          </Badge>
          {board.note && (
            <Text size="xs" maw="24rem">
              {board.note}
            </Text>
          )}
        </Stack>
      </Table.Td>
      <Table.Td data-label={t('jobBoards.openJobsColumn')} data-number>
        {board.open_jobs}
      </Table.Td>
      <Table.Td data-label={t('jobBoards.followersColumn')} data-number>
        {board.followers}
      </Table.Td>
      <Table.Td data-label={t('jobBoards.lastReadColumn')}>
        {board.read_at ? formatAgo(board.read_at) : t('jobBoards.never')}
      </Table.Td>
      <Table.Td data-label={t('jobBoards.actionsColumn')}>
        <Actions board={board} />
      </Table.Td>
    </Table.Tr>
  );
}

function Actions({ board: { id, name, state } }: { board: StaffBoard }) {
  const params = { id };
  const allow = useStaffAction(
    boardsQuery.queryKey,
    () => call(jobBoardsApi.allowBoard, { params }),
    t('jobBoards.allowDone'),
  );
  const stop = useStaffAction(
    boardsQuery.queryKey,
    (reason: string) => call(jobBoardsApi.stopBoard, { params, body: { reason } }),
    t('jobBoards.stopDone'),
  );
  if (state === 'stopped')
    return (
      <Button size="compact-sm" variant="default" loading={allow.isPending} onClick={() => allow.mutate()}>
        {t('jobBoards.allow')}
      </Button>
    );
  return (
    <ReasonButton
      size="compact-sm"
      label={t('jobBoards.stop')}
      title={t('jobBoards.stopTitle', { name })}
      text={t('jobBoards.stopText')}
      field={t('jobBoards.stopReason')}
      confirmLabel={t('jobBoards.stop')}
      about={id}
      danger
      needed
      onConfirm={stop.mutateAsync}
    />
  );
}
