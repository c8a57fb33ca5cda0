import { isEmployer, type Role } from '../../api/roles.ts';

/** Where a person starts: candidates on their dashboard, employers on theirs, platform staff on their settings. */
export function landingFor(role: Role): '/dashboard' | '/recruiter' | '/settings' {
  if (isEmployer(role)) return '/recruiter';
  return role === 'candidate' ? '/dashboard' : '/settings';
}

/** The path to return to after sign-in when it is one of this site and not an account page; otherwise null. */
export function safeReturnPath(from: string | undefined, origin = location.origin): string | null {
  if (!from?.startsWith('/') || /^\/[/\\]/.test(from)) return null;
  const url = URL.parse(from, origin);
  if (!url || url.origin !== origin || isAccountPage(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** An invitation is gone back to: its token waits in this tab. */
function isAccountPage(path: string): boolean {
  return path.startsWith('/auth') && path !== '/auth/invite';
}
