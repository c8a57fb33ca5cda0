import { Button, Card, Group, SimpleGrid, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { funnelFinding, sourcesFinding, staysFinding } from './findings.ts';
import { saveCsv } from '../../operations/internal/save-csv.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatNumber } from '../../platform/ui/format.ts';
import type { ApplicantSearch } from '../applications/applicant-search.ts';
import { reportQuery, type Reported } from '../recruiter-dashboard/recruiter-queries.ts';
import { funnelTable, type ReportTable, sourcesTable, staysTable, tableCsv } from './report-labels.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { seesAllJobs } from '../recruiter-dashboard/sees-all-jobs.ts';
import { PeopleLink, reportPeople } from './people-link.tsx';
import { type CellPeople, funnelPeople, sourcesPeople, staysPeople } from './table-people.ts';
import { FunnelPlot, SourcesPlot, StaysPlot } from './report-plots.tsx';
import type { AskedSpan } from './period-search.ts';
import classes from './reports.module.css';
import { t } from '../../platform/messages.ts';

/** The hiring overview: funnel, time in stage and sources, each as a plot with its table and file. */
export function ReportsSection({ span, whose }: { span: AskedSpan; whose: Reported }) {
  const report = useQuery(reportQuery(span, whose));
  const isAll = seesAllJobs(useSession().user);
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
  const people = reportPeople(whose, isAll, data);
  return (
    <Stack component="section" gap="sm" aria-labelledby="reports">
      <Title order={2} id="reports">
        {t('reports.heading')}
      </Title>
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="lg">
        <Report
          name={t('reports.funnel')}
          finding={funnelFinding(data)}
          about={t('reports.aboutFunnel')}
          table={funnelTable(data)}
          people={funnelPeople(data, people)}
          plot={data.funnel.some(({ count }) => count > 0) && <FunnelPlot {...data} people={people.now} />}
        />
        <Report
          name={t('reports.timeInStage')}
          finding={staysFinding(data)}
          about={t('reports.aboutTimeInStage')}
          table={staysTable(data)}
          people={staysPeople(data, people)}
          plot={
            data.time_in_stage.some(({ ended, waiting }) => ended + (waiting ?? 0) > 0) && (
              <StaysPlot {...data} />
            )
          }
        />
        <Report
          name={t('reports.sources')}
          finding={sourcesFinding(data)}
          about={t('reports.aboutSources')}
          table={sourcesTable(data)}
          people={sourcesPeople(data, people)}
          plot={data.sources.length > 0 && <SourcesPlot {...data} people={people.now} />}
        />
      </SimpleGrid>
    </Stack>
  );
}

function Report(props: {
  name: string;
  /** What it shows in a sentence, which is its title. */
  finding: string | null;
  about: string;
  table: ReportTable;
  /** Whom its numbers open. */
  people: CellPeople;
  /** False where there is nothing to draw. */
  plot: ReactNode;
}) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Card component="section" aria-label={props.name} className={classes.plot}>
      <Group justify="space-between" gap="xs" align="flex-start" wrap="nowrap">
        <Title order={3} size="h4">
          {props.finding ?? props.name}
        </Title>
        <Group gap={4} wrap="nowrap">
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
        <FigureTable name={props.name} table={props.table} people={props.people} />
      ) : (
        props.plot || (
          <Text size="sm" c="dimmed" mt="md">
            {t('reports.noData')}
          </Text>
        )
      )}
    </Card>
  );
}

function FigureTable({ name, table, people }: { name: string; table: ReportTable; people: CellPeople }) {
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
          {table.rows.map(([first = '', ...rest], row) => (
            <Table.Tr key={first}>
              <Table.Th scope="row" fw={500}>
                {first}
              </Table.Th>
              {rest.map((value, index) => (
                <Table.Td key={index} ta="end">
                  <Value
                    text={value}
                    people={people(row, index + 1)}
                    about={`${first}, ${table.head[index + 1] ?? ''}`}
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** A number that opens the people behind it, where there are any and they may be told apart. */
function Value({ text, people, about }: { text: string; people: ApplicantSearch | null; about: string }) {
  const shown = /^\d+$/.test(text) ? formatNumber(Number(text)) : text;
  return people && /[1-9]/.test(text) ? <PeopleLink people={people} shown={shown} about={about} /> : shown;
}
