import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Takes the person to the section that the address names, and gives its heading the focus. It stays in its place while the
 * sections above it load and grow, until the person does something.
 */
export function useLinkedSection(sections: RefObject<HTMLElement | null>): void {
  const id = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    const given = new AbortController();
    let isThere = false;
    // It tells of the size as it is at first, and of each change.
    const growth = new ResizeObserver(() => {
      const heading = document.getElementById(id);
      heading?.scrollIntoView();
      if (!isThere) heading?.focus({ preventScroll: true });
      isThere ||= heading !== null;
    });
    const stop = () => {
      growth.disconnect();
      given.abort();
    };
    if (id !== '' && sections.current) growth.observe(sections.current);
    for (const act of acts) addEventListener(act, stop, { passive: true, signal: given.signal });
    return stop;
  }, [id, sections]);
}
