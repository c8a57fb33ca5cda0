import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';

/**
 * Where the browser remembers whether the menu is folded; public/color-scheme.js reads it before the first paint. The page of an
 * applicant has panes that need the room: there it is folded unless somebody opens it, and that is remembered by itself.
 */
const places = {
  review: { key: 'tenon.menu.review', usual: 'narrow' },
  other: { key: 'tenon.menu', usual: 'wide' },
} as const;

/** Whether the menu is folded to its icons on this page, and how to fold it or open it again, here and on the next visit. */
export function useFoldedMenu(): [narrow: boolean, setNarrow: (narrow: boolean) => void] {
  const place = useLocation({
    select: ({ pathname }) => (/^\/applicants\/[\da-f-]{36}\/?$/.test(pathname) ? 'review' : 'other'),
  });
  const [chosen, setChosen] = useState<Partial<Record<typeof place, boolean>>>({});
  const narrow = chosen[place] ?? remembered(places[place]);
  useLayoutEffect(() => {
    document.documentElement.dataset.menu = narrow ? 'narrow' : 'wide';
  }, [narrow]);
  function setNarrow(next: boolean): void {
    setChosen({ ...chosen, [place]: next });
    try {
      localStorage.setItem(places[place].key, next ? 'narrow' : 'wide');
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
  return [narrow, setNarrow];
}

function remembered({ key, usual }: (typeof places)[keyof typeof places]): boolean {
  try {
    return (localStorage.getItem(key) ?? usual) === 'narrow';
  } catch {
    return usual === 'narrow';
  }
}
