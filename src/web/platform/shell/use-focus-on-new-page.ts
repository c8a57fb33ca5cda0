import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The path that was shown last, in whichever frame; null before the first. */
let shown: string | null = null;

/** Moves focus to the content when another page is opened, so that a keyboard or a screen reader starts there. */
export function useFocusOnNewPage() {
  const path = useLocation({ select: (location) => location.pathname });
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // A frame that leads elsewhere has no content.
    if (!main.current) return;
    if (shown !== null && shown !== path) main.current.focus({ preventScroll: true });
    shown = path;
  }, [path]);
  return main;
}
