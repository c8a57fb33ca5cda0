import { useTimeout } from '@mantine/hooks';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { isEmployer } from '../../../api/identity/roles.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingPage } from './loading-page.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { useSession } from './session.tsx';
import { SessionProblem } from './session-problem.tsx';
import classes from './shell.module.css';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { t } from '../messages.ts';

const PhoneTabs = lazy(async () => ({ default: (await import('./signed-in.tsx')).PhoneTabs }));

/** Draws the page even when nobody has said yet who is here, after this long. */
export const forcedRenderMs = 3000;

/** The frame of every page. A page that wants the whole width marks its outermost element with `data-wide`. */
export function Shell() {
  const { status, user } = useSession();
  const [forced, setForced] = useState(false);
  useTimeout(() => setForced(true), forcedRenderMs, { autoInvoke: true });
  const main = useFocusOnNewPage();
  return (
    <div
      className={classes.shell}
      data-employer={user !== null && isEmployer(user.role)}
      data-tabs={user?.role === 'candidate'}
    >
      <a href="#main" className={classes.skip}>
        {t('shell.skipToContent')}
      </a>
      <Header />
      <div className={classes.page}>
        <OfflineBanner />
        <MaintenanceNotice />
        <SessionProblem />
        <main id="main" ref={main} tabIndex={-1} className={classes.main}>
          {status === 'loading' && !forced ? <LoadingPage /> : <Outlet />}
        </main>
        <Footer />
      </div>
      {user?.role === 'candidate' && (
        <Suspense>
          <PhoneTabs />
        </Suspense>
      )}
    </div>
  );
}
