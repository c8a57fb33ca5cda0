import { NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import type { HiringFigures } from '../../../api/hiring/reports.ts';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import { DepartmentChoice } from '../../identity/company-lists/department-filter.tsx';
import { memberOptions } from '../../identity/companies/member-options.ts';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { FilterRow, wideField } from '../../platform/ui/filter-row.tsx';
import { ScoreOutcomes } from '../../matching/score-outcomes/score-outcomes.tsx';
import { LiveApplicants } from '../applications/live-applicants.tsx';
import { figuresQuery } from '../recruiter-dashboard/recruiter-queries.ts';
import { seesAllJobs } from '../recruiter-dashboard/sees-all-jobs.ts';
import { ScopeSwitch } from '../recruiter-dashboard/scope-switch.tsx';
import { useImportJobs } from '../resume-imports/use-import-jobs.ts';
import { ReportHeader } from '../saved-reports/report-header.tsx';
import { type Names, reportWords } from '../saved-reports/saved-report-queries.ts';
import { FigureTables } from './figure-tables.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { spanWords } from './period-labels.ts';
import { askedSpan } from './period-search.ts';
import { type ReportSearch, readReportSearch, reportedBy, withPeriod } from './report-search.ts';
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
  const span = askedSpan(search);
  const whose = reportedBy(search);
  const figures = useQuery(figuresQuery(span, whose));
  const names = useNames(figures.data?.departments ?? []);
  return (
    <div data-wide>
      <LiveApplicants />
      <ReportHeader search={search} words={reportWords(search, names)} onChange={onChange} />
      <Filters search={search} onChange={onChange} names={names} shown={figures.data} />
      {figures.data && <Shown figures={figures.data} />}
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
          <OverviewInView span={span} whose={whose} />
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

/** What can be chosen. */
function useNames(departments: { id: string; name: string }[]): Names {
  return {
    jobs: useImportJobs().map(({ id, title }) => ({ value: id, label: title })),
    members: memberOptions(useQuery(membersQuery).data?.items ?? []),
    departments: departments.map(({ id, name }) => ({ value: id, label: name })),
  };
}

/** Which dates are shown, and which ones they are compared with. */
function Shown({ figures }: { figures: HiringFigures }) {
  const before = { from: figures.before_from, to: figures.before_to };
  return (
    <Text size="sm" c="dimmed" mb="md">
      {spanWords({ ...figures, before })}
    </Text>
  );
}

function Filters({
  search,
  onChange,
  names,
  shown,
}: Props & { names: Names; shown: HiringFigures | undefined }) {
  const { user } = useSession();
  const { job: _job, ...allJobs } = search;
  const { member: _member, ...anyone } = search;
  const { scope: _scope, ...company } = search;
  const { department: _department, ...everywhere } = search;
  return (
    <FilterRow>
      <PeriodChoice
        value={search}
        shown={shown}
        onChange={(period) => onChange(withPeriod(search, period))}
      />
      {seesAllJobs(user) && search.job === undefined && (
        <ScopeSwitch
          search={search.scope === 'mine' ? {} : { scope: 'team' }}
          onChange={({ scope }) => onChange(scope === 'team' ? company : { ...company, scope: 'mine' })}
        />
      )}
      <NativeSelect
        aria-label={t('reports.job')}
        w={{ base: '100%', xs: '13rem' }}
        data={[{ value: '', label: t('reports.allJobs') }, ...names.jobs]}
        value={search.job ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' ? allJobs : { ...search, job: value })
        }
      />
      <NativeSelect
        aria-label={t('reports.member')}
        w={{ base: '100%', xs: '11rem' }}
        data={[{ value: '', label: t('reports.anyTeam') }, ...names.members]}
        value={search.member ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' ? anyone : { ...search, member: value })
        }
      />
      <DepartmentChoice
        departments={names.departments}
        value={search.department}
        onChange={(department) => onChange(department ? { ...everywhere, department } : everywhere)}
      />
      <CompareChoice search={search} onChange={onChange} />
    </FilterRow>
  );
}

function CompareChoice({ search, onChange }: Props) {
  const { compare, ...before } = search;
  return (
    <NativeSelect
      aria-label={t('savedReports.comparedWith')}
      className={wideField ?? ''}
      w={{ base: '100%', xs: '11rem' }}
      data={[
        { value: '', label: t('savedReports.comparedBefore') },
        { value: 'year', label: t('savedReports.comparedYear') },
      ]}
      value={compare ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === 'year' ? { ...before, compare: 'year' } : before)
      }
    />
  );
}
