import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { batchCalls } from './batch-calls.ts';

/** Between two questions about the same, while events pour in. */
const pauseMs = 300;

/**
 * Returns a function that asks again for what an event made old. Events that come while the answer is on its way do not break
 * it off, which would show nothing until they cease.
 */
export function useInvalidate(): (queryKey: QueryKey) => void {
  const queries = useQueryClient();
  const [invalidate] = useState(() =>
    batchCalls<QueryKey>(
      (queryKey) => queries.invalidateQueries({ queryKey }),
      (queryKey) => JSON.stringify(queryKey),
      () => new Promise((resolve) => setTimeout(resolve, pauseMs)),
    ),
  );
  return invalidate;
}
