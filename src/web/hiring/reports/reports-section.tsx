import { Button, Card, Group, SimpleGrid, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { sourceLabel } from './source-labels.ts';
import { saveCsv } from '../../operations/internal/save-csv.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatNumber } from '../../platform/ui/format.ts';
import type { Days } from '../recruiter-dashboard/posting-search.ts';
import { reportQuery, type Whose } from '../recruiter-dashboard/recruiter-queries.ts';
import { funnelTable, type ReportTable, sourcesTable, staysTable, tableCsv } from './report-labels.ts';
import type { Bar } from './report-plot.tsx';
import classes from './reports.module.css';
import { t } from '../../platform/messages.ts';

// The plots bring a library of their own; everything else of the page is there before it.
const ReportPlot = lazy(async () => ({ default: (await import('./report-plot.tsx')).ReportPlot }));

/** The hiring overview: funnel, time in stage and sources, each as a plot with its table and file. */
export function ReportsSection({ days, whose }: { days: Days; whose: Whose }) {
  const report = useQuery(reportQuery(days, whose));
  if (report.isPending) return <Skeleton height={280} radius="md" />;
  if (!report.data) {
    return (
      <ErrorView
        order={3}
        title={t('reports.loadFailed')}
        error={report.error}
        onRetry={() => void report.refetch()}
      />
    );
  }
  const { data } = report;
  return (
    <Stack component="section" gap="sm" aria-labelledby="reports">
      <Title order={2} id="reports">
        {t('reports.heading')}
      </Title>
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="lg">
        <Report
          name={t('reports.funnel')}
          about={t('reports.aboutFunnel', { days })}
          unit={t('reports.applicationsUnit')}
          table={funnelTable(data)}
          bars={data.funnel.map(({ count }, index) => ({
            name: funnelTable(data).rows[index]?.[0] ?? '',
            value: count,
          }))}
        />
        <Report
          name={t('reports.timeInStage')}
          about={t('reports.aboutTimeInStage', { days })}
          unit={t('reports.daysUnit')}
          table={staysTable(data)}
          bars={data.time_in_stage.flatMap(({ median_days: median }, index) =>
            median === null ? [] : [{ name: staysTable(data).rows[index]?.[0] ?? '', value: median }],
          )}
        />
        <Report
          name={t('reports.sources')}
          about={t('reports.aboutSources', { days })}
          unit={t('reports.applicationsUnit')}
          table={sourcesTable(data)}
          bars={data.sources
            .slice(0, 6)
            .map(({ source, applications }) => ({ name: sourceLabel(source), value: applications }))}
        />
      </SimpleGrid>
    </Stack>
  );
}

function Report(props: { name: string; about: string; unit: string; table: ReportTable; bars: Bar[] }) {
  const [asTable, setAsTable] = useState(false);
  const isEmpty = props.bars.every(({ value }) => value === 0);
  return (
    <Card component="section" aria-label={props.name} className={classes.plot}>
      <Group justify="space-between" gap="xs" align="flex-start">
        <Title order={3} size="h4">
          {props.name}
        </Title>
        <Group gap={4}>
          <Button
            variant="subtle"
            size="compact-xs"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {t('reports.table')}
          </Button>
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={t('reports.asCsv', { name: props.name })}
            onClick={() =>
              saveCsv(`${props.name.toLowerCase().replaceAll(' ', '-')}.csv`, tableCsv(props.table))
            }
          >
            CSV
          </Button>
        </Group>
      </Group>
      <Text size="xs" c="dimmed">
        {props.about}
      </Text>
      {asTable ? (
        <FigureTable name={props.name} table={props.table} />
      ) : isEmpty ? (
        <Text size="sm" c="dimmed" mt="md">
          {t('reports.noData')}
        </Text>
      ) : (
        <PlotInView name={props.name} unit={props.unit} bars={props.bars} />
      )}
    </Card>
  );
}

/** A plot that is loaded once its place comes into view. */
function PlotInView(props: { name: string; unit: string; bars: Bar[] }) {
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  const place = <Skeleton ref={ref} height={200} mt="sm" />;
  return <Suspense fallback={place}>{seen ? <ReportPlot {...props} /> : place}</Suspense>;
}

function FigureTable({ name, table }: { name: string; table: ReportTable }) {
  return (
    <Table.ScrollContainer minWidth={260} type="native">
      <Table tabularNums mt="xs" aria-label={name} fz="xs">
        <Table.Thead>
          <Table.Tr>
            {table.head.map((words, index) => (
              <Table.Th key={words} scope="col" ta={index === 0 ? 'start' : 'end'}>
                {words}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {table.rows.map(([first = '', ...rest]) => (
            <Table.Tr key={first}>
              <Table.Th scope="row" fw={500}>
                {first}
              </Table.Th>
              {rest.map((value, index) => (
                <Table.Td key={index} ta="end">
                  {/^\d+$/.test(value) ? formatNumber(Number(value)) : value}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
