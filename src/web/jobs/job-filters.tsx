import { Button, Card, Group, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { jobTypes, locationTypes } from '../../api/jobs.ts';
import { hasFilter, oneOf } from './job-search.ts';
import type { JobSearch } from './job-search.ts';
import { jobTypeWords, locationTypeWords } from '../ui/job-words.ts';
import { options } from './job-words.ts';

/** The Filters panel: job type and location type, and a way to clear them when one is set. */
export function JobFilters({
  id,
  search,
  onChange,
}: {
  id: string;
  search: JobSearch;
  onChange: (next: JobSearch) => void;
}) {
  const { job_type, location_type, ...rest } = search;
  return (
    <Card component="section" aria-label="Filters" id={id}>
      <Group align="flex-end" gap="md">
        <NativeSelect
          label="Job type"
          data={[{ value: '', label: 'Any' }, ...options(jobTypeWords)]}
          value={job_type ?? ''}
          onChange={(event) => {
            const chosen = oneOf(jobTypes, event.currentTarget.value);
            onChange({
              ...rest,
              ...(location_type && { location_type }),
              ...(chosen && { job_type: chosen }),
            });
          }}
        />
        <NativeSelect
          label="Location type"
          data={[{ value: '', label: 'Any' }, ...options(locationTypeWords)]}
          value={location_type ?? ''}
          onChange={(event) => {
            const chosen = oneOf(locationTypes, event.currentTarget.value);
            onChange({ ...rest, ...(job_type && { job_type }), ...(chosen && { location_type: chosen }) });
          }}
        />
        {hasFilter(search) && (
          <Button variant="default" onClick={() => onChange(rest)}>
            Clear Filters
          </Button>
        )}
      </Group>
    </Card>
  );
}
