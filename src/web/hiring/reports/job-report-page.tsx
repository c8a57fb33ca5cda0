import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ApiError } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { JobNotFound } from '../../jobs/jobs/job-not-found.tsx';
import { jobQuery } from '../../jobs/jobs/job-queries.ts';
import { JobTabs } from '../../jobs/jobs/job-tabs.tsx';
import { LiveApplicants } from '../applications/live-applicants.tsx';
import { readPostingSearch } from '../recruiter-dashboard/posting-search.ts';
import { reportQuery } from '../recruiter-dashboard/recruiter-queries.ts';
import { DaysSwitch } from './days-switch.tsx';
import { ReportsSection } from './reports-section.tsx';

/** How hiring for one job goes: funnel, time in stage and sources over a span of days, which the address says. */
export function JobReportPage() {
  const { id } = useParams({ from: '/shell/jobs/$id/report' });
  const { days = '30' } = readPostingSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const job = useQuery(jobQuery(id));
  const whose = { job_id: id };
  const { error } = useQuery(reportQuery(days, whose));
  if (error instanceof ApiError && error.status === 404) return <JobNotFound />;
  return (
    <div data-wide>
      <LiveApplicants />
      <PageHeader
        title={t('reports.jobReport')}
        context={job.data?.title ?? '\u00a0'}
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
        tabs={<JobTabs id={id} />}
      />
      <ReportsSection days={days} whose={whose} />
    </div>
  );
}
