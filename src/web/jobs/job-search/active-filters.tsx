import { Button, Group } from '@mantine/core';
import { X } from 'lucide-react';
import { t } from '../../platform/messages.ts';
import { countryLabel } from '../../platform/ui/country-names.ts';
import { jobTypeLabels, locationTypeLabels } from '../../platform/ui/job-labels.ts';
import { hasFilter, withoutFilters } from './job-search.ts';
import type { JobSearch } from './job-search.ts';

type Props = { search: JobSearch; onChange: (next: JobSearch) => void };

/** The filters that are set, each a button that removes it, and one that removes all. */
export function ActiveFilters({ search, onChange }: Props) {
  if (!hasFilter(search)) return null;
  return (
    <Group gap="xs" component="section" aria-label={t('jobSearch.activeFilters')}>
      {activeFilters(search).map(({ label, rest }) => (
        <Button
          key={label}
          variant="light"
          size="compact-md"
          fw={500}
          rightSection={<X size={16} aria-hidden />}
          aria-label={t('jobSearch.removeFilter', { filter: label })}
          onClick={() => onChange(rest)}
        >
          {label}
        </Button>
      ))}
      <Button variant="subtle" size="compact-md" onClick={() => onChange(withoutFilters(search))}>
        {t('jobSearch.clearFilters')}
      </Button>
    </Group>
  );
}

/** Each filter that is set in words, with the search without it. */
export function activeFilters(search: JobSearch): { label: string; rest: JobSearch }[] {
  const { job_type: type, location_type: place, country, pay, currency = 'USD', days } = search;
  const without = (...names: (keyof JobSearch)[]): JobSearch =>
    Object.fromEntries(Object.entries(search).filter(([name]) => !names.some((each) => each === name)));
  return [
    ...(type ? [{ label: jobTypeLabels[type], rest: without('job_type') }] : []),
    ...(place ? [{ label: locationTypeLabels[place], rest: without('location_type') }] : []),
    ...(country ? [{ label: countryLabel(country), rest: without('country') }] : []),
    ...(pay ? [{ label: t('jobSearch.payFrom', { pay, currency }), rest: without('pay', 'currency') }] : []),
    ...(days ? [{ label: t('jobSearch.postedWithin', { days }), rest: without('days') }] : []),
  ];
}
