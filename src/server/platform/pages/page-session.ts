import type { EmployerMenu } from '../../../api/hiring/reports.ts';
import type { SessionUser } from '../../../api/identity/auth.ts';
import { isEmployer } from '../../../api/identity/roles.ts';
import type { Services } from '../../context.ts';
import { readActor } from '../../identity/auth/sessions/session.ts';
import { presentUser } from '../../identity/auth/user-presenter.ts';
import { loadEmployerMenu } from '../../hiring/reports/menu-queries.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { countUnread } from '../notifications/queries.ts';

/** What a served page tells its browser of whoever is signed in there. */
export type PageSession = { user: SessionUser | null; unread: number; menu: EmployerMenu | null };

/** What it tells a browser without a session. */
export const nobody: PageSession = { user: null, unread: 0, menu: null };

/** Who asks for a page, how much they have not read, and what an employer's menu shows; null for nobody. */
export async function pageSession(
  services: Pick<Services, 'auth' | 'config' | 'database' | 'log' | 'now'>,
  request: Request,
): Promise<PageSession | null> {
  const actor = await readActor(services, request);
  if (!actor) return null;
  const { database, now } = services;
  const hasMenu = isEmployer(actor.role) && actor.company !== null;
  const [unread, menu] = await Promise.all([
    countUnread(database, actor.id),
    hasMenu ? loadEmployerMenu(database, employerScope({ actor }), now()) : null,
  ]);
  return { user: presentUser(actor), unread, menu };
}
