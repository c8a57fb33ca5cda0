import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { companyPagesApi, type PublicCompany } from '../../../api/jobs/company-pages.ts';
import { ApiError, call } from '../../platform/client.ts';
import { CompanyLogo } from '../../platform/ui/company-logo.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { JobCard } from '../jobs/job-card.tsx';
import { t } from '../../platform/messages.ts';

const ImpactSummaryPage = lazy(async () => ({
  default: (await import('../../fairness/impact-summaries/impact-summary-page.tsx')).ImpactSummaryPage,
}));

/** A company as everybody sees it: its open jobs, or the hiring outcomes by sex and race that it publishes. */
export function CompanyJobsPage() {
  const { id } = useParams({ from: '/shell/companies/$id' });
  const { show } = useSearch({ from: '/shell/companies/$id' });
  if (show !== 'fairness') return <Jobs id={id} />;
  return (
    <Suspense fallback={<SkeletonList rows={3} height={200} />}>
      <ImpactSummaryPage companyId={id} />
    </Suspense>
  );
}

function Jobs({ id }: { id: string }) {
  const query = useInfiniteQuery(companyPageQuery(id));
  const company = query.data?.pages[0]?.company;
  if (query.error && !company) return <NoCompany error={query.error} />;
  if (!company) return <SkeletonList />;
  const jobs = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <CompanyHeader company={company} />
      <Stack gap="lg">
        {company.description !== '' && (
          <Text maw="75ch" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {company.description}
          </Text>
        )}
        <Title order={2}>{t('companyPages.openJobs', { count: company.open_jobs })}</Title>
        {jobs.length === 0 && (
          <Empty
            title={t('companyPages.noOpenJobs')}
            action={<LinkButton to="/jobs">{t('companyPages.seeAllJobs')}</LinkButton>}
          >
            {t('companyPages.aboutNoOpenJobs', { name: company.name })}
          </Empty>
        )}
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
        {query.hasNextPage && (
          <Button
            variant="default"
            style={{ alignSelf: 'center' }}
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('companyPages.showMoreJobs')}
          </Button>
        )}
        <Text size="sm">
          <TextLink
            to="/companies/$id"
            params={{ id }}
            search={{ show: 'fairness' }}
            inherit
            underline="always"
          >
            {t('companyPages.hiringOutcomes', { name: company.name })}
          </TextLink>
        </Text>
      </Stack>
    </>
  );
}

function NoCompany({ error }: { error: Error }) {
  const missing = error instanceof ApiError && error.status < 429;
  return (
    <ErrorView
      order={1}
      title={missing ? t('companyPages.companyNotFound') : t('companyPages.companyFailed')}
      error={error}
      action={
        <LinkButton variant="default" to="/jobs">
          {t('companyPages.allJobs')}
        </LinkButton>
      }
    />
  );
}

function CompanyHeader({ company: { name, logo_url: logo, website } }: { company: PublicCompany }) {
  return (
    <PageHeader
      title={name}
      context={
        <Group gap="sm">
          <CompanyLogo name={name} url={logo} />
          {website && (
            <Anchor href={website} target="_blank" rel="noopener noreferrer nofollow" underline="always">
              {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
            </Anchor>
          )}
        </Group>
      }
    />
  );
}

function companyPageQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['jobs', 'company', id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(companyPagesApi.getCompanyPage, { params: { id }, query: { cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}
