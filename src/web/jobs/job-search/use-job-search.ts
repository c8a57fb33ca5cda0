import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readJobSearch, toAddress } from './job-search.ts';
import type { JobSearch } from './job-search.ts';

/** The search of the job list as the address says it, and how to change it; `replace` leaves no step to go back to. */
export function useJobSearch(): [JobSearch, (next: JobSearch, replace?: boolean) => void] {
  const raw = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => readJobSearch(raw), [raw]);
  return [
    search,
    (next, replace = false) =>
      void navigate({ to: '/jobs', search: toAddress(next), replace, resetScroll: false }),
  ];
}
