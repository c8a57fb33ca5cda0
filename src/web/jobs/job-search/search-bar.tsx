import { Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobList } from '../../../api/jobs/job-search.ts';
import { t } from '../../platform/messages.ts';
import { ActiveFilters, activeFilters } from './active-filters.tsx';
import { usualUnit } from './distances.ts';
import { JobFilters } from './job-filters.tsx';
import classes from './job-search-bar.module.css';
import { JobSearchBox } from './job-search-box.tsx';
import { type JobSearch, readJobSearch } from './job-search.ts';
import { PlaceField } from './place-field.tsx';
import { QuickFilters } from './quick-filters.tsx';

type Props = {
  search: JobSearch;
  found: Pick<JobList, 'facets' | 'at_least'> | undefined;
  onChange: (next: JobSearch, replace?: boolean) => void;
  /** What ends the row of filters. */
  children?: ReactNode;
};

/** Words and place, and below them the filters that are set, those most used, and on request all of them. */
export function SearchBar({ search, found, onChange, children }: Props) {
  const [opened, panel] = useDisclosure(false);
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const filters = (
    <Button
      variant="default"
      size={isNarrow ? 'md' : 'compact-sm'}
      {...(!isNarrow && { h: 32 })}
      className={classes.chip}
      leftSection={<SlidersHorizontal size={16} aria-hidden />}
      aria-expanded={opened}
      aria-controls={opened ? 'job-filters' : undefined}
      onClick={panel.toggle}
    >
      {t('jobSearch.filtersSet', { count: activeFilters(search).length })}
    </Button>
  );
  const place = (label?: string) => (
    <PlaceField
      {...(label !== undefined && { label })}
      value={search.near ?? ''}
      onChange={(near) => onChange(withPlace(search, near))}
    />
  );
  return (
    <>
      <JobSearchBox
        value={search.q ?? ''}
        onChange={(q) => {
          const { q: before, ...rest } = search;
          if (q !== (before ?? ''))
            onChange(q === '' ? rest : { ...rest, q }, before !== undefined && q !== '');
        }}
        place={isNarrow ? filters : place()}
      />
      <div className={classes.filters}>
        {!isNarrow && filters}
        <ActiveFilters search={search} onChange={onChange} />
        {!opened && <QuickFilters search={search} isNarrow={isNarrow} onChange={onChange} />}
        {children}
      </div>
      {opened && (
        <JobFilters
          id="job-filters"
          search={search}
          found={found}
          place={isNarrow && place(t('jobSearch.place'))}
          onChange={onChange}
        />
      )}
    </>
  );
}

/** A search near another place, as far around it as before; without any, when there is none. */
function withPlace(
  { near: _before, radius, unit = usualUnit(), ...rest }: JobSearch,
  near: string | undefined,
) {
  return readJobSearch(near === undefined ? rest : { ...rest, radius, unit, near });
}
