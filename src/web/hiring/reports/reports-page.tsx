import { NativeSelect, Skeleton, Stack } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import { DepartmentChoice } from '../../identity/company-lists/department-filter.tsx';
import { memberOptions } from '../../identity/companies/member-options.ts';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { FilterRow } from '../../platform/ui/filter-row.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { ScoreOutcomes } from '../../matching/score-outcomes/score-outcomes.tsx';
import { LiveApplicants } from '../applications/live-applicants.tsx';
import { figuresQuery } from '../recruiter-dashboard/recruiter-queries.ts';
import { seesAllJobs } from '../recruiter-dashboard/sees-all-jobs.ts';
import { ScopeSwitch } from '../recruiter-dashboard/scope-switch.tsx';
import { useImportJobs } from '../resume-imports/use-import-jobs.ts';
import { DaysSwitch } from './days-switch.tsx';
import { FigureTables } from './figure-tables.tsx';
import { type ReportSearch, readReportSearch, reportedBy } from './report-search.ts';
import { ReportsSection } from './reports-section.tsx';

type Props = { search: ReportSearch; onChange: (next: ReportSearch) => void };

/** How hiring goes: figures of a span beside those before it, by job, colleague and interviewer; each opens the people behind it. */
export function ReportsPage() {
  const search = readReportSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onChange = (next: ReportSearch) =>
    void navigate({
      to: '/recruiter/reports',
      search: readReportSearch(next),
      replace: true,
      resetScroll: false,
    });
  const days = search.days ?? '30';
  const whose = reportedBy(search);
  const figures = useQuery(figuresQuery(days, whose));
  return (
    <div data-wide>
      <LiveApplicants />
      <PageHeader title={t('reports.reports')} context={t('reports.aboutReports')} />
      <Filters
        search={search}
        onChange={onChange}
        departments={(figures.data?.departments ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      {figures.isPending && <Skeleton height={640} radius="md" />}
      {figures.isError && !figures.data && (
        <ErrorView
          title={t('reports.loadFailed')}
          error={figures.error}
          onRetry={() => void figures.refetch()}
        />
      )}
      {figures.data && (
        <Stack gap="lg">
          <FigureTables figures={figures.data} search={search} />
          <OverviewInView days={days} whose={whose} />
          <ScoreOutcomes of={search.job === undefined ? {} : { jobId: search.job }} />
        </Stack>
      )}
    </div>
  );
}

/** The overview, which is asked for once its place comes into view. */
function OverviewInView(props: ComponentProps<typeof ReportsSection>) {
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  return seen ? <ReportsSection {...props} /> : <Skeleton ref={ref} height={280} radius="md" />;
}

function Filters({
  search,
  onChange,
  departments,
}: Props & { departments: { value: string; label: string }[] }) {
  const { user } = useSession();
  const { job: _job, ...allJobs } = search;
  const { member: _member, ...anyone } = search;
  const { scope: _scope, ...company } = search;
  const { department: _department, ...everywhere } = search;
  const jobs = useImportJobs();
  const members = useQuery(membersQuery).data?.items ?? [];
  return (
    <FilterRow>
      <DaysSwitch days={search.days ?? '30'} onChange={(days) => onChange({ ...search, days })} />
      {seesAllJobs(user) && search.job === undefined && (
        <ScopeSwitch
          search={search.scope === 'mine' ? {} : { scope: 'team' }}
          onChange={({ scope }) => onChange(scope === 'team' ? company : { ...company, scope: 'mine' })}
        />
      )}
      <NativeSelect
        aria-label={t('reports.job')}
        data={[
          { value: '', label: t('reports.allJobs') },
          ...jobs.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={search.job ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' ? allJobs : { ...search, job: value })
        }
      />
      <NativeSelect
        aria-label={t('reports.member')}
        data={[{ value: '', label: t('reports.anyTeam') }, ...memberOptions(members)]}
        value={search.member ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' ? anyone : { ...search, member: value })
        }
      />
      <DepartmentChoice
        departments={departments}
        value={search.department}
        onChange={(department) => onChange(department ? { ...everywhere, department } : everywhere)}
      />
    </FilterRow>
  );
}
