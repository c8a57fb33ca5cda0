import type { Role } from '../../api/identity/roles.ts';
import type { Scope } from '../../api/identity/scopes.ts';

/** The person who calls, from their session. `company` is null for those who work for none. */
export type Actor = {
  id: string;
  email: string;
  /** '' while they have given none. */
  name: string;
  role: Role;
  createdAt: Date;
  company: ActorCompany | null;
  /** How they have dates and numbers written; null when they set nothing of it. */
  formats: { locale: string | null; time_zone: string | null } | null;
  credential: Credential;
};

/** The company that somebody works for; `shares` when its talent pool, templates and stage templates are open to them. */
export type ActorCompany = { id: string; name: string; owner: boolean; shares: boolean };

/** What the caller showed: a session, by cookie or access token, or an API token, which may do no more than its scopes say. */
export type Credential =
  | { kind: 'session'; id: string; provedAt: Date }
  | { kind: 'token'; id: string; scopes: readonly Scope[] };

/** What colleagues call somebody: by the name they gave, else by their email. */
export function nameOf({ name, email }: Pick<Actor, 'name' | 'email'>): string {
  return name || email;
}
