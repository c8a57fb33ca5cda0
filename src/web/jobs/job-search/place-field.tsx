import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { jobSearchApi } from '../../../api/jobs/job-search.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';

type Props = { value: string; label?: string; onChange: (place: string | undefined) => void };

const leastLetters = 2;

/**
 * The town to look near: names are offered while somebody types, also for a misspelt one. The first is taken on Enter or when the
 * field is left; a town that nobody knows is said so, and what was typed stays.
 */
export function PlaceField({ value, label, onChange }: Props) {
  const { typed, setTyped, unknown, names, choose, take } = usePlace(value, onChange);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isOnOption = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || isOnOption) return;
    event.preventDefault();
    void take();
  };
  return (
    <Autocomplete
      {...(label === undefined ? { 'aria-label': t('jobSearch.place'), size: 'md' } : { label })}
      placeholder={t('jobSearch.placePlaceholder')}
      maxLength={120}
      autoComplete="off"
      leftSection={<MapPin size={16} aria-hidden />}
      clearable
      clearButtonProps={{ 'aria-label': t('jobSearch.clearPlace') }}
      data={names}
      filter={({ options }) => options}
      value={typed}
      error={unknown === null ? undefined : t('jobSearch.unknownPlace', { place: unknown })}
      onChange={setTyped}
      onOptionSubmit={choose}
      onClear={() => choose('')}
      onKeyDown={onKeyDown}
      onBlur={() => void take()}
    />
  );
}

function usePlace(value: string, onChange: Props['onChange']) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [unknown, setUnknown] = useState<string | null>(null);
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const [asked] = useDebouncedValue(typed.trim(), 150);
  const offered = useQuery({
    ...placesQuery(asked),
    enabled: asked.length >= leastLetters && asked !== value,
  });
  const names = typed.trim() === value ? [] : (offered.data?.items ?? []).map(({ name }) => name);
  const choose = (name: string) => {
    setUnknown(null);
    setTyped(name);
    onChange(name === '' ? undefined : name);
  };
  const take = async () => {
    const text = typed.trim();
    if (text === value || text === unknown) return;
    if (text === '') return choose('');
    const found = await queries.fetchQuery(placesQuery(text)).catch(() => null);
    const [first] = found?.items ?? [];
    if (first) choose(first.name);
    else if (found) setUnknown(text);
  };
  return { typed, setTyped, unknown, names, choose, take };
}

function placesQuery(q: string) {
  return queryOptions({
    queryKey: ['places', q],
    queryFn: ({ signal }) => call(jobSearchApi.listPlaces, { query: { q }, signal }),
    staleTime: Infinity,
  });
}
