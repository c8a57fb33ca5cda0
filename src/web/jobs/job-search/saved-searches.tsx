import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { jobSearchApi } from '../../../api/jobs/job-search.ts';
import { call } from '../../platform/client.ts';
import { countryLabel } from '../../platform/ui/country-names.ts';
import { jobTypeLabels, locationTypeLabels } from '../../platform/ui/job-labels.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { toast } from '../../platform/ui/toast.ts';
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

/** The searches that the candidate keeps, as links, and a button that keeps the one at hand. */
export function SavedSearches({ search }: { search: JobSearch }) {
  const saved = useQuery(savedSearchesQuery);
  const { save, remove } = useSavedSearchActions();
  const items = saved.data?.items ?? [];
  const isKept = items.some(({ query }) => JSON.stringify(sorted(query)) === JSON.stringify(sorted(search)));
  if (items.length === 0 && !isNarrowed(search)) return null;
  return (
    <Group gap="xs" component="section" aria-label={t('jobSearch.savedSearches')}>
      {items.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('jobSearch.savedLabel')}
        </Text>
      )}
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
      {items.length > 0 && (
        <TextLink size="sm" to="/settings/$section" params={{ section: 'job-alerts' }}>
          {t('jobSearch.emailAlerts')}
        </TextLink>
      )}
      {isNarrowed(search) && !isKept && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<BookmarkPlus size={16} aria-hidden />}
          loading={save.isPending}
          onClick={() => save.mutate(search)}
        >
          {t('jobSearch.saveThisSearch')}
        </Button>
      )}
    </Group>
  );
}

function useSavedSearchActions() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
  const save = useMutation({
    mutationFn: (search: JobSearch) =>
      call(jobSearchApi.saveSearch, {
        body: { name: nameOf(search), query: search },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: () => {
      toast.success(t('jobSearch.searchSaved'));
      void refresh();
    },
    onError: (error) => toast.error(error.message),
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(jobSearchApi.deleteSavedSearch, { params: { id } }),
    onSettled: () => void refresh(),
  });
  return { save, remove };
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
