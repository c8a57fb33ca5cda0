import { useEffect, useState } from 'react';
import { useLinkToken } from './use-link-token.ts';

/** In memory only: signing in on the way must not lose the token, and closing the tab must. */
const kept: { token: string | null } = { token: null };

/** The token of the invitation that was opened in this tab, also after signing in on another page; null without one. */
export function useInviteToken(): { token: string | null; forget: () => void } {
  const arrived = useLinkToken();
  const [before] = useState(() => kept.token);
  const token = arrived ?? before;
  useEffect(() => {
    if (token !== null) kept.token = token;
  }, [token]);
  return {
    token,
    forget: () => {
      kept.token = null;
    },
  };
}
