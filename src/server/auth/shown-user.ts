import type { SessionUser } from '../../api/auth.ts';
import type { Actor } from '../context.ts';

/** A person as the program shows them to themselves. */
export function shownUser(actor: Actor): SessionUser {
  return {
    id: actor.id,
    email: actor.email,
    role: actor.role,
    created_at: actor.createdAt.toISOString(),
    company: actor.company,
  };
}
