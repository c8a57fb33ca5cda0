import { Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import {
  type EqualOpportunity,
  impactMeasures,
  type ImpactTable,
} from '../../../api/fairness/equal-opportunity.ts';
import { ApiError } from '../../platform/client.ts';
import { oneOf } from '../../jobs/job-search/job-search.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { AskCard } from './ask-card.tsx';
import { ImpactTableCard } from './impact-table.tsx';
import { PublishCard } from '../impact-summaries/publish-card.tsx';
import { measureLabels, waitingLabel } from './impact-labels.ts';
import { type ImpactSearch, impactQueryOf, impactSummaryQuery } from './survey-queries.ts';

/** How a company's hiring treats categories of people: for its owners, with small numbers hidden. */
export function EqualOpportunityPage() {
  const raw = useSearch({ strict: false });
  const search = readSearch(raw);
  const figures = useQuery({ ...impactQueryOf(search), placeholderData: keepPreviousData });
  const company = useSession().user?.company?.id ?? '';
  const summary = useQuery({ ...impactSummaryQuery(company), enabled: company !== '' });
  const closed = figures.error instanceof ApiError && figures.error.code === 'owner_only';
  return (
    <div data-wide>
      <PageHeader
        title="Equal opportunity"
        context="How far people of each sex and race get in your hiring. No one is named, and no score uses any of this."
        back={
          <TextLink to="/recruiter" size="sm">
            Dashboard
          </TextLink>
        }
      />
      {figures.data && !summary.isLoading ? (
        <Figures data={figures.data} search={search} />
      ) : closed ? (
        <ErrorView
          title="Only company owners can see this"
          action={<LinkButton to="/recruiter">Dashboard</LinkButton>}
        >
          It is hidden from people who review applicants, so that it can’t influence them.
        </ErrorView>
      ) : figures.error ? (
        <ErrorView
          title="It could not be loaded"
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      ) : (
        <SkeletonList rows={3} height={200} />
      )}
    </div>
  );
}

function Figures({ data, search }: { data: EqualOpportunity; search: ImpactSearch }) {
  const of = data.measure === 'score' ? 'Above the median' : 'Selected';
  return (
    <Stack gap="lg">
      <AskCard settings={data.settings} />
      <PublishCard />
      <Choices data={data} search={search} />
      <Text size="sm" maw="75ch">
        {aboutMeasure(data)} Figures are released once, for past months, and only when every number that
        changes does so by at least five people. So no one can be identified by comparing reports.
      </Text>
      {data.tables.map((table) => (
        <ImpactTableCard key={table.direction} table={table} of={of}>
          <Waiting data={data} table={table} />
        </ImpactTableCard>
      ))}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Text size="xs" c="dimmed" maw="75ch">
          Impact ratio: a category&apos;s rate divided by the highest rate. Under four fifths (0.80) is a sign
          of adverse impact (29 CFR 1607.4(D)); whether chance explains it is tested with z for two rates, or
          Fisher&apos;s exact test where a group has fewer than 30 people. Small differences may still matter,
          and large ones in small groups may not.
        </Text>
        <Text size="xs" c="dimmed" maw="75ch">
          The three tables have the form that New York City&apos;s Local Law 144 asks of a bias audit. An
          audit must be done by someone independent. These figures are a starting point, not an audit.
        </Text>
      </SimpleGrid>
    </Stack>
  );
}

function Choices({ data, search }: { data: EqualOpportunity; search: ImpactSearch }) {
  const navigate = useNavigate();
  const change = (next: Record<string, string>) =>
    void navigate({
      to: '/recruiter/equal-opportunity',
      search: readSearch({ ...search, ...next }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Group gap="sm" align="flex-end">
      <NativeSelect
        label="What is compared"
        value={data.measure}
        data={impactMeasures.map((value) => ({ value, label: measureLabels[value] }))}
        onChange={(event) => change({ measure: event.currentTarget.value })}
      />
      <NativeSelect
        label="Job"
        value={data.job_id ?? ''}
        data={[
          { value: '', label: 'All jobs' },
          ...data.jobs.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(event) => change({ job: event.currentTarget.value })}
      />
      <NativeSelect
        label="Period"
        value={search.months ?? '12'}
        data={['3', '6', '12', '24'].map((value) => ({ value, label: `${value} months` }))}
        onChange={(event) => change({ months: event.currentTarget.value })}
      />
      <Button
        component="a"
        variant="default"
        href={`/api/recruiter/equal-opportunity/file?${new URLSearchParams(search).toString()}`}
        download="equal-opportunity.csv"
        leftSection={<Download size={16} aria-hidden />}
      >
        CSV
      </Button>
    </Group>
  );
}

function Waiting({ data, table }: { data: EqualOpportunity; table: ImpactTable }) {
  const waiting = data.waiting.find(({ direction }) => direction === table.direction);
  return waiting ? (
    <Text size="xs" c="dimmed" maw="75ch">
      {waitingLabel(waiting, formatDate(`${data.next}T12:00:00Z`))}
    </Text>
  ) : null;
}

function aboutMeasure({ measure }: EqualOpportunity): string {
  return measure === 'score'
    ? 'A category’s rate is the share of its people who scored above the median of everyone counted with them.'
    : 'Each person counts once, with their first application that ended in hiring or rejection. Open and withdrawn applications don’t count.';
}

function readSearch(raw: Record<string, unknown>): ImpactSearch {
  const search: ImpactSearch = {};
  if (typeof raw['job'] === 'string' && raw['job'] !== '') search.job = raw['job'];
  const months = oneOf(['3', '6', '24'] as const, raw['months']);
  if (months) search.months = months;
  const measure = oneOf(['screen', 'offer', 'hired', 'score'] as const, raw['measure']);
  if (measure) search.measure = measure;
  return search;
}
