import type { SessionUser } from '../../../api/identity/auth.ts';
import { landingFor } from '../../platform/shell/landing.ts';
import type { CallbackLink } from './callback-link.ts';
import { t } from '../../platform/messages.ts';

/** Gives up on a link after this long. */
export const callbackTimeoutMs = 15_000;
/** Goes to sign-in this long after a failure, so that it can be read. */
export const afterFailureMs = 3000;

/** The result of a link: where to go and what to say, or what to show. */
export type CallbackOutcome =
  | { kind: 'go'; to: string; said: string | null }
  | { kind: 'new-password'; token: string; said: string }
  | { kind: 'invite'; token: string }
  | { kind: 'email-waits'; waitsFor: 'old' | 'new' }
  | { kind: 'password-ended'; to: string }
  | { kind: 'failed'; detail: string | null }
  | { kind: 'timed-out' };

/** What a link needs of the program around it. Calls throw when they are refused or not answered. */
export type CallbackWorld = {
  verify(type: 'signup' | 'recovery', token: string, signal: AbortSignal): Promise<unknown>;
  /**
   * Opens the session of a link that this browser asked for; no user when the code of an authenticator app is needed first.
   * `passwordEnded` when the account had a password that counts no more.
   */
  signIn(
    tokens: { accessToken: string; refreshToken: string },
    signal: AbortSignal,
  ): Promise<{ user: SessionUser | null; passwordEnded: boolean }>;
  /** Finishes a sign-in at a company; `next` is the page on this site that it began from. */
  finishSso(
    answer: { code: string; state: string; iss: string | null },
    signal: AbortSignal,
  ): Promise<{ user: SessionUser | null; next: string | null }>;
  agreeToEmail(token: string, signal: AbortSignal): Promise<{ waits_for: 'old' | 'new' | null }>;
  /** Who is signed in here; 'unknown' when there was no answer. */
  whoIsHere(): Promise<SessionUser | null | 'unknown'>;
  /** What to say of a call that failed; null for no more than that it did. */
  explain(error: unknown): string | null;
};

/**
 * Follows a link to its end, in 15 seconds at most. `next` is a safe path to go to in place of the person's own start, or
 * null. Never throws.
 */
export async function followCallback(
  link: CallbackLink,
  next: string | null,
  world: CallbackWorld,
): Promise<CallbackOutcome> {
  const giveUp = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<CallbackOutcome>((resolve) => {
    timer = setTimeout(() => {
      giveUp.abort();
      resolve({ kind: 'timed-out' });
    }, callbackTimeoutMs);
  });
  const work = follow(link, next, world, giveUp.signal).catch((error: unknown): CallbackOutcome => {
    return { kind: 'failed', detail: world.explain(error) };
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function follow(
  link: CallbackLink,
  next: string | null,
  world: CallbackWorld,
  signal: AbortSignal,
): Promise<CallbackOutcome> {
  switch (link.kind) {
    case 'verify': {
      await world.verify(link.type, link.token, signal);
      const here = await world.whoIsHere();
      const said = t('auth.verified');
      if (link.type === 'recovery') return { kind: 'new-password', token: link.token, said };
      return { kind: 'go', to: startOf(here, next), said };
    }
    case 'sign-in': {
      const { user, passwordEnded } = await world.signIn(link, signal);
      if (user && passwordEnded) return { kind: 'password-ended', to: startOf(user, next) };
      return signedIn(user, next);
    }
    case 'sso': {
      const done = await world.finishSso(link, signal);
      return signedIn(done.user, done.next);
    }
    case 'email-change': {
      const { waits_for: waitsFor } = await world.agreeToEmail(link.token, signal);
      if (waitsFor) return { kind: 'email-waits', waitsFor };
      const here = await world.whoIsHere();
      return { kind: 'go', to: here ? '/settings/email' : '/auth/login', said: t('auth.emailChanged') };
    }
    case 'invite':
      return { kind: 'invite', token: link.token };
    case 'return':
      return { kind: 'go', to: startOf(await world.whoIsHere(), next), said: null };
    case 'broken':
      return { kind: 'failed', detail: null };
  }
}

/** Without a user the code of their authenticator app is needed first. */
function signedIn(user: SessionUser | null, next: string | null): CallbackOutcome {
  if (!user) return { kind: 'go', to: withReturn('/auth/two-factor', next), said: null };
  return { kind: 'go', to: startOf(user, next), said: t('auth.authenticated') };
}

function withReturn(path: string, next: string | null): string {
  return next === null ? path : `${path}?${new URLSearchParams({ from: next }).toString()}`;
}

/** Where somebody goes on: sign-in when nobody is here, the candidate's start when the role could not be found out. */
function startOf(here: SessionUser | null | 'unknown', next: string | null): string {
  if (here === null) return withReturn('/auth/login', next);
  return next ?? landingFor(here === 'unknown' ? 'candidate' : here.role);
}
