import { Outlet, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ToastRegion } from '../ui/toast-region.tsx';
import { ProofGate } from './proof-gate.tsx';
import { SessionProvider } from './session.tsx';

/** Everything: the session, the page, and where toasts appear. */
export function Root() {
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate({ to: '/auth/login' }), [navigate]);
  return (
    <SessionProvider onSignedOut={leave}>
      <Outlet />
      <ToastRegion />
      <ProofGate />
    </SessionProvider>
  );
}
