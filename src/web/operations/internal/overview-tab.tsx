import { Alert, SimpleGrid, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import type { PlatformOverview } from '../../../api/operations/usage.ts';
import { overviewQuery } from './internal-queries.ts';
import { Loaded } from './loaded.tsx';
import { SiteMaintenance } from './site-maintenance.tsx';
import { SiteSwitches } from './site-switches.tsx';
import { QuickActions } from './quick-actions.tsx';
import { formatNumber } from '../../platform/ui/format.ts';
import { Stat } from '../../platform/ui/stat.tsx';

const columns = { base: 2, md: 3 };

/** Who may act here, the platform's six figures, and the ways to the tools of its staff. */
export function OverviewTab() {
  const overview = useQuery(overviewQuery);
  return (
    <Stack gap="xl">
      <Alert icon={<ShieldAlert size={20} aria-hidden />} title="Administrator Access" color="yellow">
        These functions are restricted to the internal role and affect all users. Everything done here is
        written to the audit log.
      </Alert>
      <section aria-labelledby="platform">
        <Title order={2} id="platform" mb="md">
          Platform Overview
        </Title>
        <Loaded query={overview} skeleton={<StatsSkeleton />}>
          {(figures) => <Stats figures={figures} />}
        </Loaded>
      </section>
      <QuickActions />
      <SiteSwitches />
      <SiteMaintenance />
    </Stack>
  );
}

function Stats({ figures }: { figures: PlatformOverview }) {
  return (
    <SimpleGrid cols={columns} spacing={{ base: 'xs', sm: 'lg' }}>
      <Stat
        name="Total Users"
        definition="All accounts, of every role."
        value={formatNumber(figures.total_users)}
      />
      <Stat
        name="Active Jobs"
        definition="Open jobs that have not expired, out of all jobs. Samples are not counted."
        value={`${formatNumber(figures.active_jobs)} / ${formatNumber(figures.total_jobs)}`}
        note="active / total"
      />
      <Stat
        name="Resumes Uploaded"
        definition="Resumes candidates have now, without deleted ones."
        value={formatNumber(figures.resumes_uploaded)}
      />
      <Stat
        name="Average Fit Score"
        definition="The mean skills match over all scored pairs of candidate and job, without samples."
        value={figures.average_fit === null ? 'n/a' : `${Math.round(figures.average_fit)}%`}
        note={
          figures.scored_pairs === 0
            ? 'nothing is scored yet'
            : `over ${formatNumber(figures.scored_pairs)} scored pairs`
        }
      />
      <Stat
        name="API Calls (24h)"
        definition="All API requests in this hour and the 23 before it, including those of the pages."
        value={formatNumber(figures.api_calls_24h)}
      />
      <Stat
        name="LLM Tokens (24h)"
        definition="Tokens read and written by language models in the last 24 hours, as reported by their providers."
        value={formatNumber(figures.llm_tokens_24h)}
      />
    </SimpleGrid>
  );
}

function StatsSkeleton() {
  return (
    <SimpleGrid cols={columns} spacing={{ base: 'xs', sm: 'lg' }} aria-busy>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} height={104} radius="md" />
      ))}
    </SimpleGrid>
  );
}
