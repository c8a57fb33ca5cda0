import { useTimeout } from '@mantine/hooks';
import { Outlet, useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Brand } from '../../platform/shell/brand.tsx';
import { landingFor, safeReturnPath } from '../../platform/shell/landing.ts';
import { LoadingPage } from '../../platform/shell/loading-page.tsx';
import { MaintenanceNotice } from '../../platform/shell/maintenance-notice.tsx';
import { OfflineBanner } from '../../platform/shell/offline-banner.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { useFocusOnNewPage } from '../../platform/shell/use-focus-on-new-page.ts';
import classes from '../../platform/shell/plain-frame.module.css';

/** Waits no longer than this to learn whether somebody is signed in already. */
export const redirectCheckMs = 2000;

/** Pages behind a mailed link, which open for those who are signed in as well. */
const mailedPages = new Set(['/auth/reset-password', '/auth/callback', '/auth/invite', '/auth/keep-account']);

/**
 * The frame of the account pages; whoever is signed in goes on to where they came from, or to their role's start. Only
 * mailed links are opened either way.
 */
export function AuthLayout() {
  const { status, user } = useSession();
  const { from } = useSearch({ strict: false });
  // The page that is shown: while another one loads, the address is that one's already.
  const mailed = useRouterState({
    select: ({ resolvedLocation, location }) => mailedPages.has((resolvedLocation ?? location).pathname),
  });
  const main = useFocusOnNewPage();
  const [waited, setWaited] = useState(false);
  useTimeout(() => setWaited(true), redirectCheckMs, { autoInvoke: true });
  if (!mailed && user && user.id !== 'pending')
    return <ToStart path={safeReturnPath(from) ?? landingFor(user.role)} />;
  const known = mailed || status === 'out' || waited;
  return (
    <div className={classes.layout}>
      <header className={classes.top}>
        <Brand />
      </header>
      <OfflineBanner />
      <MaintenanceNotice />
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        {known ? <Outlet /> : <LoadingPage />}
      </main>
    </div>
  );
}

/** Leads on to a path, taken once: the address changes while this is on its way. */
function ToStart({ path }: { path: string }) {
  const [href] = useState(path);
  const navigate = useNavigate();
  useEffect(() => void navigate({ href, replace: true }), [href, navigate]);
  return null;
}
