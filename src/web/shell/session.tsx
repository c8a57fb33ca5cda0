import { useTimeout } from '@mantine/hooks';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SessionUser } from '../../api/auth.ts';
import type { Api } from '../../api/index.ts';
import { messages } from '../../api/messages.ts';
import { ApiError, call, NetworkError } from '../client.ts';
import { toast } from '../ui/toast.ts';
import { onMarkerChange, readMarker, writeMarker } from './session-marker.ts';

/**
 * Who is signed in. While `user.id` is 'pending' the user is drawn from the stored marker and the server has not
 * answered yet: pages may show their frame, and their calls are answered as the server decides.
 */
export type Session = {
  status: 'loading' | 'out' | 'in';
  user: SessionUser | null;
  /** Why the session could not be opened, in the specification's words; null when all is well. */
  error: string | null;
  /** True after signing out here: then nothing is kept to return to. */
  left: boolean;
  /** Asks the server again; the third time in a row that it knows of no session, this browser is signed out. */
  refresh: () => Promise<SessionUser | null>;
  signOut: () => Promise<void>;
};

/** Stops waiting for the session after this long; an answer that comes later still counts. */
export const sessionTimeoutMs = 5000;
const maxFailedRefreshes = 3;

type Answer = { user: SessionUser | null; left?: true };

/** The session as the query cache keeps it. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => fetchSession(signal),
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: 'always',
  retry: (count, error) => error instanceof NetworkError && count < 3,
});

const Context = createContext<Session | null>(null);

/** Opens the session for everything below it. Leaving after sign-out is `onSignedOut`'s part. */
export function SessionProvider({ children, onSignedOut }: { children: ReactNode; onSignedOut: () => void }) {
  const client = useQueryClient();
  const { data, error } = useQuery(sessionQuery);
  const failures = useRef(0);
  const [gaveUp, setGaveUp] = useState(false);
  useTimeout(() => setGaveUp(true), sessionTimeoutMs, { autoInvoke: true });

  useEffect(() => {
    if (data) writeMarker(data.user?.role ?? null);
  }, [data]);
  useEffect(() => onMarkerChange(() => void client.invalidateQueries()), [client]);

  const refresh = useCallback(async () => {
    const answer = await fetchSession().catch(() => null);
    if (answer === null) return client.getQueryData(sessionQuery.queryKey)?.user ?? null;
    failures.current = answer.user ? 0 : failures.current + 1;
    if (answer.user || failures.current >= maxFailedRefreshes || !readMarker()) {
      client.setQueryData(sessionQuery.queryKey, answer);
    }
    if (failures.current >= maxFailedRefreshes && readMarker()) {
      forget(client);
      toast.error(messages.auth.sessionLost);
    }
    return answer.user;
  }, [client]);

  const signOut = useCallback(async () => {
    try {
      await call<Api['signOut']>({ method: 'POST', path: '/api/auth/sign-out' });
    } catch {
      toast.error(messages.auth.signOutFailed);
      return;
    }
    forget(client, { left: true });
    onSignedOut();
    toast.success(messages.auth.signedOut);
  }, [client, onSignedOut]);

  const session = useMemo(
    () => ({ ...sessionFrom(data, gaveUp || error !== null), refresh, signOut }),
    [data, error, gaveUp, refresh, signOut],
  );
  return <Context value={session}>{children}</Context>;
}

/** The session of this browser. */
export function useSession(): Session {
  const session = use(Context);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** Puts a user who has just signed in into the cache, so that nothing waits for a second answer. */
export function enterSession(client: QueryClient, user: SessionUser): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
  client.setQueryData(sessionQuery.queryKey, { user });
  writeMarker(user.role);
}

/** True for the answer of a call that says the session has ended. */
export function isSignedOutError(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_signed_in';
}

function sessionFrom(
  data: Answer | undefined,
  failed: boolean,
): Pick<Session, 'status' | 'user' | 'error' | 'left'> {
  if (data) {
    return { status: data.user ? 'in' : 'out', user: data.user, error: null, left: data.left ?? false };
  }
  const role = readMarker();
  if (role) {
    const user = { id: 'pending', email: '', role, created_at: '', company: null };
    return { status: 'in', user, error: failed ? messages.auth.refreshFailed : null, left: false };
  }
  const error = failed ? messages.auth.initFailed : null;
  return { status: failed ? 'out' : 'loading', user: null, error, left: false };
}

function fetchSession(signal?: AbortSignal): Promise<Answer> {
  const timeUp = AbortSignal.timeout(sessionTimeoutMs);
  return call<Api['getSession']>(
    { method: 'GET', path: '/api/auth/session' },
    { signal: signal ? AbortSignal.any([signal, timeUp]) : timeUp },
  );
}

function forget(client: QueryClient, how: { left?: true } = {}): void {
  writeMarker(null);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
  client.setQueryData(sessionQuery.queryKey, { user: null, ...how });
}
