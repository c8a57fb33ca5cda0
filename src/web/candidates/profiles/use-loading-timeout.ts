import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A page gives up waiting for its data after this long, and says so. */
export const loadingTimeoutMs = 5000;

/**
 * Whether the first load of a page's data has lasted 5 seconds, and the way to ask again, which drops a question that hangs. Data that
 * arrives later can be shown all the same.
 */
export function useLoadingTimeout(
  query: { isPending: boolean; refetch: () => unknown },
  queryKey: QueryKey,
): { late: boolean; askAnew: () => void } {
  const client = useQueryClient();
  const [lateAt, setLateAt] = useState(0);
  const [attempt, setAttempt] = useState(1);
  const { isPending, refetch } = query;
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLateAt(attempt), loadingTimeoutMs);
    return () => clearTimeout(timer);
  }, [isPending, attempt]);
  return {
    late: isPending && lateAt === attempt,
    askAnew: () => {
      setAttempt(attempt + 1);
      void client.cancelQueries({ queryKey, exact: true }).then(refetch);
    },
  };
}
