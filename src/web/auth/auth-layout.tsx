import { Outlet } from '@tanstack/react-router';

/** The frame of the account pages. */
export function AuthLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
