import type { Services } from '../../context.ts';
import { seesAllJobs } from '../../jobs/jobs/rules.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Actor } from '../actor.ts';
import { companyOf } from '../employer-scope.ts';
import { findSharing } from './queries.ts';

type Caller = Pick<Services, 'database'> & { actor: Actor };

/**
 * The company whose talent pool, templates and stage templates the caller uses. Refuses hiring managers on no hiring team, unless an owner
 * opened these to them: whatever they ask for, they learn nothing of what is there.
 */
export async function sharedCompany(context: Caller): Promise<string> {
  const companyId = companyOf(context);
  const { actor, database } = context;
  if (seesAllJobs(actor)) return companyId;
  const { onTeam, open } = await findSharing(database, companyId, actor.id);
  if (onTeam || open) return companyId;
  throw new ApiError('wrong_role', {
    detail:
      'The talent pool and templates are for people on a hiring team. A company owner can give you access in Settings, Features.',
  });
}

/** The caller as somebody who changes what their company shares; refuses as `sharedCompany` does. */
export async function sharingMember(context: Caller): Promise<{ companyId: string; personId: string }> {
  return { companyId: await sharedCompany(context), personId: context.actor.id };
}
