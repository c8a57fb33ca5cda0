import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { date, id, idParams, text, version, webAddress } from '../platform/fields.ts';
import { targetStages } from './target-jobs.ts';
import { trackedContact, trackingFields } from './tracking.ts';
import { hourSeconds } from '../platform/durations.ts';
import { said } from '../platform/said.ts';

/** The stages that I move an application elsewhere through: those of my target jobs, without the one before applying. */
export const externalStages = targetStages.filter((stage) => stage !== 'saved');

/** What I write down of an application that I made elsewhere. */
export const externalApplicationInput = z
  .strictObject({
    title: text(200, said('inputs.jobTitle')),
    employer_name: text(200, said('inputs.employer')),
    url: webAddress.or(z.literal('')),
    applied_on: date,
    stage: z.enum(externalStages),
    notes: text(5000),
    next_step: trackingFields.next_step.default(''),
    remind_on: trackingFields.remind_on.default(null),
    contacts: trackingFields.contacts.default([]),
  })
  .meta({ id: 'ExternalApplicationInput' });

/** An application that I made elsewhere, as only I see it. */
export const externalApplication = z
  .object({
    id,
    ...externalApplicationInput.shape,
    url: z.string(),
    next_step: z.string(),
    remind_on: z.string().nullable(),
    contacts: z.array(trackedContact),
    stage_since: z.string(),
    version: z.int(),
  })
  .meta({ id: 'ExternalApplication' });
export type ExternalApplication = z.infer<typeof externalApplication>;

/** Applications that I made elsewhere and track by hand. */
export const externalApplicationsApi = {
  listExternalApplications: endpoint({
    method: 'GET',
    path: '/api/outside-applications',
    access: ['candidate'],
    summary: 'The applications elsewhere that I track, the newest first, at most 500',
    scope: 'applications:read',
    returns: z.object({ items: z.array(externalApplication) }),
    errors: [],
  }),
  createExternalApplication: endpoint({
    method: 'POST',
    path: '/api/outside-applications',
    access: ['candidate'],
    summary: 'Track an application that I made elsewhere',
    scope: 'applications:write',
    body: externalApplicationInput,
    returns: externalApplication,
    errors: ['invalid_input', 'idempotency_mismatch', 'quota_reached'],
    creates: true,
    limits: [{ per: 'account', points: 300, seconds: hourSeconds }],
  }),
  updateExternalApplication: endpoint({
    method: 'PUT',
    path: '/api/outside-applications/{id}',
    access: ['candidate'],
    summary: 'Change what I track of an application elsewhere, or move it',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, value: externalApplicationInput }),
    returns: externalApplication,
    errors: ['not_found', 'invalid_input', 'stale_version'],
  }),
  deleteExternalApplication: endpoint({
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
