import { Button, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { LiveScores } from '../../matching/fit/live-scores.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { PageBand } from '../../platform/ui/page-band.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { ActiveFilters, activeFilters } from './active-filters.tsx';
import { HiddenJobs } from './hidden-jobs.tsx';
import { JobFilters } from './job-filters.tsx';
import { JobList } from './job-list.tsx';
import { jobListQuery } from '../jobs/job-queries.ts';
import { JobSearchBox } from './job-search-box.tsx';
import { ordersFor } from './job-search.ts';
import { JobOrderChoice } from './job-order.tsx';
import { JobsTools } from './jobs-tools.tsx';
import classes from './jobs-tools.module.css';
import type { JobSearch } from './job-search.ts';
import { RecentSearches, SavedSearches } from './saved-searches.tsx';
import { useJobSearch } from './use-job-search.ts';
import { t } from '../../platform/messages.ts';

/** The list of open jobs with search, filters and (for candidates) the order by fit, all in the address. */
export function JobsPage() {
  const isCandidate = useSession().user?.role === 'candidate';
  const [asked, setSearch] = useJobSearch();
  const [opened, panel] = useDisclosure(false);
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
          <Group gap="xs" align="center">
            <JobSearchBox
              value={search.q ?? ''}
              onChange={(q) => {
                const { q: before, ...rest } = asked;
                if (q !== (before ?? ''))
                  setSearch(q === '' ? rest : { ...rest, q }, before !== undefined && q !== '');
              }}
            />
            <Button
              variant="default"
              size="md"
              leftSection={<SlidersHorizontal size={16} aria-hidden />}
              aria-expanded={opened}
              aria-controls={opened ? 'job-filters' : undefined}
              onClick={panel.toggle}
            >
              {t('jobSearch.filtersSet', { count: activeFilters(asked).length })}
            </Button>
          </Group>
          {opened && <JobFilters id="job-filters" search={asked} found={found} onChange={setSearch} />}
          <ActiveFilters search={asked} onChange={setSearch} />
          <RecentSearches q={search.q} />
          {isCandidate && <SavedSearches search={search} />}
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
