import { Alert, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImpactSummary } from '../../../api/fairness/impact-summaries.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { ImpactTableCard } from '../equal-opportunity/impact-table.tsx';
import { measureLabels } from '../equal-opportunity/impact-labels.ts';
import { impactSummaryQuery } from '../equal-opportunity/survey-queries.ts';
import { t } from '../../platform/messages.ts';

type Summary = NonNullable<ImpactSummary['summary']>;

/** What a company publishes of hiring outcomes by sex and race: for everyone, small numbers hidden. */
export function ImpactSummaryPage({ companyId }: { companyId: string }) {
  const { data, error, refetch } = useQuery(impactSummaryQuery(companyId));
  if (error && !data) {
    return (
      <ErrorView
        order={1}
        title={t('impactSummaries.notLoaded')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonList rows={3} height={200} />;
  const { company, summary } = data;
  return (
    <>
      <PageHeader
        title={t('impactSummaries.title', { name: company.name })}
        context={t('impactSummaries.about')}
        back={
          <TextLink to="/companies/$id" params={{ id: company.id }} size="sm">
            {company.name}
          </TextLink>
        }
      />
      {summary === null ? (
        <Empty
          title={t('impactSummaries.nothingPublishedYet')}
          action={
            <LinkButton variant="default" to="/companies/$id" params={{ id: company.id }}>
              {t('impactSummaries.jobsAt', { name: company.name })}
            </LinkButton>
          }
        >
          {t('impactSummaries.nothingPublishedNote', { name: company.name })}
        </Empty>
      ) : (
        <Published summary={summary} employer={company.name} />
      )}
    </>
  );
}

function Published({ summary, employer }: { summary: Summary; employer: string }) {
  const isReleased = summary.parts.some(({ tables }) => tables.some(({ withheld }) => withheld === null));
  return (
    <Stack gap="lg">
      {summary.outdated && (
        <Alert color="yellow" title={t('impactSummaries.outdated')}>
          {t('impactSummaries.outdatedNote', { employer })}
        </Alert>
      )}
      <Facts summary={summary} employer={employer} />
      {!isReleased ? (
        <Empty title={t('impactSummaries.noFigures')} action={null}>
          {t('impactSummaries.noFiguresNote')}
        </Empty>
      ) : (
        summary.parts.map((part) => <Part key={part.measure} part={part} />)
      )}
      <Text size="xs" c="dimmed" maw="75ch">
        {t('impactSummaries.impactRatioNote')}
      </Text>
    </Stack>
  );
}

function Facts({ summary, employer }: { summary: Summary; employer: string }) {
  const day = (value: string) => formatDate(`${value}T12:00:00Z`);
  return (
    <Stack gap={4}>
      <Text size="sm" maw="75ch">
        {t('impactSummaries.source', {
          from: day(summary.from),
          to: day(summary.to),
          employer,
        })}
      </Text>
      <Text size="sm" maw="75ch">
        {t('impactSummaries.publishedBy', {
          employer,
          on: formatDate(summary.published_at),
          since: day(summary.used_since),
        })}{' '}
        {summary.auditor === ''
          ? t('impactSummaries.notAudited')
          : t('impactSummaries.auditedBy', { employer, auditor: summary.auditor })}
      </Text>
    </Stack>
  );
}

function Part({ part }: { part: Summary['parts'][number] }) {
  const isScore = part.measure === 'score';
  return (
    <Stack gap="md">
      <Title order={2}>{measureLabels[part.measure]}</Title>
      {part.tables.map((table) => (
        <ImpactTableCard
          key={table.direction}
          table={table}
          name={part.measure}
          of={isScore ? t('equalOpportunity.aboveTheMedian') : t('equalOpportunity.selected')}
        />
      ))}
    </Stack>
  );
}
