import type { Hono } from 'hono';
import { dayMs, hourSeconds } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';

type Ports = Pick<Services, 'config' | 'now'>;

const validDays = 90;

/** Tells where to report a flaw, as RFC 9116 asks; where the operator names nobody, it says so and that is no such file. */
export function serveSecurityText(app: Hono, { config, now }: Ports): void {
  app.get('/.well-known/security.txt', (c) => {
    const { origin, securityContact } = config;
    if (securityContact === null) {
      return c.text(
        `No security contact is set. Messages at ${origin}/contact reach the site’s administrators.\n`,
        404,
      );
    }
    const expires = new Date(now().getTime() + validDays * dayMs).toISOString();
    const lines = {
      Contact: securityContact,
      Expires: `${expires.slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages': 'en',
      Canonical: `${origin}/.well-known/security.txt`,
    };
    c.header('cache-control', `public, max-age=${hourSeconds}`);
    return c.text(
      `${Object.entries(lines)
        .map((line) => line.join(': '))
        .join('\n')}\n`,
    );
  });
}
