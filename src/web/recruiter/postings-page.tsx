import { Button, Group, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Plus } from 'lucide-react';
import { jobStatuses } from '../../api/jobs.ts';
import { oneOf } from '../jobs/job-search.ts';
import { jobStatusWords, options } from '../jobs/job-words.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Postings } from './postings.tsx';
import { ScopeSwitch } from './scope-switch.tsx';
import { usePostingSearch } from './use-posting-search.ts';

/** Every posting of the employer or of the team, by status. */
export function PostingsPage() {
  const [search, setSearch] = usePostingSearch('/recruiter/jobs');
  const { status, ...rest } = search;
  return (
    <div data-wide>
      <PageHeader
        title="Job Postings"
        action={
          <Group gap="xs">
            <Button component="a" variant="default" href="/api/recruiter/job-file" download>
              Export
            </Button>
            <LinkButton variant="default" to="/recruiter/jobs/import">
              Import
            </LinkButton>
            <LinkButton to="/jobs/create" leftSection={<Plus size={16} aria-hidden />}>
              Post New Job
            </LinkButton>
          </Group>
        }
      />
      <Group gap="md" mb="md" align="flex-end">
        <ScopeSwitch search={search} onChange={setSearch} />
        <NativeSelect
          aria-label="Status"
          data={[{ value: '', label: 'Every status' }, ...options(jobStatusWords)]}
          value={status ?? ''}
          onChange={(event) => {
            const chosen = oneOf(jobStatuses, event.currentTarget.value);
            setSearch(chosen ? { ...rest, status: chosen } : rest);
          }}
        />
      </Group>
      <Postings search={search} whole />
    </div>
  );
}
