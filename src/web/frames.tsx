import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Role } from '../api/identity/roles.ts';
import { AuthCard } from './identity/auth/auth-card.tsx';
import { AuthLayout } from './identity/auth/auth-layout.tsx';
import { loadSidebar } from './platform/shell/header.tsx';
import { Preview, type ScreenPreview } from './platform/shell/preview.tsx';
import { type Session, SessionContext } from './platform/shell/session.tsx';
import { Shell } from './platform/shell/shell.tsx';
import { Look } from './platform/theme/look.tsx';

/** Whose frame of which screen: `role` is null for visitors. */
export type FrameOf = {
  path: string;
  isAccount: boolean;
  role: Role | null;
  preview: ScreenPreview | null;
};

/**
 * Draws, when the program is built, what the server sends of a screen before the program has come: the frame and the heading, as the
 * program itself will draw them. The rows on their way are left to the program.
 */
export async function drawFrame({ path, isAccount, role, preview }: FrameOf): Promise<string> {
  const root = createRootRoute({ component: Outlet });
  const frame = createRoute({
    getParentRoute: () => root,
    id: 'frame',
    component: isAccount ? AuthLayout : Shell,
  });
  const page = createRoute({
    getParentRoute: () => frame,
    path: '$',
    component: () =>
      isAccount && preview ? <PreviewCard {...preview} /> : <Preview {...preview} rows={undefined} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([frame.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await Promise.all([router.load(), loadSidebar()]);
  return renderToStaticMarkup(
    <Look nonce="__CSP_NONCE__">
      <QueryClientProvider client={new QueryClient()}>
        <SessionContext value={sessionOf(role)}>
          <RouterProvider router={router} />
        </SessionContext>
      </QueryClientProvider>
    </Look>,
  );
}

/** The heading of an account page, as it stands in its card. */
function PreviewCard({ heading = '', context }: ScreenPreview) {
  return (
    <div data-preview aria-hidden>
      <AuthCard title={heading} context={context} other={null}>
        {null}
      </AuthCard>
    </div>
  );
}

function sessionOf(role: Role | null): Session {
  // Whose session is not confirmed yet: the bell comes with the program.
  const user = role && {
    id: 'pending',
    email: '',
    name: '',
    role,
    created_at: '',
    company: null,
    formats: null,
  };
  return {
    status: user ? 'in' : 'out',
    user,
    error: null,
    left: false,
    refresh: async () => null,
    signOut: async () => undefined,
  };
}
