import type { careerDomainsApi } from '../../../api/jobs/career-domains.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ownsCompany } from '../../identity/companies/rules.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { checkDomain, claimDomain, readDomain, removeDomain } from './commands.ts';

type Ports = Pick<Services, 'config' | 'database' | 'dns' | 'live' | 'now' | 'queue'>;

/** A career page at the company's own domain. */
export const careerDomainsHandlers: Handlers<typeof careerDomainsApi, Ports> = {
  getCareerDomain: (_input, context) => readDomain(context, ownedCompany(context)),

  claimCareerDomain: ({ body }, context) => claimDomain(context, context.actor, body.domain),

  checkCareerDomain: async (_input, context) => {
    const companyId = ownedCompany(context);
    if (!(await checkDomain(context, companyId))) throw new ApiError('not_found');
    return readDomain(context, companyId);
  },

  removeCareerDomain: (_input, context) => removeDomain(context, context.actor),
};

function ownedCompany(context: SignedIn): string {
  const companyId = companyOf(context);
  if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
  return companyId;
}
