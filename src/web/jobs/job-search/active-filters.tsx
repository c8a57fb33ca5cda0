import { Button } from '@mantine/core';
import { X } from 'lucide-react';
import { t } from '../../platform/messages.ts';
import { countryLabel } from '../../platform/ui/country-names.ts';
import { formatSalary } from '../../platform/ui/format.ts';
import { jobTypeLabels, locationTypeLabels } from '../../platform/ui/job-labels.ts';
import { formatDistance } from './distances.ts';
import classes from './job-search-bar.module.css';
import { hasFilter, withoutFilters } from './job-search.ts';
import type { JobSearch } from './job-search.ts';

type Props = { search: JobSearch; onChange: (next: JobSearch) => void };

/** The filters that are set, each a button that removes it, and one that removes all. */
export function ActiveFilters({ search, onChange }: Props) {
  if (!hasFilter(search)) return null;
  return (
    <section aria-label={t('jobSearch.activeFilters')} className={classes.active}>
      {activeFilters(search).map(({ label, rest }) => (
        <Button
          key={label}
          className={classes.chip}
          variant="light"
          size="compact-sm"
          h={32}
          fw={500}
          rightSection={<X size={16} aria-hidden />}
          aria-label={t('jobSearch.removeFilter', { filter: label })}
          onClick={() => onChange(rest)}
        >
          {label}
        </Button>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        h={32}
        className={classes.last}
        onClick={() => onChange(withoutFilters(search))}
      >
        {t('jobSearch.clearFilters')}
      </Button>
    </section>
  );
}

/** Each filter that is set in words, with the search without it. */
export function activeFilters(search: JobSearch): { label: string; rest: JobSearch }[] {
  const { job_type: type, location_type: place, country, near, days } = search;
  const without = (...names: (keyof JobSearch)[]): JobSearch =>
    Object.fromEntries(Object.entries(search).filter(([name]) => !names.some((each) => each === name)));
  const pay = payLabel(search);
  return [
    ...(near
      ? [{ label: nearLabel({ ...search, near: townOf(near) }), rest: without('near', 'radius', 'unit') }]
      : []),
    ...(type ? [{ label: jobTypeLabels[type], rest: without('job_type') }] : []),
    ...(place ? [{ label: locationTypeLabels[place], rest: without('location_type') }] : []),
    ...(country ? [{ label: countryLabel(country), rest: without('country') }] : []),
    ...(pay ? [{ label: pay, rest: without('pay', 'currency', 'pay_interval') }] : []),
    ...(days ? [{ label: t('jobSearch.postedWithin', { days }), rest: without('days') }] : []),
  ];
}

/** A town without its region and country, for a chip. */
function townOf(near: string): string {
  return near.split(',')[0] ?? near;
}

/** The place of a search in words, with how far around it. */
export function nearLabel({ near, radius = 25, unit = 'km' }: JobSearch & { near: string }): string {
  return t('jobSearch.nearPlace', { distance: formatDistance(radius, unit), place: near });
}

/** The least pay of a search in words; nothing where none is asked for. */
export function payLabel({
  pay,
  currency = 'USD',
  pay_interval: interval = 'year',
}: JobSearch): string | null {
  return pay === undefined ? null : formatSalary({ min: pay, max: null, currency, interval, display: '' });
}
