import { Alert, SimpleGrid, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import type { PlatformOverview } from '../../../api/operations/usage.ts';
import { overviewQuery } from './internal-queries.ts';
import { ScoreOutcomes } from '../../matching/score-outcomes/score-outcomes.tsx';
import { Loaded } from './loaded.tsx';
import { SiteMaintenance } from './site-maintenance.tsx';
import { SiteSwitches } from './site-switches.tsx';
import { QuickActions } from './quick-actions.tsx';
import { formatNumber } from '../../platform/ui/format.ts';
import { Stat } from '../../platform/ui/stat.tsx';
import { t } from '../../platform/messages.ts';

const columns = { base: 2, md: 3 };

/** Who may act here, the platform's six figures, and the ways to the tools of its staff. */
export function OverviewTab() {
  const overview = useQuery(overviewQuery);
  return (
    <Stack gap="xl">
      <Alert icon={<ShieldAlert size={20} aria-hidden />} title={t('internal.accessTitle')} color="yellow">
        {t('internal.accessNote')}
      </Alert>
      <section aria-labelledby="platform">
        <Title order={2} id="platform" mb="md">
          {t('internal.platformOverview')}
        </Title>
        <Loaded query={overview} skeleton={<StatsSkeleton />}>
          {(figures) => <Stats figures={figures} />}
        </Loaded>
      </section>
      <ScoreOutcomes of="site" />
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
        name={t('internal.totalUsers')}
        definition={t('internal.totalUsersNote')}
        value={formatNumber(figures.total_users)}
      />
      <Stat
        name={t('internal.activeJobs')}
        definition={t('internal.activeJobsNote')}
        value={`${formatNumber(figures.active_jobs)} / ${formatNumber(figures.total_jobs)}`}
        note={t('internal.activeOfTotal')}
      />
      <Stat
        name={t('internal.resumesUploaded')}
        definition={t('internal.resumesUploadedNote')}
        value={formatNumber(figures.resumes_uploaded)}
      />
      <Stat
        name={t('internal.averageFit')}
        definition={t('internal.averageFitNote')}
        value={
          figures.average_fit === null
            ? t('internal.notAvailable')
            : formatNumber(figures.average_fit / 100, { style: 'percent' })
        }
        note={
          figures.scored_pairs === 0
            ? t('internal.nothingScored')
            : t('internal.scoredPairs', { count: figures.scored_pairs })
        }
      />
      <Stat
        name={t('internal.apiCallsToday')}
        definition={t('internal.apiCallsTodayNote')}
        value={formatNumber(figures.api_calls_24h)}
      />
      <Stat
        name={t('internal.llmTokensToday')}
        definition={t('internal.llmTokensTodayNote')}
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
