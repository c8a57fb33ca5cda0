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

type Summary = NonNullable<ImpactSummary['summary']>;

/** What a company publishes of hiring outcomes by sex and race: for everyone, small numbers hidden. */
export function ImpactSummaryPage({ companyId }: { companyId: string }) {
  const { data, error, refetch } = useQuery(impactSummaryQuery(companyId));
  if (error && !data) {
    return (
      <ErrorView
        order={1}
        title="This summary could not be loaded."
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
        title={`Equal opportunity at ${company.name}`}
        context="How far people of each sex and race get in hiring, and how they score."
        back={
          <TextLink to="/companies/$id" params={{ id: company.id }} size="sm">
            {company.name}
          </TextLink>
        }
      />
      {summary === null ? (
        <Empty
          title="Nothing published yet"
          action={
            <LinkButton variant="default" to="/companies/$id" params={{ id: company.id }}>
              Jobs at {company.name}
            </LinkButton>
          }
        >
          {company.name} has published no figures about hiring outcomes by sex and race in its hiring.
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
        <Alert color="yellow" title="These figures are more than a year old">
          They say little about {employer} hires today.
        </Alert>
      )}
      <Facts summary={summary} employer={employer} />
      {!isReleased ? (
        <Empty title="No figures yet" action={null}>
          Too few people were hired or rejected in these months, or answered the survey, to publish figures
          without identifying anyone.
        </Empty>
      ) : (
        summary.parts.map((part) => <Part key={part.measure} part={part} />)
      )}
      <Text size="xs" c="dimmed" maw="75ch">
        Impact ratio: a category&apos;s rate divided by the highest rate. Under four fifths (0.80) is a sign
        of adverse impact; whether chance explains it is tested with z for two rates, or Fisher&apos;s exact
        test where a group has fewer than 30 people. Groups of fewer than five people are counted with those
        who did not tell. Categories are those of New York City&apos;s Local Law 144.
      </Text>
    </Stack>
  );
}

function Facts({ summary, employer }: { summary: Summary; employer: string }) {
  const day = (value: string) => formatDate(`${value}T12:00:00Z`);
  return (
    <Stack gap={4}>
      <Text size="sm" maw="75ch">
        People hired or rejected from {day(summary.from)} to {day(summary.to)}, each once. Source: what
        applicants to {employer} stated in a voluntary survey, stored separately from their applications.
      </Text>
      <Text size="sm" maw="75ch">
        Published by {employer} on {formatDate(summary.published_at)}. A score has assisted its decisions
        since {day(summary.used_since)}.{' '}
        {summary.auditor === ''
          ? 'These figures have not been independently audited.'
          : `According to ${employer}, audited by ${summary.auditor}.`}
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
          of={isScore ? 'Above the median' : 'Selected'}
        />
      ))}
    </Stack>
  );
}
