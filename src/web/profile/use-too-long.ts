import { useEffect, useState } from 'react';

/** A page gives up waiting for its data after this long, and says so. */
export const loadingTimeoutMs = 5000;

/** True when `loading` has lasted 5 seconds; data that still arrives later can be shown all the same. */
export function useTooLong(loading: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLate(true), loadingTimeoutMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  return loading && late;
}
