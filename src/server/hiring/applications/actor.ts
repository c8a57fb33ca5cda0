import type { SignedIn } from '../../context.ts';
import { nameOf } from '../../identity/actor.ts';
import { employerScope } from '../../identity/employer-scope.ts';

/** A colleague who acts for their company; `many` when the company is told once for many acts, by the caller. */
export type Colleague = { personId: string; companyId: string; onTeam: string | null; many?: true };

/** Who acts on a company's applications: a colleague, or the company's applicant tracking system. */
export type CompanyActor = Colleague | { personId: null; companyId: string; onTeam: null; many?: true };

/** The caller as a colleague at their company; throws for somebody without one. */
export function colleagueOf(context: SignedIn): Colleague & { name: string } {
  const { viewerId, companyId, onTeam } = employerScope(context);
  return { personId: viewerId, companyId, onTeam, name: nameOf(context.actor) };
}
