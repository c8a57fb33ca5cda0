import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { approvalStates } from '../../../api/jobs/job-approval.ts';
import { jobStatuses, jobTypes } from '../../../api/jobs/jobs.ts';
import { DepartmentFilter } from '../../identity/company-lists/department-filter.tsx';
import { oneOf } from '../../jobs/job-search/job-search.ts';
import { approvalLabels } from '../../jobs/job-approvals/approval-labels.ts';
import { jobStatusLabels, options } from '../../jobs/jobs/job-labels.ts';
import { FilterRow } from '../../platform/ui/filter-row.tsx';
import { jobTypeLabels } from '../../platform/ui/job-labels.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import type { PostingSearch } from './posting-search.ts';
import { Postings } from './postings.tsx';
import { ScopeSwitch } from './scope-switch.tsx';
import { usePostingSearch } from './use-posting-search.ts';
import { t } from '../../platform/messages.ts';

/** Every posting of the employer or of the team, by status. */
export function PostingsPage() {
  const [search, setSearch] = usePostingSearch('/recruiter/jobs');
  return (
    <div data-wide>
      <PageHeader
        title={t('recruiterDashboard.jobPostings')}
        back={
          <TextLink to="/recruiter" size="sm">
            {t('recruiterDashboard.dashboard')}
          </TextLink>
        }
        action={
          <Group gap="xs">
            <Button component="a" variant="default" href="/api/recruiter/job-file" download>
              {t('recruiterDashboard.export')}
            </Button>
            <LinkButton variant="default" to="/recruiter/jobs/import">
              {t('recruiterDashboard.import')}
            </LinkButton>
            <LinkButton to="/jobs/create" leftSection={<Plus size={16} aria-hidden />}>
              {t('recruiterDashboard.postNewJob')}
            </LinkButton>
          </Group>
        }
      />
      <Filters search={search} onChange={setSearch} />
      <Postings search={search} whole />
    </div>
  );
}

function Filters({
  search,
  onChange: setSearch,
}: {
  search: PostingSearch;
  onChange: (next: PostingSearch) => void;
}) {
  const { status, ...rest } = search;
  const { type, ...untyped } = search;
  const { department: _department, ...anywhere } = search;
  return (
    <FilterRow>
      <ScopeSwitch search={search} onChange={setSearch} />
      <NativeSelect
        aria-label={t('recruiterDashboard.status')}
        data={[{ value: '', label: t('recruiterDashboard.anyStatus') }, ...options(jobStatusLabels)]}
        value={status ?? ''}
        onChange={(event) => {
          const chosen = oneOf(jobStatuses, event.currentTarget.value);
          setSearch(chosen ? { ...rest, status: chosen } : rest);
        }}
      />
      <NativeSelect
        aria-label={t('recruiterDashboard.jobType')}
        data={[{ value: '', label: t('recruiterDashboard.anyType') }, ...options(jobTypeLabels)]}
        value={type ?? ''}
        onChange={(event) => {
          const chosen = oneOf(jobTypes, event.currentTarget.value);
          setSearch(chosen ? { ...untyped, type: chosen } : untyped);
        }}
      />
      <DepartmentFilter
        value={search.department}
        onChange={(department) => setSearch(department ? { ...anywhere, department } : anywhere)}
      />
      {search.approval && (
        <NativeSelect
          aria-label={t('recruiterDashboard.approval')}
          data={[{ value: '', label: t('recruiterDashboard.anyApproval') }, ...options(approvalLabels)]}
          value={search.approval}
          onChange={(event) => {
            const chosen = oneOf(approvalStates, event.currentTarget.value);
            const { approval: _approval, ...others } = search;
            setSearch(chosen ? { ...others, approval: chosen } : others);
          }}
        />
      )}
      <WordsFilter key={search.q} search={search} onChange={setSearch} />
      {(status ?? type ?? search.q ?? search.department ?? search.approval) !== undefined && (
        <Button variant="default" onClick={() => setSearch(search.scope ? { scope: search.scope } : {})}>
          {t('recruiterDashboard.clearFilters')}
        </Button>
      )}
    </FilterRow>
  );
}

function WordsFilter(props: { search: PostingSearch; onChange: (next: PostingSearch) => void }) {
  const { q, ...rest } = props.search;
  const [value, setValue] = useState(q ?? '');
  const send = useDebouncedCallback((next: string) => {
    props.onChange(next.trim() === '' ? rest : { ...rest, q: next.trim() });
  }, 500);
  return (
    <TextInput
      aria-label={t('recruiterDashboard.titleOrPlace')}
      placeholder={t('recruiterDashboard.titleOrPlace')}
      maxLength={100}
      value={value}
      onChange={(event) => {
        setValue(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}
