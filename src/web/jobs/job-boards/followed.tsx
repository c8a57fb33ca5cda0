import { Group, Stack, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import type { JobBoard } from '../../../api/jobs/job-boards.ts';
import { LiveScores } from '../../matching/fit/live-scores.tsx';
import { t } from '../../platform/messages.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { useLive } from '../../platform/ui/use-live.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { JobCard } from '../jobs/job-card.tsx';
import { BoardRow } from './board-row.tsx';
import { boardJobsQuery, followedBoardsQuery } from './board-queries.ts';
import { FollowForm } from './follow-form.tsx';
import classes from './followed.module.css';

/** The employers whose boards elsewhere I follow, and their open jobs. */
export function FollowedPage() {
  const boards = useQuery(followedBoardsQuery);
  const asked = useSearch({ strict: false }).board;
  const isCandidate = useSession().user?.role === 'candidate';
  const items = boards.data?.items ?? [];
  const chosen = items.find(({ id }) => id === asked);
  useBoardNews();
  return (
    <>
      {isCandidate && <LiveScores />}
      <PageHeader
        title={t('jobBoards.heading')}
        context={t('jobBoards.about')}
        back={
          <TextLink to="/jobs" size="sm">
            {t('shell.browseJobs')}
          </TextLink>
        }
      />
      <Stack gap="lg">
        <FollowForm />
        {boards.isPending && <SkeletonList rows={2} height={64} />}
        {boards.isError && items.length === 0 && (
          <ErrorView
            title={t('jobBoards.loadFailed')}
            error={boards.error}
            onRetry={() => void boards.refetch()}
          />
        )}
        {boards.data && items.length === 0 && (
          <Empty icon={<Building2 size={20} />} title={t('jobBoards.empty')}>
            {t('jobBoards.emptyHint')}
          </Empty>
        )}
        {items.length > 0 && (
          <>
            <ul className={classes.boards} aria-label={t('jobBoards.boards')}>
              {items.map((board) => (
                <BoardRow key={board.id} board={board} isChosen={board === chosen} />
              ))}
            </ul>
            <BoardJobs board={chosen} isWaiting={items.every(({ state }) => state === 'waiting')} />
          </>
        )}
      </Stack>
    </>
  );
}

function BoardJobs({ board, isWaiting }: { board: JobBoard | undefined; isWaiting: boolean }) {
  const list = useInfiniteQuery(boardJobsQuery(board?.id));
  const jobs = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Stack gap="md" component="section" aria-labelledby="board-jobs">
      <Group justify="space-between">
        <Title order={2} id="board-jobs">
          {board ? t('jobBoards.jobsOf', { name: board.name }) : t('jobBoards.jobs')}
        </Title>
        {board && (
          <TextLink to="/followed-employers" size="sm">
            {t('jobBoards.showAll')}
          </TextLink>
        )}
      </Group>
      {list.isPending || (isWaiting && jobs.length === 0) ? (
        <SkeletonList rows={3} height={180} />
      ) : list.isError && jobs.length === 0 ? (
        <ErrorView
          order={3}
          title={t('jobBoards.jobsFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : jobs.length === 0 ? (
        <Empty order={3} title={t('jobBoards.noJobs')}>
          {t('jobBoards.noJobsHint')}
        </Empty>
      ) : (
        jobs.map((job) => <JobCard key={job.id} job={job} />)
      )}
      <ShowMore list={list} />
    </Stack>
  );
}

/** Shows what a reading brought as soon as it is there. */
function useBoardNews(): void {
  const client = useQueryClient();
  useLive((event) => {
    if (event.type === 'job_board' || event.type === 'fit')
      void client.invalidateQueries({ queryKey: ['jobs', 'boards'] });
  });
}
