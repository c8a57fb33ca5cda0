import { Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { LinkButton } from '../ui/link-button.tsx';
import { applicantsQuery } from './applicant-queries.ts';
import type { ApplicantPage } from './applicant-queries.ts';
import type { ApplicantSearch } from './applicant-search.ts';

type Place = { previous: string | undefined; next: string | undefined; position: number; total: number };

/**
 * The ways to the previous and the next applicant of the list one came from, also by Alt+K and Alt+J. They stay when the
 * applicant leaves the list, as by a move to another stage than the one it is narrowed to.
 */
export function Neighbours({ id, search }: { id: string; search: ApplicantSearch }) {
  const navigate = useNavigate();
  const place = useLastPlace(id, search);
  const go = (to: string | undefined) =>
    to !== undefined && void navigate({ to: '/applicants/$id', params: { id: to }, search });
  useHotkeys([
    ['alt+J', () => go(place?.next)],
    ['alt+K', () => go(place?.previous)],
  ]);
  if (place === null) return null;
  return (
    <Group gap="xs" component="nav" aria-label="Other applicants of the list">
      {place.previous && (
        <LinkButton
          variant="default"
          size="compact-sm"
          to="/applicants/$id"
          params={{ id: place.previous }}
          search={search}
          aria-keyshortcuts="Alt+K"
          leftSection={<ChevronLeft size={16} aria-hidden />}
        >
          Previous
        </LinkButton>
      )}
      {place.next && (
        <LinkButton
          variant="default"
          size="compact-sm"
          to="/applicants/$id"
          params={{ id: place.next }}
          search={search}
          aria-keyshortcuts="Alt+J"
          rightSection={<ChevronRight size={16} aria-hidden />}
        >
          Next
        </LinkButton>
      )}
      <Text size="xs" c="dimmed">
        {place.position} of {place.total}
      </Text>
    </Group>
  );
}

/** Where the applicant stands in the list, or stood before it left; null when it never was in what is loaded. */
function useLastPlace(id: string, search: ApplicantSearch): Place | null {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(applicantsQuery(search));
  const place = useMemo(() => placeOf(id, data?.pages ?? []), [id, data]);
  const [last, setLast] = useState(place);
  if (place !== null && place !== last) setLast(place);
  const atEnd = place !== null && place.next === undefined;
  useEffect(() => {
    if (atEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [atEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  return place ?? last;
}

function placeOf(id: string, pages: ApplicantPage[]): Place | null {
  const ids = pages.flatMap((page) => page.items.map((item) => item.id));
  const at = ids.indexOf(id);
  if (at === -1) return null;
  return { previous: ids[at - 1], next: ids[at + 1], position: at + 1, total: pages[0]?.total ?? ids.length };
}
