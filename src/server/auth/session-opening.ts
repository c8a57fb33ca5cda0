import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * Lets the program open a session for somebody who proved who they are by other means than a password. Better Auth makes
 * the session and its cookies, as at every sign-in. It is served at no address.
 */
export function sessionOpening() {
  const openSession = createAuthEndpoint(
    '/tenon/open-session',
    {
      method: 'POST',
      body: z.object({ userId: z.string(), remember: z.boolean() }),
      metadata: { SERVER_ONLY: true as const },
    },
    async (ctx) => {
      const { userId, remember } = ctx.body;
      const { internalAdapter } = ctx.context;
      const user = await internalAdapter.findUserById(userId);
      if (!user) throw ctx.error('NOT_FOUND');
      const session = await internalAdapter.createSession(userId, !remember);
      await setSessionCookie(ctx, { session, user }, !remember);
      return ctx.json({ token: session.token });
    },
  );
  return { id: 'tenon-session-opening', endpoints: { openSession } };
}
