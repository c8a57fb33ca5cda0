import { Title, VisuallyHidden } from '@mantine/core';
import { type AsyncRouteComponent, lazyRouteComponent, Navigate, useRouter } from '@tanstack/react-router';
import { createElement, Suspense, useState } from 'react';
import { employerRoles, type Role } from '../../../api/identity/roles.ts';
import { landingFor } from './landing.ts';
import { LoadingPage } from './loading-page.tsx';
import { useSession } from './session.tsx';

/** Who may open a screen. The server decides again for every call; this only spares people a page of errors. */
export type ScreenAccess = 'public' | 'signed-in' | readonly Role[];

const NoCompany = lazyRouteComponent(
  () => import('../../identity/companies/no-company-page.tsx'),
  'NoCompanyPage',
);

/**
 * A page behind its access rule: no session goes to sign-in and back, a wrong role to that role's own start, an employer without a
 * company to the page that says so. The first page of a visit shows its frame and
 * heading before its own files have come.
 */
export function guarded(
  access: ScreenAccess,
  page: AsyncRouteComponent<object>,
  look: ScreenLook = {},
): AsyncRouteComponent<object> {
  const shown = framedFirst(page, look);
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
    return createElement(shown, props);
  };
  Guarded.preload = shown.preload;
  return Guarded;
}

/** What a screen looks like before its own files have come: its heading if that is always the same, and whether it takes the whole width. */
export type ScreenLook = { heading?: string; wide?: true };

/** A page that the first visit does not wait for: its frame stands before its files have come. Pages after it are shown once they are there. */
function framedFirst(
  page: AsyncRouteComponent<object>,
  look: ScreenLook,
): AsyncRouteComponent<object> & { preload: () => Promise<void> } {
  const Framed = (props: object) => (
    <Suspense fallback={<Coming {...look} />}>{createElement(page, props)}</Suspense>
  );
  Framed.preload = async () => {
    const loaded = page.preload?.();
    if (isFirst) isFirst = false;
    else await loaded;
  };
  return Framed;
}

/** Whether no page was opened yet. */
let isFirst = true;

/** A page whose files are on their way, as it will look; to a screen reader it is loading. */
function Coming({ heading, wide }: ScreenLook) {
  return (
    <div data-wide={wide}>
      <VisuallyHidden component="output">Loading</VisuallyHidden>
      {heading !== undefined && (
        <Title order={1} aria-hidden>
          {heading}
        </Title>
      )}
    </div>
  );
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
