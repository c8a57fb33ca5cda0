import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readApplicantSearch } from './applicant-search.ts';
import type { ApplicantSearch } from './applicant-search.ts';

/** Which applicants in which order, as the address of the list says, and how to change it. A job's own list is that job's. */
export function useApplicantSearch(): [ApplicantSearch, (next: ApplicantSearch) => void] {
  const raw = useSearch({ strict: false });
  const { id } = useParams({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => {
    const { job: _, ...asked } = readApplicantSearch(raw);
    return id === undefined ? asked : { ...asked, job: id };
  }, [raw, id]);
  function change({ job: _job, ...next }: ApplicantSearch) {
    const how = { search: next, replace: true, resetScroll: false };
    if (id === undefined) void navigate({ to: '/applicants', ...how });
    else void navigate({ to: '/jobs/$id/applicants', params: { id }, ...how });
  }
  return [search, change];
}
