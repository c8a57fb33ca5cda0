import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MapPinOff, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FoundJob, JobList as Page } from '../../../api/jobs/job-search.ts';
import { ApiError } from '../../platform/client.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { JobCard } from '../jobs/job-card.tsx';
import classes from './job-list.module.css';
import { jobListQuery } from '../jobs/job-queries.ts';
import { hasFilter, isNarrowed, withoutFilters } from './job-search.ts';
import type { JobSearch } from './job-search.ts';
import { ReplacedWords } from './corrected-search.tsx';
import { useListPosition } from './use-list-position.ts';
import { formatDistance } from './distances.ts';
import { pageLocale, t } from '../../platform/messages.ts';

type Props = { search: JobSearch; order: ReactNode; onChange: (next: JobSearch) => void };

/** The jobs of a search with their count, more on request; says why when there are none. */
export function JobList({ search, order, onChange }: Props) {
  const list = useInfiniteQuery(jobListQuery(search));
  const jobs = list.data?.pages.flatMap((page) => page.items) ?? [];
  const near = list.data?.pages[0]?.near ?? null;
  const goOn = useListPosition(list.isPlaceholderData ? 0 : (list.data?.pages.length ?? 0), list);
  return (
    <section aria-labelledby="recommended-jobs">
      <Group justify="space-between" align="flex-end" gap="xs" mb={{ base: 4, sm: 'xs' }}>
        <Stack gap={0} flex="1 1 10rem">
          <Title order={2} id="recommended-jobs" className={classes.title}>
            {t('jobSearch.recommendedJobs')}
          </Title>
          <Text component="output" size="sm" c="dimmed" mih="1.5em">
            {list.data && <CountLine shown={jobs.length} page={list.data.pages[0]} />}
          </Text>
        </Stack>
        {order}
      </Group>
      <LeftOut page={list.data?.pages[0]} />
      <ReplacedWords search={search} replaced={list.data?.pages[0]?.replaced ?? []} />
      {list.isPending && <SkeletonList rows={4} height={220} />}
      {list.isError && jobs.length === 0 && <Failure search={search} list={list} onChange={onChange} />}
      {list.isSuccess && jobs.length === 0 && <NoJobs search={search} onChange={onChange} />}
      <Stack gap="lg" mt="md" aria-busy={list.isPlaceholderData}>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} distance={distanceOf(job, near)} />
        ))}
      </Stack>
      {list.isFetchNextPageError && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" ta="center" mt="md">
          {t('jobSearch.loadFailed')}
        </Text>
      )}
      <ShowMore list={{ ...list, fetchNextPage: goOn }} />
    </section>
  );
}

/** How far a job is from the place that was asked for, in words. */
function distanceOf({ distance }: FoundJob, near: Page['near']): string | undefined {
  if (distance === null || !near) return undefined;
  if (distance === 0) return t('jobSearch.veryNear', { distance: formatDistance(1, near.unit) });
  return t('jobSearch.away', { distance: formatDistance(distance, near.unit) });
}

/** What the filters by place and pay took in and left out, where that is not plain to see. */
function LeftOut({ page }: { page: Page | undefined }) {
  if (!page) return null;
  const { near, sort, total, left_out: leftOut } = page;
  const said = [
    near &&
      total > 0 &&
      t(sort === 'nearest' ? 'jobSearch.remoteLast' : 'jobSearch.remoteToo', {
        country: countryOf(near.country),
      }),
    leftOut.place > 0 && t('jobSearch.leftOutPlace', { count: leftOut.place }),
    leftOut.pay > 0 && t('jobSearch.leftOutPay', { count: leftOut.pay }),
    leftOut.currency > 0 && t('jobSearch.leftOutCurrency', { count: leftOut.currency }),
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mb="xs">
      {said.join(' ')}
    </Text>
  );
}

function countryOf(code: string): string {
  return new Intl.DisplayNames(pageLocale(), { type: 'region' }).of(code) ?? code;
}

/** Why nothing could be listed: a place that nobody knows can be taken out, anything else tried again. */
function Failure(
  props: Pick<Props, 'search' | 'onChange'> & { list: { error: unknown; refetch: () => unknown } },
) {
  const { search, list, onChange } = props;
  const refused = list.error instanceof ApiError ? list.error.errors : [];
  const unknown = refused.find(({ pointer }) => pointer === '/near');
  if (!unknown)
    return (
      <ErrorView
        title={t('jobSearch.loadFailed')}
        error={list.error}
        order={3}
        onRetry={() => void list.refetch()}
      />
    );
  const { near: _near, radius: _radius, unit: _unit, ...others } = search;
  return (
    <Empty
      order={3}
      icon={<MapPinOff size={20} />}
      title={unknown.detail}
      action={
        <Button variant="default" onClick={() => onChange(others)}>
          {t('jobSearch.clearPlace')}
        </Button>
      }
    >
      {t('jobSearch.restStays')}
    </Empty>
  );
}

function NoJobs({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  if (!isNarrowed(search)) {
    return (
      <Empty order={3} title={t('jobSearch.noJobsYet')}>
        {t('jobSearch.jobsAppearHere')}
      </Empty>
    );
  }
  return (
    <Empty
      order={3}
      icon={<SearchX size={20} />}
      title={
        search.q === undefined
          ? t('jobSearch.noJobsMatch')
          : t('jobSearch.noJobsMatchWords', { words: search.q })
      }
      action={
        <Button
          variant="default"
          onClick={() => onChange(hasFilter(search) ? withoutFilters(search) : withoutWords(search))}
        >
          {hasFilter(search) ? t('jobSearch.clearFilters') : t('jobSearch.clearSearch')}
        </Button>
      }
    >
      {hasFilter(search) ? t('jobSearch.removeAFilter') : t('jobSearch.tryFewerWords')}
    </Empty>
  );
}

function withoutWords({ q: _words, sort: _sort, ...rest }: JobSearch): JobSearch {
  return rest;
}

const orderNotes = {
  relevance: '',
  nearest: '',
  newest: '',
  fit: t('jobSearch.aboutBestFit'),
  pay: t('jobSearch.aboutBestPaid'),
};

/** How many jobs there are, and what their order means where there is room to say so. */
function CountLine({ shown, page }: { shown: number; page: Page | undefined }) {
  const { total = 0, at_least: isPart, sort = 'newest' } = page ?? {};
  const part = isPart ? 'yes' : 'no';
  const note = total > 0 ? orderNotes[sort] : '';
  return (
    <>
      {shown < total
        ? t('jobSearch.foundAndShown', { part, total, shown })
        : t('jobSearch.found', { part, total })}
      {note && <span className={classes.note}>{`. ${note}`}</span>}
    </>
  );
}
