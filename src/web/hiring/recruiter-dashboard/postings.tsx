import { Button, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Briefcase } from 'lucide-react';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import type { PostingSearch } from './posting-search.ts';
import { PostingsTable } from './postings-table.tsx';
import { postingsQuery, shortList } from './recruiter-queries.ts';
import { CreateSampleJobs, SampleJobsNote } from './sample-jobs.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { t } from '../../platform/messages.ts';

/** The postings of a search. `whole` shows more on request; otherwise the first page leads to the full list. */
export function Postings({ search, whole }: { search: PostingSearch; whole: boolean }) {
  const list = useInfiniteQuery(postingsQuery(search, whole ? undefined : shortList));
  const rows = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  if (list.isPending) return <SkeletonList rows={whole ? 10 : shortList} height={44} />;
  if (list.isError && rows.length === 0) {
    return (
      <ErrorView
        order={3}
        title={t('jobSearch.loadFailed')}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (rows.length === 0) return <NoPostings search={search} />;
  return (
    <Stack gap="sm">
      <PostingsTable
        label={t('recruiterDashboard.postings')}
        rows={rows}
        {...(whole && {
          tools: (
            <Text component="output" size="sm" c="dimmed">
              {rows.length < total
                ? t('recruiterDashboard.shownOf', { shown: rows.length, total })
                : t('recruiterDashboard.total', { total })}
            </Text>
          ),
        })}
      />
      {rows.some((row) => row.is_sample) && <SampleJobsNote />}
      {whole && list.hasNextPage && (
        <Group justify="center">
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('recruiterDashboard.showMore')}
          </Button>
        </Group>
      )}
      {!whole && list.hasNextPage && (
        <TextLink size="sm" to="/recruiter/jobs" search={search.scope ? { scope: search.scope } : {}}>
          {t('recruiterDashboard.allPostings', { total })}
        </TextLink>
      )}
    </Stack>
  );
}

function NoPostings({ search }: { search: PostingSearch }) {
  const isRecruiter = useSession().user?.role !== 'hiring_manager';
  if ((search.status ?? search.type ?? search.q ?? search.department) !== undefined) {
    return (
      <Empty
        order={3}
        title={t('recruiterDashboard.noneMatch')}
        action={
          <LinkButton
            variant="default"
            to="/recruiter/jobs"
            search={search.scope ? { scope: search.scope } : {}}
          >
            {t('recruiterDashboard.clearFilters')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Empty
      order={3}
      icon={<Briefcase size={20} />}
      title={search.scope ? t('recruiterDashboard.teamHasNone') : t('recruiterDashboard.youHaveNone')}
      action={
        <Group gap="xs" justify="center">
          <CreateSampleJobs />
          {isRecruiter && (
            <LinkButton variant="default" to="/recruiter/move">
              {t('recordImports.importFromElsewhere')}
            </LinkButton>
          )}
        </Group>
      }
    >
      {t('recruiterDashboard.noPostingsHint')}
    </Empty>
  );
}
