import { type RefObject, useEffect, useRef } from 'react';

/** A dialog that closes holds the focus for a moment. */
const looksMs = [0, 100, 300, 600];

/**
 * Keeps the focus on the page: what is done with a report goes with it when another one, or none, is open. Answers where the focus goes
 * then, and how to send it there once it was lost.
 */
export function useReturningFocus(reportId: string | undefined): {
  place: RefObject<HTMLButtonElement | null>;
  keep: () => void;
} {
  const place = useRef<HTMLButtonElement>(null);
  const before = useRef(reportId);
  const keep = () => {
    for (const ms of looksMs)
      setTimeout(() => {
        if (document.activeElement === document.body) place.current?.focus();
      }, ms);
  };
  useEffect(() => {
    if (before.current !== undefined && before.current !== reportId) keep();
    before.current = reportId;
  }, [reportId]);
  return { place, keep };
}
