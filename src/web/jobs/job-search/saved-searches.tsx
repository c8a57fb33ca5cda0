import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { jobSearchApi } from '../../../api/jobs/job-search.ts';
import { call } from '../../platform/client.ts';
import { countryLabel } from '../../platform/ui/country-names.ts';
import { jobTypeLabels, locationTypeLabels } from '../../platform/ui/job-labels.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { focusUnlessMoved } from '../../platform/ui/focus-unless-moved.ts';
import { toast } from '../../platform/ui/toast.ts';
import classes from './job-search-bar.module.css';
import { nearLabel, payLabel } from './active-filters.tsx';
import { isNarrowed, toAddress } from './job-search.ts';
import type { JobSearch } from './job-search.ts';
import { savedSearchesQuery } from '../jobs/job-queries.ts';
import { clearSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { t } from '../../platform/messages.ts';

/** The last texts searched for in this browser, as links, with a way to forget them. */
export function RecentSearches({ q }: { q: string | undefined }) {
  const [recent, setRecent] = useState(recentSearches);
  useEffect(() => {
    if (q === undefined) return undefined;
    const rest = setTimeout(() => {
      rememberSearch(q);
      setRecent(recentSearches());
    }, 1500);
    return () => clearTimeout(rest);
  }, [q]);
  const others = recent.filter((text) => text !== q);
  if (others.length === 0) return null;
  return (
    <Group gap="xs" component="section" aria-label={t('jobSearch.recentSearches')}>
      <Text size="sm" c="dimmed">
        {t('jobSearch.recentLabel')}
      </Text>
      {others.map((text) => (
        <TextLink key={text} size="sm" to="/jobs" search={{ q: text }}>
          {text}
        </TextLink>
      ))}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t('jobSearch.clearRecentSearches')}
        onClick={() => {
          clearSearches();
          setRecent([]);
        }}
      >
        <X size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

const savedSearches = 'saved-searches';

/** The searches that the candidate keeps, as links. */
export function SavedSearches() {
  const saved = useQuery(savedSearchesQuery);
  const remove = useRemoveSearch();
  const items = saved.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Group
      gap="xs"
      component="section"
      id={savedSearches}
      tabIndex={-1}
      aria-label={t('jobSearch.savedSearches')}
    >
      <Text size="sm" c="dimmed">
        {t('jobSearch.savedLabel')}
      </Text>
      {items.map(({ id, name, query }) => (
        <Group key={id} gap={2} wrap="nowrap">
          <TextLink size="sm" to="/jobs" search={toAddress(query)}>
            {name}
          </TextLink>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('jobSearch.removeSavedSearch', { name })}
            onClick={() => remove.mutate(id)}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <TextLink size="sm" to="/settings/$section" params={{ section: 'job-alerts' }}>
        {t('jobSearch.emailAlerts')}
      </TextLink>
    </Group>
  );
}

/** Keeps the search at hand, unless it is kept already or looks for nothing. The focus then goes to the kept ones. */
export function SaveSearch({ search }: { search: JobSearch }) {
  const saved = useQuery(savedSearchesQuery);
  const save = useSaveSearch();
  const items = saved.data?.items ?? [];
  const isKept = items.some(({ query }) => JSON.stringify(sorted(query)) === JSON.stringify(sorted(search)));
  if (!isNarrowed(search) || isKept) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes.save}
      leftSection={<BookmarkPlus size={16} aria-hidden />}
      loading={save.isPending}
      onClick={() => save.mutate(search)}
    >
      {t('jobSearch.saveThisSearch')}
    </Button>
  );
}

function useSaveSearch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (search: JobSearch) =>
      call(jobSearchApi.saveSearch, {
        body: { name: nameOf(search), query: search },
        idempotencyKey: crypto.randomUUID(),
      }),
    onMutate: () => focusUnlessMoved(),
    onSuccess: async (_saved, _search, giveFocus) => {
      toast.success(t('jobSearch.searchSaved'));
      await queries.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
      setTimeout(() => giveFocus(document.getElementById(savedSearches)));
    },
    onError: (error) => toast.error(error.message),
  });
}

function useRemoveSearch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(jobSearchApi.deleteSavedSearch, { params: { id } }),
    onSettled: () => void queries.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  });
}

/** What a search looks for, in a few words. */
function nameOf(search: JobSearch): string {
  const parts = [
    search.q,
    search.job_type && jobTypeLabels[search.job_type],
    search.location_type && locationTypeLabels[search.location_type],
    search.country && countryLabel(search.country),
    search.near && nearLabel({ ...search, near: search.near }),
    payLabel(search),
    search.days && t('jobSearch.lastDays', { days: search.days }),
  ];
  return parts.filter(Boolean).join(' · ').slice(0, 120);
}

function sorted(search: object): [string, unknown][] {
  return Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => a.localeCompare(b));
}
