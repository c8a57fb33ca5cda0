import { NativeSelect } from '@mantine/core';
import { t } from '../../platform/messages.ts';
import { jobTypeLabels, locationTypeLabels } from '../../platform/ui/job-labels.ts';
import { options } from '../jobs/job-labels.ts';
import { formatDistance } from './distances.ts';
import classes from './job-search-bar.module.css';
import { ages, type JobSearch, radii, readJobSearch } from './job-search.ts';

type Props = { search: JobSearch; onChange: (next: JobSearch) => void };

/**
 * How far around a place, once one is set; and where there is room, the most used filters that are not set yet, each a choice of its own
 * beside those that are.
 */
export function QuickFilters({ search, isNarrow, onChange }: Props & { isNarrow: boolean }) {
  return (
    <>
      {search.near !== undefined && <Radius search={search} onChange={onChange} />}
      {!isNarrow && <UnsetFilters search={search} onChange={onChange} />}
    </>
  );
}

function UnsetFilters({ search, onChange }: Props) {
  const set = (name: keyof JobSearch) => (value: string) =>
    onChange(readJobSearch({ ...search, [name]: value }));
  return (
    <>
      {!search.job_type && (
        <Choice label={t('jobSearch.jobType')} list={options(jobTypeLabels)} onChange={set('job_type')} />
      )}
      {!search.location_type && (
        <Choice
          label={t('jobSearch.locationType')}
          list={options(locationTypeLabels)}
          onChange={set('location_type')}
        />
      )}
      {!search.days && <Choice label={t('jobSearch.posted')} list={agesInWords()} onChange={set('days')} />}
    </>
  );
}

/** The ages of jobs to choose from. */
export function agesInWords(): { value: string; label: string }[] {
  return ages.map((days) => ({ value: String(days), label: t('jobSearch.postedWithin', { days }) }));
}

function Choice(props: {
  label: string;
  list: { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <NativeSelect
      className={classes.choice}
      aria-label={props.label}
      data={[{ value: '', label: props.label }, ...props.list]}
      value=""
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

function Radius({ search, onChange }: Props) {
  const { unit = 'km' } = search;
  const chosen = search.radius ?? 25;
  const list = [...new Set([...radii, chosen])].toSorted((a, b) => a - b);
  return (
    <NativeSelect
      className={classes.choice}
      aria-label={t('jobSearch.radius')}
      data={list.map((radius) => ({ value: String(radius), label: formatDistance(radius, unit) }))}
      value={String(chosen)}
      onChange={(event) => onChange(readJobSearch({ ...search, unit, radius: event.currentTarget.value }))}
    />
  );
}
