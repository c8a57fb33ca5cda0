import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { jobsApi } from '../../../api/jobs/jobs.ts';
import { call } from '../../platform/client.ts';
import { FilterRow, shortField } from '../../platform/ui/filter-row.tsx';
import classes from './talent.module.css';
import type { TalentSearch } from './talent-queries.ts';

const ways = [
  { value: '', label: 'Everybody' },
  { value: 'found', label: 'Agreed to be found' },
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

/** Words, skill, place, tag, where from, and the job to rank for; all in the address. */
export function TalentFilters(props: {
  search: TalentSearch;
  tags: string[];
  onChange: (change: Record<string, string>) => void;
}) {
  const { search, onChange } = props;
  const jobs = useOpenJobs();
  const [q, setQ] = useState(search.q ?? '');
  const [skill, setSkill] = useState(search.skill ?? '');
  const [place, setPlace] = useState(search.place ?? '');
  const active = Object.entries(search).some(([name]) => !['job', 'view', 'person'].includes(name));
  function send(event: SubmitEvent) {
    event.preventDefault();
    onChange({ q: q.trim(), skill: skill.trim(), place: place.trim() });
  }
  return (
    <search aria-label="Find people">
      <form onSubmit={send}>
        <FilterRow>
          <TextInput
            className={shortField}
            label="Words"
            value={q}
            maxLength={100}
            onChange={(e) => setQ(e.currentTarget.value)}
          />
          <TextInput
            className={shortField}
            label="Skill"
            value={skill}
            maxLength={80}
            onChange={(e) => setSkill(e.currentTarget.value)}
          />
          <TextInput
            className={shortField}
            label="Place"
            value={place}
            maxLength={100}
            onChange={(e) => setPlace(e.currentTarget.value)}
          />
          <Button type="submit" variant="default">
            Search
          </Button>
          <NativeSelect
            label="Where from"
            data={ways}
            value={search.way ?? ''}
            onChange={(e) => onChange({ way: e.currentTarget.value })}
          />
          {props.tags.length > 0 && (
            <NativeSelect
              label="Tag"
              data={[{ value: '', label: 'Any' }, ...props.tags.map((tag) => ({ value: tag, label: tag }))]}
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
          {active && (
            <Button
              variant="subtle"
              onClick={() => {
                setQ('');
                setSkill('');
                setPlace('');
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
