import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { applicantsQuery } from './applicant-queries.ts';
import type { ApplicantPage } from './applicant-queries.ts';
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
 * Where the applicant stands in the list, or stood before it left, as by a move to another stage than the one the list is
 * narrowed to; null when it never was in what is loaded.
 */
export function useApplicantPosition(id: string, search: ApplicantSearch): Place | null {
  const { data, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(applicantsQuery(search));
  const place = useMemo(() => placeOf(id, data?.pages ?? []), [id, data]);
  const [last, setLast] = useState(place);
  if (place !== null && place !== last) setLast(place);
  const loaded = data?.pages.reduce((sum, page) => sum + page.items.length, 0) ?? 0;
  const nearEnd = place !== null && loaded - place.position < readAhead;
  // While the list is fetched again, as after each move, asking for more would end that and could be ended by the next.
  useEffect(() => {
    if (nearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [nearEnd, hasNextPage, isFetching, fetchNextPage]);
  return place ?? last;
}

function placeOf(id: string, pages: ApplicantPage[]): Place | null {
  const ids = pages.flatMap((page) => page.items.map((item) => item.id));
  const at = ids.indexOf(id);
  if (at === -1) return null;
  return { previous: ids[at - 1], next: ids[at + 1], position: at + 1, total: pages[0]?.total ?? ids.length };
}
