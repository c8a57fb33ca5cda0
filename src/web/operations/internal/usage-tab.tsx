import { Button, Group, SegmentedControl, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { type UsageDay, usageRanges } from '../../../api/operations/usage.ts';
import { usageQuery } from './internal-queries.ts';
import { Loaded, Waiting } from './loaded.tsx';
import { saveCsv } from './save-csv.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { Stat } from '../../platform/ui/stat.tsx';
import { usageCsv, usageFileName, usageTotals } from './usage-days.ts';
import { UsageTable } from './usage-table.tsx';
import { t } from '../../platform/messages.ts';

const UsageChart = lazy(async () => ({ default: (await import('./usage-chart.tsx')).UsageChart }));
const chartHeight = 120;
const cardHeight = 232;
const gridColumns = { base: 1, sm: 3 };
const gridSpacing = { base: 'xs', sm: 'lg' };

/** What was used day by day, in days of UTC: totals, the last seven days, the table, and its export. */
export function UsageTab() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const range = usageRanges.find((days) => days === search['days']) ?? '30';
  const usage = useQuery(usageQuery(range));
  const choose = (days: string) =>
    void navigate({ to: '/internal', search: { tab: 'usage', days }, replace: true, resetScroll: false });
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2}>{t('internal.usageStatistics')}</Title>
          <Text size="sm" c="dimmed" mt={4} maw="42rem">
            {t('internal.usageNote')}
          </Text>
        </div>
        <Group gap="xs">
          <SegmentedControl
            aria-label={t('internal.range')}
            value={range}
            onChange={choose}
            data={usageRanges.map((days) => ({ value: days, label: t('internal.rangeDays', { days }) }))}
          />
          <Button
            variant="default"
            leftSection={<Download size={16} aria-hidden />}
            disabled={!usage.data}
            onClick={() => usage.data && saveCsv(usageFileName(new Date()), usageCsv(usage.data.items))}
          >
            {t('internal.export')}
          </Button>
        </Group>
      </Group>
      <Loaded query={usage} skeleton={<UsageSkeleton />}>
        {({ items }) => (
          <>
            <Cards days={items} />
            <UsageTable days={items} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function UsageSkeleton() {
  return (
    <Stack gap="lg" aria-busy>
      <SimpleGrid cols={gridColumns} spacing={gridSpacing}>
        {cards.map(({ kind }) => (
          <Waiting key={kind} height={cardHeight} />
        ))}
      </SimpleGrid>
      <Waiting height={400} />
    </Stack>
  );
}

const cards = [
  { kind: 'api_calls', name: 'API Calls', definition: t('internal.apiCallsNote') },
  { kind: 'user_signups', name: t('internal.newUsers'), definition: t('internal.newUsersNote') },
  { kind: 'llm_tokens', name: 'LLM Tokens', definition: t('internal.llmTokensNote') },
] as const;

function Cards({ days }: { days: UsageDay[] }) {
  const totals = usageTotals(days);
  const week = days.slice(0, 7).toReversed();
  return (
    <SimpleGrid cols={gridColumns} spacing={gridSpacing}>
      {cards.map(({ kind, name, definition }) => (
        <Stat
          key={kind}
          name={name}
          definition={definition}
          value={formatNumber(totals[kind])}
          note={t('internal.usageCardNote', { count: days.length })}
        >
          <Suspense fallback={<Waiting height={chartHeight} />}>
            <UsageChart
              name={name}
              height={chartHeight}
              days={week.map((day) => ({ date: day.date, amount: day[kind] }))}
            />
          </Suspense>
        </Stat>
      ))}
    </SimpleGrid>
  );
}
