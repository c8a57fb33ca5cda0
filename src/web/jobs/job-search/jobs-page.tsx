import { Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LiveScores } from '../../matching/fit/live-scores.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { PageBand } from '../../platform/ui/page-band.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { HiddenJobs } from './hidden-jobs.tsx';
import { JobList } from './job-list.tsx';
import { jobListQuery } from '../jobs/job-queries.ts';
import { ordersFor } from './job-search.ts';
import { JobOrderChoice } from './job-order.tsx';
import { JobsTools } from './jobs-tools.tsx';
import classes from './jobs-tools.module.css';
import type { JobSearch } from './job-search.ts';
import { RecentSearches, SavedSearches, SaveSearch } from './saved-searches.tsx';
import { SearchBar } from './search-bar.tsx';
import { useJobSearch } from './use-job-search.ts';
import { t } from '../../platform/messages.ts';

/** The list of open jobs with search, filters and (for candidates) the order by fit, all in the address. */
export function JobsPage() {
  const isCandidate = useSession().user?.role === 'candidate';
  const [asked, setSearch] = useJobSearch();
  const { sort, ...unsorted } = asked;
  const orders = ordersFor(asked, isCandidate);
  const search: JobSearch = sort && orders.includes(sort) ? asked : unsorted;
  const found = useInfiniteQuery(jobListQuery(search)).data?.pages[0];
  return (
    <>
      {isCandidate && <LiveScores />}
      <PageBand>
        <PageHeader title={t('jobSearch.heading')} />
        <Stack gap="sm">
          <SearchBar search={asked} found={found} onChange={setSearch}>
            {isCandidate && <SaveSearch search={search} />}
          </SearchBar>
          <RecentSearches q={search.q} />
          {isCandidate && <SavedSearches />}
        </Stack>
      </PageBand>
      <div className={classes.layout}>
        <div className={classes.found}>
          <JobList
            search={search}
            order={
              <JobOrderChoice
                orders={orders}
                value={search.sort ?? found?.sort ?? 'newest'}
                onChange={(chosen) => setSearch(chosen ? { ...unsorted, sort: chosen } : unsorted)}
              />
            }
            onChange={setSearch}
          />
          {isCandidate && <HiddenJobs />}
        </div>
        <JobsTools />
      </div>
    </>
  );
}
