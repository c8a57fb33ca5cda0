import type { applicantErasureApi } from '../../../api/privacy/applicant-erasure.ts';
import type { Handlers, Services } from '../../context.ts';
import { companysApplication } from '../../hiring/applications/access.ts';
import { ownsCompany } from '../../identity/companies/rules.ts';
import { employerScope, memberOf } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { eraseApplicant } from './commands.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;

/** Deleting what a company stores about one applicant. */
export const applicantErasureHandlers: Handlers<typeof applicantErasureApi, Ports> = {
  eraseApplicant: async ({ params }, context) => {
    const { candidateId } = await companysApplication(context.database, employerScope(context), params.id);
    if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
    return {
      applications: await eraseApplicant(context, { ...memberOf(context), reason: 'asked' }, candidateId),
    };
  },
};
