import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { date, id, idParams, text, version, webAddress } from '../platform/fields.ts';
import { targetStages } from './target-jobs.ts';

/** The stages that I move an application elsewhere through: those of my target jobs, without the one before applying. */
export const outsideStages = targetStages.filter((stage) => stage !== 'saved');

/** What I write down of an application that I made elsewhere. */
export const outsideApplicationInput = z
  .strictObject({
    title: text(200, 'Job title is required'),
    employer_name: text(200, 'Employer is required'),
    url: webAddress.or(z.literal('')),
    applied_on: date,
    stage: z.enum(outsideStages),
    notes: text(5000),
  })
  .meta({ id: 'OutsideApplicationInput' });

/** An application that I made elsewhere, as only I see it. */
export const outsideApplication = z
  .object({
    id,
    ...outsideApplicationInput.shape,
    url: z.string(),
    stage_since: z.string(),
    version: z.int(),
  })
  .meta({ id: 'OutsideApplication' });
export type OutsideApplication = z.infer<typeof outsideApplication>;

/** Applications that I made elsewhere and track by hand. */
export const outsideApplicationsApi = {
  listOutsideApplications: endpoint({
    method: 'GET',
    path: '/api/outside-applications',
    access: ['candidate'],
    summary: 'The applications elsewhere that I track, the newest first, at most 500',
    scope: 'applications:read',
    returns: z.object({ items: z.array(outsideApplication) }),
    errors: [],
  }),
  createOutsideApplication: endpoint({
    method: 'POST',
    path: '/api/outside-applications',
    access: ['candidate'],
    summary: 'Track an application that I made elsewhere',
    scope: 'applications:write',
    body: outsideApplicationInput,
    returns: outsideApplication,
    errors: ['invalid_input', 'idempotency_mismatch', 'quota_reached'],
    creates: true,
    limits: [{ per: 'account', points: 300, seconds: 3600 }],
  }),
  updateOutsideApplication: endpoint({
    method: 'PUT',
    path: '/api/outside-applications/{id}',
    access: ['candidate'],
    summary: 'Change what I track of an application elsewhere, or move it',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, value: outsideApplicationInput }),
    returns: outsideApplication,
    errors: ['not_found', 'invalid_input', 'stale_version'],
  }),
  deleteOutsideApplication: endpoint({
    method: 'DELETE',
    path: '/api/outside-applications/{id}',
    access: ['candidate'],
    summary: 'Track an application elsewhere no longer',
    scope: 'applications:write',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
};
