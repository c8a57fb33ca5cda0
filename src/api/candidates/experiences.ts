import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { date, id, idParams, text, version } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/**
 * What a person enters about a position. `end_date` is null while `is_current`. Dates mean their month: they are kept as its
 * first day.
 */
export const experienceInput = z
  .strictObject({
    company_name: text(200, messageText('experiences.companyRequired')),
    job_title: text(200, messageText('experiences.titleRequired')),
    start_date: date.or(z.literal('')).pipe(z.string().min(1, messageText('experiences.startRequired'))),
    end_date: date.nullable(),
    location: text(200),
    experience_details: text(10_000, messageText('experiences.detailsRequired')),
    is_current: z.boolean(),
  })
  .superRefine((value, context) => {
    if (value.is_current) return;
    if (!value.end_date) {
      context.addIssue({
        code: 'custom',
        path: ['end_date'],
        message: messageText('experiences.endRequired'),
      });
    } else if (value.end_date.slice(0, 7) < value.start_date.slice(0, 7)) {
      context.addIssue({
        code: 'custom',
        path: ['end_date'],
        message: messageText('experiences.endBeforeStart'),
      });
    }
  });

/** A position in a candidate's profile; `source` says whether it was entered or accepted from a resume. */
export const experience = z
  .object({
    id,
    user_id: id,
    company_name: z.string(),
    job_title: z.string(),
    start_date: z.string(),
    end_date: z.string().nullable(),
    location: z.string(),
    experience_details: z.string(),
    is_current: z.boolean(),
    source: z.enum(['entered', 'resume']),
    version: z.int(),
  })
  .meta({ id: 'Experience' });
export type Experience = z.infer<typeof experience>;

/** A candidate's work experience. */
export const experiencesApi = {
  listExperiences: endpoint({
    method: 'GET',
    path: '/api/experiences',
    access: ['candidate'],
    summary: 'My work experience, newest start first',
    scope: 'profile:read',
    returns: z.object({ items: z.array(experience) }),
    errors: [],
  }),
  getExperience: endpoint({
    method: 'GET',
    path: '/api/experiences/{id}',
    access: ['candidate'],
    summary: 'One of my experiences',
    scope: 'profile:read',
    params: idParams,
    returns: experience,
    errors: ['not_found'],
  }),
  createExperience: endpoint({
    method: 'POST',
    path: '/api/experiences',
    access: ['candidate'],
    summary: 'Add an experience',
    scope: 'profile:write',
    body: experienceInput,
    returns: experience,
    errors: ['invalid_input', 'idempotency_mismatch', 'quota_reached'],
    creates: true,
    limits: [{ per: 'account', points: 300, seconds: hourSeconds }],
  }),
  updateExperience: endpoint({
    method: 'PUT',
    path: '/api/experiences/{id}',
    access: ['candidate'],
    summary: 'Change one of my experiences',
    scope: 'profile:write',
    params: idParams,
    body: z.strictObject({ version, value: experienceInput }),
    returns: experience,
    errors: ['not_found', 'invalid_input', 'stale_version'],
  }),
  restoreExperience: endpoint({
    method: 'POST',
    path: '/api/experiences/{id}/restore',
    access: ['candidate'],
    summary: 'Bring back an experience that I deleted in the last ten minutes',
    scope: 'profile:write',
    params: idParams,
    returns: experience,
    errors: ['not_found', 'conflict', 'quota_reached'],
  }),
  deleteExperience: endpoint({
    method: 'DELETE',
    path: '/api/experiences/{id}',
    access: ['candidate'],
    summary: 'Delete one of my experiences',
    scope: 'profile:write',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
};
