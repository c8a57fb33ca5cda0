import { Button, Group } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import { ApiError } from '../../platform/client.ts';
import { ScoreHoldNote } from '../../matching/fit/score-hold-note.tsx';
import { JobNotFound } from '../../jobs/jobs/job-not-found.tsx';
import { JobTabs } from '../../jobs/jobs/job-tabs.tsx';
import { jobStatusLabels } from '../../jobs/jobs/job-labels.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { applicantsQuery } from './applicant-queries.ts';
import type { ApplicantPage } from './applicant-queries.ts';
import { useApplicantsScreen } from './applicant-screen.ts';
import { isNarrowed } from './applicant-search.ts';
import type { ApplicantSearch } from './applicant-search.ts';
import classes from './applicants-page.module.css';
import { scoresNote } from './scores-note.ts';
import { useColumns, type Columns } from './applicant-columns.ts';
import { ApplicantTools, useRoomyRows } from './applicant-tools.tsx';
import { ApplicantsTable } from './applicants-table.tsx';
import { BulkBar } from '../bulk-actions/bulk-bar.tsx';
import { BulkProgress } from '../bulk-actions/bulk-progress.tsx';
import { countLabel } from '../bulk-actions/plurals.ts';
import { LiveApplicants } from './live-applicants.tsx';
import { useApplicantSearch } from './use-applicant-search.ts';
import { type Bulk, useBulk } from '../bulk-actions/use-bulk.ts';
import { useSelection } from '../bulk-actions/use-selection.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { t } from '../../platform/messages.ts';

// With what drags cards: nobody else needs it.
const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }));

/** Who applied, to one job or to all of the company's: newest first, ranked by fit when that is asked for. */
export function ApplicantsPage() {
  const [search, setSearch] = useApplicantSearch();
  useApplicantsScreen(search.job);
  const columns = useColumns(search, setSearch);
  const list = useApplicants(search);
  const bulk = useBulk();
  const isBoard = search.view === 'board' && search.job !== undefined;
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const first = list.data?.pages[0];
  if (list.error instanceof ApiError && list.error.status === 404) return <JobNotFound />;
  return (
    <div data-wide>
      <LiveApplicants />
      <PageHeader
        title={t('applications.applicants')}
        context={<Context search={search} first={first} />}
        tabs={search.job && <JobTabs id={search.job} />}
      />
      {list.data?.pages[0]?.job?.score_hold && <ScoreHoldNote hold={list.data.pages[0].job.score_hold} />}
      <ApplicantTools search={search} onChange={setSearch} columns={columns} />
      <BulkProgress {...bulk} />
      {isBoard && search.job && (
        <Suspense fallback={<SkeletonList rows={6} height={48} />}>
          <Board jobId={search.job} search={search} />
        </Suspense>
      )}
      {!isBoard && (
        <List
          key={JSON.stringify({ ...search, columns: undefined })}
          list={list}
          rows={rows}
          search={search}
          onChange={setSearch}
          columns={columns}
          bulk={bulk}
        />
      )}
    </div>
  );
}

function List(props: {
  list: ReturnType<typeof useApplicants>;
  rows: ApplicantRow[];
  search: ApplicantSearch;
  onChange: (next: ApplicantSearch) => void;
  columns: Columns;
  bulk: Bulk;
}) {
  const { list, rows, search, onChange } = props;
  const total = list.data?.pages[0]?.total ?? rows.length;
  const selection = useSelection(rows, search, total);
  const [isRoomy] = useRoomyRows();
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const goOn = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return (
    <>
      {list.isPending && <SkeletonList rows={12} height={24} />}
      {list.isError && rows.length === 0 && (
        <ErrorView
          title={t('applications.listFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && rows.length === 0 && <NoApplicants search={search} onChange={onChange} />}
      {rows.length > 0 && (
        <>
          <BulkBar selection={selection} bulk={props.bulk} rows={rows} total={total} jobId={search.job} />
          <ApplicantsTable
            label={t('applications.applicants')}
            rows={rows}
            total={total}
            search={search}
            columns={props.columns.shown}
            roomy={isRoomy}
            selection={selection}
            onNearEnd={goOn}
          />
        </>
      )}
      {list.isFetchNextPageError && <ShowMore list={list} />}
    </>
  );
}

function useApplicants(search: ApplicantSearch) {
  return useInfiniteQuery(applicantsQuery(search));
}

/** As high as the words that come into it, so that nothing moves when they do. */
const emptyLine = '\u00a0';

function Context({ search, first }: { search: ApplicantSearch; first: ApplicantPage | undefined }) {
  const job = first?.job;
  return (
    <div className={classes.context}>
      {search.job && (
        <span className={classes.job}>
          {job ? (
            <TextLink inherit underline="always" to="/jobs/$id" params={{ id: search.job }}>
              {job.title}
            </TextLink>
          ) : (
            emptyLine
          )}
          {job && ` · ${Object.entries(jobStatusLabels).find(([key]) => key === job.status)?.[1] ?? ''}`}
        </span>
      )}
      <output>{first ? totalLabel(first) : emptyLine}</output>
      <span className={classes.note}>
        {search.sort === 'fit' && !job?.score_hold && `${t('applications.rankedBy')} `}
        {scoresNote}
      </span>
    </div>
  );
}

function totalLabel({ total, unscored, job }: ApplicantPage): string {
  const all = countLabel(total, 'application');
  if (unscored === 0 || job?.score_hold) return all;
  return t('applications.totalAndUnscored', { total: all, unscored: countLabel(unscored) });
}

function NoApplicants(props: { search: ApplicantSearch; onChange: (next: ApplicantSearch) => void }) {
  const isRecruiter = useSession().user?.role !== 'hiring_manager';
  if (!isNarrowed(props.search)) {
    return (
      <Empty
        icon={<Users size={20} />}
        title={t('applications.noApplicants')}
        action={
          props.search.job ? (
            <LinkButton variant="default" to="/jobs/$id" params={{ id: props.search.job }}>
              {t('applications.seePosting')}
            </LinkButton>
          ) : (
            <Group gap="xs" justify="center">
              <LinkButton variant="default" to="/recruiter/jobs">
                {t('applications.seePostings')}
              </LinkButton>
              {isRecruiter && (
                <LinkButton variant="default" to="/recruiter/move">
                  {t('recordImports.importFromElsewhere')}
                </LinkButton>
              )}
            </Group>
          )
        }
      >
        {t('applications.noApplicantsHint')}
      </Empty>
    );
  }
  const { job, sort } = props.search;
  return (
    <Empty
      icon={<Users size={20} />}
      title={t('applications.noneMatch')}
      action={
        <Button
          variant="default"
          onClick={() => props.onChange({ ...(sort && { sort }), ...(job && { job }) })}
        >
          {t('applications.clearFilters')}
        </Button>
      }
    />
  );
}
