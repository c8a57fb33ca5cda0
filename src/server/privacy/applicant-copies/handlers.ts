import type { applicantCopiesApi } from '../../../api/privacy/applicant-copies.ts';
import { message } from '../../../messages/message.ts';
import type { Handlers, Services } from '../../context.ts';
import { companysApplication } from '../../hiring/applications/access.ts';
import { isHidden } from '../../hiring/applications/detail-queries.ts';
import { ownsCompany } from '../../identity/companies/rules.ts';
import { employerScope, memberOf } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { copyApplicantData } from './commands.ts';

type Ports = Pick<Services, 'database' | 'errors' | 'files' | 'now' | 'virusScanner'>;

/** Copying what a company stores about one applicant. */
export const applicantCopiesHandlers: Handlers<typeof applicantCopiesApi, Ports> = {
  copyApplicantData: async ({ params }, context) => {
    const scope = employerScope(context);
    const found = await companysApplication(context.database, scope, params.id);
    const employer = context.actor.company?.name ?? '';
    if (!ownsCompany(context.actor)) throw new ApiError('owner_only');
    // Else the copy would tell who it is by the way.
    if (await isHidden(context.database, scope.companyId, scope.viewerId, found.id))
      throw new ApiError('conflict', { detail: message('hiringErrors.revealFirst') });
    const bytes = await copyApplicantData(context, { ...memberOf(context), employer }, found);
    return new Response(bytes, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="applicant-data-${context.now().toISOString().slice(0, 10)}.zip"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    });
  },
};
