import { useEffect, useState } from 'react';

/** How far below the top of the window a heading counts as being read, in pixels: a little more than where links lead. */
const readAt = 96;

/** The one of these sections, by the ids of their headings, that is being read; the last one at the end of the page. */
export function useCurrentSection(ids: string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const all = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(currentOf(all.split(' ')));
    };
    const later = () => (frame ||= requestAnimationFrame(look));
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    later();
    return () => {
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
      cancelAnimationFrame(frame);
    };
  }, [all]);
  return current;
}

function currentOf(ids: string[]): string {
  const [first = ''] = ids;
  const page = document.documentElement;
  if (scrollY > 0 && scrollY + innerHeight >= page.scrollHeight - 2) return ids.at(-1) ?? first;
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  return ids.findLast((id) => topOf(id) <= readAt) ?? first;
}
