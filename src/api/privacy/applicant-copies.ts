import { employerRoles } from '../identity/roles.ts';
import { hourSeconds } from '../platform/durations.ts';
import { endpoint } from '../platform/endpoint.ts';
import { idParams } from '../platform/fields.ts';
import { fileTypes } from '../platform/file-types.ts';

/** A copy of what a company stores about one applicant, for owners, at the applicant's request. */
export const applicantCopiesApi = {
  copyApplicantData: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/data-copy',
    access: employerRoles,
    summary:
      'As an owner, a ZIP with what the company stores about this applicant, in all their applications: records as JSON, files, and a page that shows it; that it was taken is logged',
    params: idParams,
    returns: 'file',
    files: [fileTypes.zip],
    errors: ['not_found', 'owner_only', 'conflict'],
    fresh: true,
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
};
