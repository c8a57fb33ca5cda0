import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ApiError } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { JobNotFound } from '../../jobs/jobs/job-not-found.tsx';
import { JobHeader } from '../../jobs/jobs/job-header.tsx';
import { LiveApplicants } from '../applications/live-applicants.tsx';
import { reportQuery } from '../recruiter-dashboard/recruiter-queries.ts';
import { ScoreOutcomes } from '../../matching/score-outcomes/score-outcomes.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { askedSpan, readPeriod } from './period-search.ts';
import { spanWords } from './period-labels.ts';
import { ReportsSection } from './reports-section.tsx';

/** How hiring for one job goes: funnel, time in stage and sources over a span, which the address says. */
export function JobReportPage() {
  const { id } = useParams({ from: '/shell/jobs/$id/report' });
  const search = readPeriod(useSearch({ strict: false }));
  const span = askedSpan(search);
  const navigate = useNavigate();
  const whose = { job_id: id };
  const { error, data } = useQuery(reportQuery(span, whose));
  if (error instanceof ApiError && error.status === 404) return <JobNotFound />;
  return (
    <div data-wide>
      <LiveApplicants />
      <JobHeader
        id={id}
        title={t('reports.jobReport')}
        action={
          <PeriodChoice
            value={search}
            shown={data}
            onChange={(next) =>
              void navigate({
                to: '/jobs/$id/report',
                params: { id },
                search: next,
                replace: true,
                resetScroll: false,
              })
            }
          />
        }
      />
      {data && (
        <Text size="sm" c="dimmed" mb="md">
          {spanWords(data)}
        </Text>
      )}
      <ReportsSection span={span} whose={whose} />
      <ScoreOutcomes of={{ jobId: id }} />
    </div>
  );
}
