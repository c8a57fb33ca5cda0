import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SignInMethods } from '../../api/sign-in-methods.ts';
import { signInMethodsQuery } from '../auth/sign-in-methods-query.ts';
import { ErrorView } from '../ui/error-view.tsx';
import { SkeletonList } from '../ui/skeleton-list.tsx';

/** Shows what it is given once the ways to sign in are loaded. */
export function MethodsLoader({ children }: { children: (methods: SignInMethods) => ReactNode }) {
  const { data, error, refetch } = useQuery(signInMethodsQuery);
  if (data) return children(data);
  if (!error) return <SkeletonList rows={1} height={48} />;
  return (
    <ErrorView title="This could not be loaded" error={error} onRetry={() => void refetch()} order={3} />
  );
}
