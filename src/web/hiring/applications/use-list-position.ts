import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { applicantsQuery } from './applicant-queries.ts';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import type { ApplicantSearch } from './applicant-search.ts';

/** Where an applicant stands in the list one came from: who is before, who is next, and its position. */
export type Place = {
  previous: string | undefined;
  next: string | undefined;
  position: number;
  total: number;
};

/** So many applicants before the end of what is loaded, more is fetched. */
const readAhead = 8;

/**
 * The list one came from as far as it is loaded, how to load more, and where the applicant stands in it, or stood before it left, as by
 * a move to another stage than the one the list is narrowed to; null when it never was in what is loaded.
 */
export function useApplicantList(id: string, search: ApplicantSearch) {
  const { data, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(applicantsQuery(search));
  const rows = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const total = data?.pages[0]?.total ?? rows.length;
  const place = useMemo(() => placeOf(id, rows, total), [id, rows, total]);
  const [last, setLast] = useState(place);
  if (place !== null && place !== last) setLast(place);
  const nearEnd = place !== null && rows.length - place.position < readAhead;
  // While the list is fetched again, as after each move, asking for more would end that and could be ended by the next.
  useEffect(() => {
    if (nearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [nearEnd, hasNextPage, isFetching, fetchNextPage]);
  const more = hasNextPage && !isFetching ? () => void fetchNextPage() : null;
  return { place: place ?? last, rows, more };
}

/** What `useApplicantList` answers. */
export type ApplicantList = ReturnType<typeof useApplicantList>;

function placeOf(id: string, rows: ApplicantRow[], total: number): Place | null {
  const at = rows.findIndex((row) => row.id === id);
  if (at === -1) return null;
  return { previous: rows[at - 1]?.id, next: rows[at + 1]?.id, position: at + 1, total };
}
