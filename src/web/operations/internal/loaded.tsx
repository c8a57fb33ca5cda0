import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { t } from '../../platform/messages.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';

/** What a query answered, drawn; before that its skeleton, and its failure in words with a way to try again. */
export function Loaded<T>(props: {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
  skeleton?: ReactNode;
}) {
  const { data, error, refetch } = props.query;
  const failed = error !== null && data === undefined;
  useEffect(() => {
    if (failed) toast.error(t('internal.loadFailed'));
  }, [failed]);
  if (data !== undefined) return props.children(data);
  if (failed)
    return <ErrorView title={t('internal.loadFailed')} error={error} onRetry={() => void refetch()} />;
  return props.skeleton ?? <SkeletonList rows={4} height={56} />;
}

/** A block that waits for its content, as tall as it. */
export function Waiting({ height }: { height: number }) {
  return <Skeleton height={height} radius="md" />;
}
