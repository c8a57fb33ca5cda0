import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';

/** What a query answered, drawn; before that a skeleton of `rows` rows, and its failure in words with a way to try again. */
export function LoadedPart<T>(props: {
  query: UseQueryResult<T>;
  /** What could not be loaded: "Your tokens could not be loaded". */
  failure: string;
  rows?: number;
  children: (data: T) => ReactNode;
}) {
  const { data, error, refetch } = props.query;
  if (data !== undefined) return props.children(data);
  if (!error) return <SkeletonList rows={props.rows ?? 1} height={48} />;
  return <ErrorView title={props.failure} error={error} onRetry={() => void refetch()} order={2} />;
}
