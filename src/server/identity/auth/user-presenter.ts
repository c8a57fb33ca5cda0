import type { SessionUser } from '../../../api/identity/auth.ts';
import type { Actor } from '../actor.ts';

/** A person as their own program shows them. */
export function presentUser(actor: Omit<Actor, 'credential'>): SessionUser {
  return {
    id: actor.id,
    email: actor.email,
    name: actor.name,
    role: actor.role,
    created_at: actor.createdAt.toISOString(),
    company: actor.company,
    formats: actor.formats,
  };
}
