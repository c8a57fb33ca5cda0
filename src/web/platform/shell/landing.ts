import { isEmployer, type Role } from '../../../api/identity/roles.ts';

/** Where a person starts: candidates on their dashboard, employers on theirs, platform staff on theirs. */
export function landingFor(role: Role): '/dashboard' | '/recruiter' | '/internal' {
  if (isEmployer(role)) return '/recruiter';
  return role === 'candidate' ? '/dashboard' : '/internal';
}

/** The path to return to after sign-in when it is a page of this site and not an account page; otherwise null. */
export function safeReturnPath(from: string | undefined, origin = location.origin): string | null {
  // Browsers skip control characters in addresses, and read a backslash as a slash.
  if (!from?.startsWith('/') || /^\/[/\\]|[\p{Cc}\\]/u.test(from)) return null;
  const url = URL.parse(from, origin);
  // Dots are resolved by now: what is left may begin with two slashes, which lead to another site.
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return null;
  // An invitation is gone back to: its token waits in this tab.
  const isInvitation = url.pathname === '/auth/invite';
  if (!isInvitation && /^\/(auth|api|dev)(\/|$)/i.test(decoded(url.pathname))) return null;
  return url.pathname + url.search + url.hash;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
