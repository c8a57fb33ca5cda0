import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readPage } from './job-search.ts';

const leftAt = 'tenon-jobs-left-at';

type List = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/**
 * How far one went down the list of jobs, which the address holds: after a reload or a way back the list goes on to the same page
 * by itself, and a reload finds the place one looked at. `loaded` is how many pages there are by now. Returns how to go on.
 */
export function useListPosition(loaded: number, list: List): () => void {
  const raw = useSearch({ strict: false });
  const navigate = useNavigate();
  const page = readPage(raw['page']);
  const { hasNextPage, fetchNextPage } = list;
  const goesOn = loaded > 0 && loaded < page && hasNextPage;
  const isFree = !list.isFetchingNextPage && !list.isFetchNextPageError;
  useEffect(() => {
    if (goesOn && isFree) void fetchNextPage();
  }, [goesOn, isFree, loaded, fetchNextPage]);
  useReturn(loaded > 0 && !goesOn);
  return () => {
    if (page > loaded) void fetchNextPage();
    const search = { ...raw, page: String(loaded + 1) };
    void navigate({ to: '/jobs', search, replace: true, resetScroll: false });
  };
}

/** Notes where one was when the program is left, and goes there once the list is whole again. */
function useReturn(isWhole: boolean): void {
  const [wasWhole] = useState(isWhole);
  useEffect(() => {
    const note = () => saveNote(`${scrollY} ${location.href}`);
    addEventListener('pagehide', note);
    return () => removeEventListener('pagehide', note);
  }, []);
  useEffect(() => {
    if (!isWhole) return;
    const [top, address] = takeNote().split(' ');
    if (!wasWhole && address === location.href) scrollTo({ top: Number(top) });
  }, [isWhole, wasWhole]);
}

function saveNote(note: string): void {
  try {
    sessionStorage.setItem(leftAt, note);
  } catch {
    // Storage is blocked: the list opens at its top.
  }
}

function takeNote(): string {
  try {
    const note = sessionStorage.getItem(leftAt) ?? '';
    sessionStorage.removeItem(leftAt);
    return note;
  } catch {
    return '';
  }
}
