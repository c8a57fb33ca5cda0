import { Anchor, Card, Divider, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { Job } from '../../../api/jobs/jobs.ts';
import { CompanyLogo } from '../../platform/ui/company-logo.tsx';
import { formatSalary } from '../../platform/ui/format.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { siteName } from '../job-boards/board-labels.ts';
import { AnswerTime } from './answer-time.tsx';
import { similarJobsQuery } from './job-queries.ts';
import { PayComparison } from './pay-comparison.tsx';
import { formatPlace } from '../../platform/ui/job-labels.ts';
import { t } from '../../platform/messages.ts';

/** Who posts the job: the company as it describes itself, or what is known of an outside employer. */
export function CompanyInfo({ job }: { job: Job }) {
  const { company } = job;
  return (
    <Card component="section" aria-labelledby="company-info">
      <Stack gap="xs" style={{ overflowWrap: 'anywhere' }}>
        <Title order={2} size="h3" id="company-info">
          {t('jobs.companyInfo')}
        </Title>
        <Group gap="sm" wrap="nowrap">
          {company && <CompanyLogo name={company.name} url={company.logo_url} />}
          <Text size="sm" fw={500}>
            {company?.name ?? job.employer_name}
          </Text>
        </Group>
        {company === null && (
          <Text size="sm" c="dimmed">
            {job.board
              ? t('jobBoards.outsideNote', { site: siteName(job.board.kind, job.job_url) })
              : t('jobs.outsideJob')}
          </Text>
        )}
        {company?.description && (
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {company.description}
          </Text>
        )}
        {company?.website && (
          <Text size="sm">
            <Anchor
              inherit
              underline="always"
              href={company.website}
              rel="noopener noreferrer nofollow"
              target="_blank"
            >
              {company.website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
            </Anchor>
          </Text>
        )}
        {company && <AnswerTime jobId={job.id} />}
        {company && (
          <Text size="sm" c="dimmed">
            <TextLink inherit underline="always" to="/companies/$id" params={{ id: company.id }}>
              {t('jobs.openJobs', { count: company.open_jobs })}
            </TextLink>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Open jobs that ask for the same skills; says so when there are none. */
export function SimilarJobs({ jobId, title = t('jobs.similarJobs') }: { jobId: string; title?: string }) {
  const similar = useQuery(similarJobsQuery(jobId));
  return (
    <Card component="section" aria-labelledby="similar-jobs">
      <Stack gap="xs" style={{ overflowWrap: 'anywhere' }}>
        <Title order={2} size="h3" id="similar-jobs">
          {title}
        </Title>
        {similar.isPending && <Skeleton height={80} />}
        {similar.isError && (
          <Text size="sm" c="dimmed">
            {t('jobs.similarJobsFailed')}
          </Text>
        )}
        {similar.data?.items.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('jobs.noSimilarJobs')}
          </Text>
        )}
        {similar.data?.items.map((job, index) => (
          <Fragment key={job.id}>
            {index > 0 && <Divider />}
            <div>
              <TextLink size="sm" fw={650} c="inherit" to="/jobs/$id" params={{ id: job.id }}>
                {job.title}
              </TextLink>
              <Text size="xs" c="dimmed">
                {job.employer_name} · {formatPlace(job)} ·{' '}
                {formatSalary(job.salary_range) ?? t('jobs.salaryNotStated')}
              </Text>
            </div>
          </Fragment>
        ))}
        {similar.data?.pay && (
          <>
            <Divider />
            <PayComparison pay={similar.data.pay} />
          </>
        )}
      </Stack>
    </Card>
  );
}
