import { Outlet, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { SessionProvider } from './session.tsx';

const Toasts = lazy(() => import('../ui/toasts.tsx').then((module) => ({ default: module.Toasts })));

/** Everything: the session, the page, and where toasts appear. */
export function Root() {
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate({ to: '/auth/login' }), [navigate]);
  return (
    <SessionProvider onSignedOut={leave}>
      <Outlet />
      <Suspense>
        <Toasts />
      </Suspense>
    </SessionProvider>
  );
}
