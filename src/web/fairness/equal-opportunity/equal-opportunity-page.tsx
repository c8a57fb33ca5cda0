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
import { saveLinkedFile } from '../../platform/ui/save-file.ts';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { SurveySettingsCard } from './ask-card.tsx';
import { ImpactTableCard } from './impact-table.tsx';
import { PublishCard } from '../impact-summaries/publish-card.tsx';
import { measureLabels, waitingLabel } from './impact-labels.ts';
import { type ImpactSearch, impactQueryOf, impactSummaryQuery } from './survey-queries.ts';
import { t } from '../../platform/messages.ts';

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
        title={t('equalOpportunity.title')}
        context={t('equalOpportunity.about')}
        back={
          <TextLink to="/recruiter" size="sm">
            {t('equalOpportunity.dashboard')}
          </TextLink>
        }
      />
      {figures.data && !summary.isLoading ? (
        <Figures data={figures.data} search={search} />
      ) : closed ? (
        <ErrorView
          title={t('equalOpportunity.ownersOnly')}
          action={<LinkButton to="/recruiter">{t('equalOpportunity.dashboard')}</LinkButton>}
        >
          {t('equalOpportunity.ownersOnlyNote')}
        </ErrorView>
      ) : figures.error ? (
        <ErrorView
          title={t('equalOpportunity.notLoaded')}
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
  const of = data.measure === 'score' ? t('equalOpportunity.aboveTheMedian') : t('equalOpportunity.selected');
  return (
    <Stack gap="lg">
      <SurveySettingsCard settings={data.settings} />
      <PublishCard />
      <Choices data={data} search={search} />
      <Text size="sm" maw="75ch">
        {aboutMeasure(data)} {t('equalOpportunity.figuresReleased')}
      </Text>
      {data.tables.map((table) => (
        <ImpactTableCard key={table.direction} table={table} of={of}>
          <Waiting data={data} table={table} />
        </ImpactTableCard>
      ))}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Text size="xs" c="dimmed" maw="75ch">
          {t('equalOpportunity.impactRatioNote')}
        </Text>
        <Text size="xs" c="dimmed" maw="75ch">
          {t('equalOpportunity.auditNote')}
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
        label={t('equalOpportunity.whatIsCompared')}
        value={data.measure}
        data={impactMeasures.map((value) => ({ value, label: measureLabels[value] }))}
        onChange={(event) => change({ measure: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('equalOpportunity.job')}
        value={data.job_id ?? ''}
        data={[
          { value: '', label: t('equalOpportunity.allJobs') },
          ...data.jobs.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(event) => change({ job: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('equalOpportunity.period')}
        value={search.months ?? '12'}
        data={['3', '6', '12', '24'].map((value) => ({
          value,
          label: t('equalOpportunity.months', { count: Number(value) }),
        }))}
        onChange={(event) => change({ months: event.currentTarget.value })}
      />
      <Button
        component="a"
        variant="default"
        href={`/api/recruiter/equal-opportunity/file?${new URLSearchParams(search).toString()}`}
        download="equal-opportunity.csv"
        onClick={saveLinkedFile}
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
  return measure === 'score' ? t('equalOpportunity.aboutScore') : t('equalOpportunity.aboutStages');
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
