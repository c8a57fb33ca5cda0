import type { SessionUser } from '../../../api/identity/auth.ts';
import type { Services } from '../../context.ts';
import { readActor } from '../../identity/auth/sessions/session.ts';
import { presentUser } from '../../identity/auth/user-presenter.ts';
import { countUnread } from '../notifications/queries.ts';

/** What a served page tells its browser of whoever is signed in there. */
export type PageSession = { user: SessionUser | null; unread: number };

/** What it tells a browser without a session. */
export const nobody: PageSession = { user: null, unread: 0 };

/** Who asks for a page, and how much they have not read; null for nobody. */
export async function pageSession(
  services: Pick<Services, 'auth' | 'config' | 'database' | 'log' | 'now'>,
  request: Request,
): Promise<PageSession | null> {
  const actor = await readActor(services, request);
  return actor && { user: presentUser(actor), unread: await countUnread(services.database, actor.id) };
}
