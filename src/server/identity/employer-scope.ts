import { seesAllJobs } from '../jobs/jobs/rules.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Actor } from './actor.ts';

/**
 * Which jobs an employer works with: their company's, or only those whose hiring team they are on (`onTeam` is then their id).
 * Every query about jobs and applications of employers takes it.
 */
export type EmployerScope = { companyId: string; viewerId: string; onTeam: string | null };

/** The reach of the caller; throws for somebody without a company. */
export function employerScope(context: { actor: Actor }): EmployerScope {
  const viewerId = context.actor.id;
  return { companyId: companyOf(context), viewerId, onTeam: seesAllJobs(context.actor) ? null : viewerId };
}

/** The id of the company that the caller works for; throws for somebody without one. */
export function companyOf(context: { actor: Actor }): string {
  if (!context.actor.company) throw new ApiError('no_company');
  return context.actor.company.id;
}

/** The caller as somebody who acts for their company; throws for somebody without one. */
export function memberOf(context: { actor: Actor }): { companyId: string; personId: string } {
  return { companyId: companyOf(context), personId: context.actor.id };
}
