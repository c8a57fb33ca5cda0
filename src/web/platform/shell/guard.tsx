import { type AsyncRouteComponent, lazyRouteComponent, Navigate, useRouter } from '@tanstack/react-router';
import { createElement, useEffect, useState } from 'react';
import { employerRoles, type Role } from '../../../api/identity/roles.ts';
import { landingFor } from './landing.ts';
import { LoadingPage } from './loading-page.tsx';
import { firstPreview, Preview, type ScreenPreview } from './preview.tsx';
import { useSession } from './session.tsx';

/** Who may open a screen. The server decides again for every call; this only spares people a page of errors. */
export type ScreenAccess = 'public' | 'signed-in' | readonly Role[];

const NoCompany = lazyRouteComponent(
  () => import('../../identity/companies/no-company-page.tsx'),
  'NoCompanyPage',
);

/**
 * A page behind its access rule: no session goes to sign-in and back, a wrong role to that role's own start, an employer without a
 * company to the page that says so. The page that is opened first shows its preview until its files have come.
 */
export function guarded(
  access: ScreenAccess,
  page: AsyncRouteComponent<object>,
): AsyncRouteComponent<object> {
  let Shown = page;
  const Guarded: AsyncRouteComponent<object> = (props) => {
    const { status, user } = useSession();
    if (access !== 'public') {
      if (status === 'loading') return <LoadingPage />;
      if (!user) return <ToSignIn />;
      if (access !== 'signed-in' && !access.includes(user.role)) {
        return <Navigate to={landingFor(user.role)} replace />;
      }
      if (isForMembers(access) && user.id !== 'pending' && !user.company) return createElement(NoCompany);
    }
    return createElement(Shown, props);
  };
  Guarded.preload = async () => {
    const loaded = page.preload?.();
    const preview = isFirst ? firstPreview() : null;
    isFirst = false;
    if (preview) Shown = previewed(page, preview);
    else await loaded;
  };
  return Guarded;
}

/** Whether no page was opened yet. */
let isFirst = true;

/** A page that shows its preview until its files have come. */
function previewed(page: AsyncRouteComponent<object>, preview: ScreenPreview): AsyncRouteComponent<object> {
  let loaded = false;
  return (props) => {
    const [isLoaded, setLoaded] = useState(loaded);
    useEffect(() => {
      // A page that cannot be loaded says so itself.
      const show = () => setLoaded((loaded = true));
      void Promise.resolve(page.preload?.()).then(show, show);
    }, []);
    return isLoaded ? createElement(page, props) : <Preview {...preview} />;
  };
}

/** Leads to sign-in with the way back, taken once: the address changes while this is on its way. */
function ToSignIn() {
  const { left } = useSession();
  const router = useRouter();
  const [search] = useState(() => (left ? {} : { from: router.state.location.href }));
  return <Navigate to="/auth/login" search={search} replace />;
}

/** Employers' pages show the records of a company. */
function isForMembers(access: ScreenAccess): boolean {
  return access === employerRoles;
}
