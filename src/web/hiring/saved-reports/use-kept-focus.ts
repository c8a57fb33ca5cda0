import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus on the page: what is done with a report goes with it when another one, or none, is open. Answers where the focus goes
 * then, and how to send it there once a dialog has gone.
 */
export function useKeptFocus(reportId: string | undefined): {
  place: RefObject<HTMLButtonElement | null>;
  keep: () => void;
} {
  const place = useRef<HTMLButtonElement>(null);
  const before = useRef(reportId);
  const keep = () => {
    if (document.activeElement === document.body) place.current?.focus();
  };
  useEffect(() => {
    if (before.current !== undefined && before.current !== reportId) keep();
    before.current = reportId;
  }, [reportId]);
  return { place, keep };
}
