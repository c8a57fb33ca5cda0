import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ApiError } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { JobNotFound } from '../../jobs/jobs/job-not-found.tsx';
import { JobHeader } from '../../jobs/jobs/job-header.tsx';
import { LiveApplicants } from '../applications/live-applicants.tsx';
import { readPostingSearch } from '../recruiter-dashboard/posting-search.ts';
import { reportQuery } from '../recruiter-dashboard/recruiter-queries.ts';
import { ScoreOutcomes } from '../../matching/score-outcomes/score-outcomes.tsx';
import { DaysSwitch } from './days-switch.tsx';
import { ReportsSection } from './reports-section.tsx';

/** How hiring for one job goes: funnel, time in stage and sources over a span of days, which the address says. */
export function JobReportPage() {
  const { id } = useParams({ from: '/shell/jobs/$id/report' });
  const { days = '30' } = readPostingSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const whose = { job_id: id };
  const { error } = useQuery(reportQuery(days, whose));
  if (error instanceof ApiError && error.status === 404) return <JobNotFound />;
  return (
    <div data-wide>
      <LiveApplicants />
      <JobHeader
        id={id}
        title={t('reports.jobReport')}
        action={
          <DaysSwitch
            days={days}
            onChange={(next) =>
              void navigate({
                to: '/jobs/$id/report',
                params: { id },
                search: readPostingSearch({ days: next }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        }
      />
      <ReportsSection days={days} whose={whose} />
      <ScoreOutcomes of={{ jobId: id }} />
    </div>
  );
}
