import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { EmployerMenu } from '../../../api/hiring/reports.ts';
import type { SessionUser } from '../../../api/identity/auth.ts';
import type { Api } from '../../../api/index.ts';
import { ApiError, call } from '../client.ts';
import { forgetDevice } from '../device/device-state.ts';
import { setFormats } from '../ui/locale-settings.ts';
import { toast } from '../ui/toast.ts';
import { unreadQuery } from '../notifications/notification-queries.ts';
import { employerMenuQuery } from './employer-menu-query.ts';
import { followLanguage } from './page-language.ts';
import { servedFact } from './served-facts.ts';
import { createSessionMachine, type SessionMachine, type SessionState } from './session-machine.ts';
import { onMarkerChange, readMarker, writeMarker } from './session-marker.ts';

/** Who is signed in, and the ways to ask again and to leave. */
export type Session = SessionState & Pick<SessionMachine, 'refresh'> & { signOut: () => Promise<void> };

/** What the served page tells of whoever is signed in. */
type ServedSession = { user: SessionUser | null; unread: number; menu: EmployerMenu | null };

const machines = new WeakMap<QueryClient, SessionMachine>();
/** Who reads the session below it; everywhere but where the served frames are drawn `SessionProvider` says it. */
export const SessionContext = createContext<Session | null>(null);

/** The session that belongs to the data of this program. */
export function sessionOf(client: QueryClient): SessionMachine {
  let machine = machines.get(client);
  if (!machine) {
    let served = servedFact<ServedSession>('signed-in');
    machine = createSessionMachine({
      ask: async (signal) => {
        if (!served) return call<Api['getSession']>({ method: 'GET', path: '/api/auth/session' }, { signal });
        // The first answer came with the page.
        const { user, unread, menu } = served;
        served = null;
        if (user) client.setQueryData(unreadQuery.queryKey, { unread });
        if (menu) client.setQueryData(employerMenuQuery.queryKey, menu);
        return { user };
      },
      end: () => call<Api['signOut']>({ method: 'POST', path: '/api/auth/sign-out' }),
      readMarker,
      writeMarker,
      forgetData: () => {
        client.removeQueries();
        forgetDevice();
      },
      tell: toast,
    });
    machines.set(client, machine);
    const { subscribe, state } = machine;
    subscribe(() => {
      const formats = state().user?.formats;
      setFormats(formats);
      if (formats) followLanguage(formats.locale);
    });
  }
  return machine;
}

/** Opens the session for everything below it. Leaving after sign-out is `onSignedOut`'s part. */
export function SessionProvider({ children, onSignedOut }: { children: ReactNode; onSignedOut: () => void }) {
  const machine = sessionOf(useQueryClient());
  const state = useSyncExternalStore(machine.subscribe, machine.state);
  useEffect(() => onMarkerChange(machine.follow), [machine]);
  useEffect(() => onReturn(machine.check), [machine]);
  const session = useMemo(
    () => ({ ...state, refresh: machine.refresh, signOut: () => machine.signOut(onSignedOut) }),
    [state, machine, onSignedOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of this browser. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** Takes over a user who has just signed in, so that nothing waits for a second answer. */
export function enterSession(client: QueryClient, user: SessionUser): void {
  sessionOf(client).enter(user);
}

/** True for the answer of a call that says the session has ended. */
export function isSignedOutError(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_signed_in';
}

/** True for the answer of a call that says that who is here, or what they may do, is not what this page believes. */
export function isOtherSessionError(error: unknown): boolean {
  return error instanceof ApiError && ['not_signed_in', 'wrong_role', 'no_company'].includes(error.code);
}

/** Calls back when this tab is looked at again, or has a connection again. */
function onReturn(callback: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', callback);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', callback);
  };
}
