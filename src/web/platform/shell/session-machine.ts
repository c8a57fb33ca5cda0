import type { SessionUser } from '../../../api/identity/auth.ts';
import type { Role } from '../../../api/identity/roles.ts';
import { t } from '../messages.ts';

/**
 * Who is signed in. While `user.id` is 'pending' the user is drawn from the stored marker and the server has not
 * answered yet: pages may show their frame, and their calls are answered as the server decides.
 */
export type SessionState = {
  status: 'loading' | 'out' | 'in';
  user: SessionUser | null;
  /** Why the session could not be opened, in the specification's words; null when all is well. */
  error: string | null;
  /** True after signing out here or in another tab: then nothing is kept to return to. */
  left: boolean;
};

/** What the server says of this browser. Of a user without a profile only the id is sure. */
export type SessionAnswer = { user: (Pick<SessionUser, 'id'> & Partial<SessionUser>) | null };

/** What the machine needs of the browser around it. */
export type SessionWorld = {
  /** Asks the server; throws when there was no answer. */
  ask(signal: AbortSignal): Promise<SessionAnswer>;
  /** Ends the session on the server; throws when it could not. */
  end(): Promise<unknown>;
  /** The role of whoever was signed in here last, or null. */
  readMarker(): Role | null;
  writeMarker(role: Role | null): void;
  /** Drops what was loaded for the person who was here. */
  forgetData(): void;
  tell: { success(text: string): void; error(text: string): void };
};

/** The session of a browser, from the first question to the sign-out. */
export type SessionMachine = {
  state: () => SessionState;
  /** Calls back after every change; returns how to stop. */
  subscribe: (changed: () => void) => () => void;
  /** The initial check: gives up waiting after 5 s, and goes on asking. Resolves when there is an answer. */
  start: () => Promise<void>;
  /** Asks again and believes the answer; no answer is asked for again until there is one. */
  check: () => void;
  /** Asks again for at most 5 s; the third time in a row that there is no session, this browser is signed out. */
  refresh: () => Promise<SessionUser | null>;
  /** Takes over somebody who has just signed in here. */
  enter: (user: SessionUser) => void;
  /** Ends the session, clears what is stored, and leaves. When the server does not end it, all stays as it is. */
  signOut: (leave: () => void) => Promise<void>;
  /** Keeps in sync with another tab that changed the marker. */
  follow: () => void;
};

/** Stops waiting for one answer, for the initial check and for a refresh after this long. */
export const sessionTimeoutMs = 5000;
/** So many refreshes in a row without a session sign out. */
export const maxFailedRefreshes = 3;
const nobody: SessionState = { status: 'out', user: null, error: null, left: false };
const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Makes the session of a browser. */
export function createSessionMachine(world: SessionWorld): SessionMachine {
  const held = holdSession(world);
  const { state, set, settle, startAnew } = held;
  let refreshing: Promise<SessionUser | null> | null = null;

  async function check(): Promise<void> {
    const isCurrent = held.question();
    const answer = await askUntilAnswered(world, held.newCheck());
    if (answer && isCurrent()) settle(answer);
  }

  async function refreshOnce(): Promise<SessionUser | null> {
    const isCurrent = held.question();
    const answer = await askUntilAnswered(world, abortedAfter(sessionTimeoutMs));
    if (!isCurrent()) return state().user;
    if (!answer) {
      set({ ...state(), error: t('auth.refreshFailed') });
      return state().user;
    }
    const user = wholeUser(answer, world.readMarker());
    if (user || state().status !== 'in') settle(answer);
    else held.miss();
    return user;
  }

  return {
    state,
    subscribe: held.subscribe,
    start: () => {
      setTimeout(() => set(givenUp(state())), sessionTimeoutMs);
      return check();
    },
    check: () => void check(),
    refresh: () => (refreshing ??= refreshOnce().finally(() => (refreshing = null))),
    enter: (user) => startAnew({ ...nobody, status: 'in', user }),
    signOut: async (leave) => {
      try {
        await world.end();
      } catch {
        return world.tell.error(t('auth.signOutFailed'));
      }
      startAnew({ ...nobody, left: true });
      leave();
      world.tell.success(t('auth.signedOut'));
    },
    follow: () => {
      if (world.readMarker() !== null) void check();
      else if (state().status === 'in') startAnew({ ...nobody, left: true });
    },
  };
}

