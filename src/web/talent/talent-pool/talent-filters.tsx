import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { jobsApi } from '../../../api/jobs/jobs.ts';
import { call } from '../../platform/client.ts';
import { FilterRow, shortField } from '../../platform/ui/filter-row.tsx';
import classes from './talent.module.css';
import type { TalentSearch } from './talent-queries.ts';

const ways = [
  { value: '', label: 'Everyone' },
  { value: 'found', label: 'Open to employers' },
  { value: 'kept', label: 'Past applicants' },
  { value: 'added', label: 'Added by us' },
];

/** The open jobs of the company, to choose one for. */
export function useOpenJobs(): { id: string; title: string }[] {
  return (
    useQuery({
      queryKey: ['recruiter', 'jobs', 'open-for-talent'],
      queryFn: ({ signal }) =>
        call(jobsApi.listPostings, { query: { scope: 'team', status: 'open', limit: 100 }, signal }),
    }).data?.items ?? []
  );
}

const typedFields = [
  ['q', 'Words', 100],
  ['skill', 'Skill', 80],
  ['place', 'Place', 100],
] as const;

type Props = {
  search: TalentSearch;
  tags: string[];
  onChange: (change: Record<string, string>) => void;
};

/** Words, skill, place, tag, where from, and the job to rank for; all in the address. */
export function TalentFilters(props: Props) {
  const { search, onChange } = props;
  const { q = '', skill = '', place = '' } = search;
  const [typed, setTyped] = useState({ q, skill, place });
  const active = Object.entries(search).some(([name]) => !['job', 'view', 'person'].includes(name));
  function send(event: SubmitEvent) {
    event.preventDefault();
    onChange({ q: typed.q.trim(), skill: typed.skill.trim(), place: typed.place.trim() });
  }
  return (
    <search aria-label="Find people">
      <form onSubmit={send}>
        <FilterRow>
          {typedFields.map(([name, label, maxLength]) => (
            <TextInput
              key={name}
              className={shortField}
              label={label}
              value={typed[name]}
              maxLength={maxLength}
              onChange={(e) => setTyped({ ...typed, [name]: e.currentTarget.value })}
            />
          ))}
          <Button type="submit" variant="default">
            Search
          </Button>
          <Choices {...props} />
          {active && (
            <Button
              variant="subtle"
              onClick={() => {
                setTyped({ q: '', skill: '', place: '' });
                onChange({ q: '', skill: '', place: '', tag: '', way: '' });
              }}
            >
              Clear Filters
            </Button>
          )}
        </FilterRow>
      </form>
    </search>
  );
}

/** What is chosen from a list, and counts at once. */
function Choices({ search, tags, onChange }: Props) {
  const jobs = useOpenJobs();
  return (
    <>
      <NativeSelect
        label="Source"
        data={ways}
        value={search.way ?? ''}
        onChange={(e) => onChange({ way: e.currentTarget.value })}
      />
      {tags.length > 0 && (
        <NativeSelect
          label="Tag"
          data={[{ value: '', label: 'Any' }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
          value={search.tag ?? ''}
          onChange={(e) => onChange({ tag: e.currentTarget.value })}
        />
      )}
      <NativeSelect
        className={classes.job}
        label="Rank for a job"
        data={[
          { value: '', label: 'Newest first' },
          ...jobs.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={search.job ?? ''}
        onChange={(e) => onChange({ job: e.currentTarget.value })}
      />
    </>
  );
}
