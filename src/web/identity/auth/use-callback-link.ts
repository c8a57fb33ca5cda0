import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Api } from '../../../api/index.ts';
import type { CallInput } from '../../../api/platform/endpoint.ts';
import { ApiError, call } from '../../platform/client.ts';
import { safeReturnPath } from '../../platform/shell/landing.ts';
import { enterSession, sessionOf } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { afterFailureMs, type CallbackOutcome, type CallbackWorld, followCallback } from './callback.ts';
import type { CallbackLink } from './callback-link.ts';
import { t } from '../../platform/messages.ts';

/** Follows a link once, leads on where it leads, and returns what is to be shown; null while it is on its way. */
export function useCallbackLink(link: CallbackLink, next: string | null): CallbackOutcome | null {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<CallbackOutcome | null>(null);
  const started = useRef(false);
  useEffect(() => {
    // A token counts once, and so does this, also where React mounts a page twice.
    if (started.current) return;
    started.current = true;
    void followCallback(link, next, worldOf(client)).then(setOutcome);
  }, [client, link, next]);
  useLeadOn(outcome);
  return outcome;
}

function useLeadOn(outcome: CallbackOutcome | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (outcome === null) return;
    const go = (href: string) => void navigate({ href, replace: true });
    switch (outcome.kind) {
      case 'go':
        if (outcome.said) toast.success(outcome.said);
        return go(outcome.to);
      case 'new-password':
        toast.success(outcome.said);
        return go(`/auth/reset-password#token=${encodeURIComponent(outcome.token)}`);
      case 'invite':
        return go(`/auth/invite#token=${encodeURIComponent(outcome.token)}`);
      case 'timed-out':
        toast.error(t('auth.timedOut'));
        return go('/auth/login');
      case 'failed': {
        toast.error(t('auth.failed'));
        // It stays to be read on the page that follows.
        if (outcome.detail) toast.warning(outcome.detail);
        const timer = setTimeout(() => go('/auth/login'), afterFailureMs);
        return () => clearTimeout(timer);
      }
      case 'password-ended':
        toast.success(t('auth.authenticated'));
        return undefined;
      case 'email-waits':
    }
    return undefined;
  }, [outcome, navigate]);
}

function worldOf(client: QueryClient): CallbackWorld {
  const session = sessionOf(client);
  return {
    verify: (type, token, signal) =>
      call<Api['verifyEmail']>(
        { method: 'POST', path: '/api/auth/verify' },
        { body: { type, token }, signal },
      ),
    signIn: async ({ accessToken, refreshToken }, signal) => {
      const body = { access_token: accessToken, refresh_token: refreshToken };
      const { user, password_ended: passwordEnded } = await signInByLink(body, signal);
      if (user) enterSession(client, user);
      return { user, passwordEnded };
    },
    finishSso: async ({ code, state, iss }, signal) => {
      const body = { code, state, ...(iss === null ? {} : { iss }) };
      const { user, return_to: next } = await finishSso(body, signal);
      if (user) enterSession(client, user);
      return { user, next: safeReturnPath(next ?? undefined) };
    },
    agreeToEmail: (token, signal) =>
      call<Api['confirmEmailChange']>(
        { method: 'POST', path: '/api/auth/email/confirm' },
        { body: { token }, signal },
      ),
    whoIsHere: async () => {
      const user = await session.refresh();
      return user ?? (session.state().error === t('auth.refreshFailed') ? 'unknown' : null);
    },
    explain: (error) => {
      if (!(error instanceof ApiError)) return error instanceof Error ? error.message : null;
      if (error.code === 'other_browser') {
        return t('auth.wrongBrowser');
      }
      // What these say is said already.
      return ['invalid_input', 'sso_failed'].includes(error.code) ? null : error.message;
    },
  };
}

function signInByLink(body: CallInput<Api['signInByLink']>['body'], signal: AbortSignal) {
  return call<Api['signInByLink']>({ method: 'POST', path: '/api/auth/otp/link' }, { body, signal });
}

function finishSso(body: CallInput<Api['finishSso']>['body'], signal: AbortSignal) {
  return call<Api['finishSso']>({ method: 'POST', path: '/api/auth/sso/finish' }, { body, signal });
}
