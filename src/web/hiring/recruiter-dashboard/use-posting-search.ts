import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readPostingSearch } from './posting-search.ts';
import type { PostingSearch } from './posting-search.ts';

/** Whose postings and of which status, as the address of the page says, and how to change it. */
export function usePostingSearch(
  to: '/recruiter' | '/recruiter/jobs',
): [PostingSearch, (next: PostingSearch) => void] {
  const raw = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => readPostingSearch(raw), [raw]);
  return [search, (next) => void navigate({ to, search: next, replace: true, resetScroll: false })];
}
