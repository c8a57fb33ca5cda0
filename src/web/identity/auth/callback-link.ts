/** What a mailed link or a return from elsewhere asks of this page. */
export type CallbackLink =
  | { kind: 'verify'; type: 'signup' | 'recovery'; token: string }
  | { kind: 'sign-in'; accessToken: string; refreshToken: string }
  | { kind: 'email-change'; token: string }
  | { kind: 'invite'; token: string }
  | { kind: 'sso'; code: string; state: string; iss: string | null }
  | { kind: 'return' }
  | { kind: 'broken' };

/** Reads the fragment and the query of the callback's address, the fragment first. What makes no sense is broken. */
export function readCallbackLink(hash: string, search: string): CallbackLink {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  const read = (name: string) => fragment.get(name) ?? query.get(name) ?? '';
  if (read('error') || read('error_code') || read('error_description')) return { kind: 'broken' };
  const code = query.get('code');
  const state = query.get('state');
  if (code && state) return { kind: 'sso', code, state, iss: query.get('iss') };
  const type = read('type');
  const token = read('token');
  const accessToken = read('access_token');
  const refreshToken = read('refresh_token');
  if (token && (type === 'signup' || type === 'recovery')) return { kind: 'verify', type, token };
  if (token && type === 'email_change') return { kind: 'email-change', token };
  if (token && type === 'invite') return { kind: 'invite', token };
  if (accessToken && refreshToken) return { kind: 'sign-in', accessToken, refreshToken };
  return type || token || accessToken || refreshToken || code || state
    ? { kind: 'broken' }
    : { kind: 'return' };
}
