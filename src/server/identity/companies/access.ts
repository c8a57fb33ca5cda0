import { ApiError } from '../../platform/http/api-error.ts';
import type { Actor } from '../actor.ts';
import { companyOf } from '../employer-scope.ts';
import { message } from '../../../messages/message.ts';

type Caller = { actor: Actor };

/**
 * The company whose talent pool, templates and stage templates the caller uses. Refuses hiring managers on no hiring team, unless an owner
 * opened these to them: whatever they ask for, they learn nothing of what is there.
 */
export function sharedCompany(context: Caller): string {
  const companyId = companyOf(context);
  if (context.actor.company?.shares === true) return companyId;
  throw new ApiError('wrong_role', {
    detail: message('identityErrors.teamOnly'),
  });
}

/** The caller as somebody who changes what their company shares; refuses as `sharedCompany` does. */
export function sharingMember(context: Caller): { companyId: string; personId: string } {
  return { companyId: sharedCompany(context), personId: context.actor.id };
}