/** The state of the session, and all that may come over it. */
function holdSession(world: SessionWorld) {
  let state = stateAtStart(world.readMarker());
  let failures = 0;
  let checking = new AbortController();
  /** Counts sign-ins and sign-outs: an answer to an earlier question no longer holds. */
  let era = 0;
  const listeners = new Set<() => void>();

  function set(next: SessionState): void {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const changed of listeners) changed();
  }

  function settle(answer: SessionAnswer): void {
    const user = wholeUser(answer, world.readMarker());
    failures = 0;
    if (isKnown(state.user) && state.user.id !== user?.id) world.forgetData();
    world.writeMarker(user?.role ?? null);
    const error = answer.user && !answer.user.role ? t('auth.profileFailed') : null;
    set({ status: user ? 'in' : 'out', user, error, left: false });
  }

  function startAnew(next: SessionState): void {
    era += 1;
    checking.abort();
    failures = 0;
    world.forgetData();
    world.writeMarker(next.user?.role ?? null);
    set(next);
  }

  /** Counts that the server knows of no session; one time too many in a row signs this browser out. */
  function miss(): void {
    failures += 1;
    if (failures < maxFailedRefreshes) return;
    startAnew({ ...nobody, error: t('auth.sessionLost') });
    world.tell.error(t('auth.sessionLost'));
  }

  /** Ends the check before; the signal ends when somebody signs in or out. */
  function newCheck(): AbortSignal {
    checking.abort();
    checking = new AbortController();
    return checking.signal;
  }

  /** Tells later whether an answer to a question of now still holds. */
  function question(): () => boolean {
    const asked = era;
    return () => asked === era;
  }

  function subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }

  return { state: () => state, subscribe, set, settle, startAnew, miss, newCheck, question };
}

function stateAtStart(role: Role | null): SessionState {
  if (role === null) return { ...nobody, status: 'loading' };
  return {
    ...nobody,
    status: 'in',
    user: { id: 'pending', email: '', name: '', role, created_at: '', company: null, formats: null },
  };
}

function givenUp(state: SessionState): SessionState {
  const decided = state.status === 'out' || isKnown(state.user);
  if (decided) return state;
  return { ...state, status: state.user ? 'in' : 'out', error: t('auth.initFailed') };
}

/** A missing profile is no missing session: what is not known of the user is filled in, the role from the marker. */
function wholeUser({ user }: SessionAnswer, stored: Role | null): SessionUser | null {
  return (
    user && {
      email: '',
      name: '',
      created_at: '',
      company: null,
      formats: null,
      ...user,
      role: user.role ?? stored ?? 'candidate',
    }
  );
}

function isKnown(user: SessionUser | null): user is SessionUser {
  return user !== null && user.id !== 'pending';
}

/** Asks again after 1, 2, 4 … seconds as long as there is no answer; null when it was told to stop. */
async function askUntilAnswered(world: SessionWorld, stop: AbortSignal): Promise<SessionAnswer | null> {
  for (let pause = firstPauseMs; !stop.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
    const late = abortedAfter(sessionTimeoutMs);
    const signal = AbortSignal.any([stop, late]);
    const answer = await Promise.race([world.ask(signal).catch(() => null), whenAborted(signal)]);
    if (stop.aborted) return null;
    if (answer) return answer;
    await Promise.race([whenAborted(abortedAfter(pause)), whenAborted(stop)]);
  }
  return null;
}

function abortedAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}
