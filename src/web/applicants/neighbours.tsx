import { Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { LinkButton } from '../ui/link-button.tsx';
import { applicantsQuery } from './applicant-queries.ts';
import type { ApplicantSearch } from './applicant-search.ts';

/** The ways to the previous and the next applicant of the list one came from, also by Alt+K and Alt+J. */
export function Neighbours({ id, search }: { id: string; search: ApplicantSearch }) {
  const navigate = useNavigate();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(applicantsQuery(search));
  const ids = data?.pages.flatMap((page) => page.items.map((item) => item.id)) ?? [];
  const at = ids.indexOf(id);
  const previous = at > 0 ? ids[at - 1] : undefined;
  const next = at >= 0 ? ids[at + 1] : undefined;
  const atEnd = at >= 0 && at === ids.length - 1;
  useEffect(() => {
    if (atEnd && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [atEnd, hasNextPage, isFetchingNextPage, fetchNextPage]);
  const go = (to: string | undefined) =>
    to !== undefined && void navigate({ to: '/applicants/$id', params: { id: to }, search });
  useHotkeys([
    ['alt+J', () => go(next)],
    ['alt+K', () => go(previous)],
  ]);
  if (at === -1) return null;
  return (
    <Group gap="xs" component="nav" aria-label="Other applicants of the list">
      {previous && (
        <LinkButton
          variant="default"
          size="compact-sm"
          to="/applicants/$id"
          params={{ id: previous }}
          search={search}
          aria-keyshortcuts="Alt+K"
          leftSection={<ChevronLeft size={16} aria-hidden />}
        >
          Previous
        </LinkButton>
      )}
      {next && (
        <LinkButton
          variant="default"
          size="compact-sm"
          to="/applicants/$id"
          params={{ id: next }}
          search={search}
          aria-keyshortcuts="Alt+J"
          rightSection={<ChevronRight size={16} aria-hidden />}
        >
          Next
        </LinkButton>
      )}
      <Text size="xs" c="dimmed">
        {at + 1} of {data?.pages[0]?.total ?? ids.length}
      </Text>
    </Group>
  );
}
