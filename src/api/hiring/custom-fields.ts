import { z } from 'zod';
import { employerRoles } from '../identity/roles.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, text, versionOrNone } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';

/** What fields of a company's own can be on. */
export const fieldSubjects = ['job', 'application'] as const;
export type FieldSubject = (typeof fieldSubjects)[number];
/** What such a field holds: a person is a colleague. */
export const fieldKinds = ['text', 'number', 'date', 'choice', 'person'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** The most fields on one subject, retired ones included, and the most options of a choice. */
export const mostFields = 50;

/** Something to choose; a retired one is no longer offered, and stays readable where it was chosen. */
const option = z.object({ id, name: z.string(), retired: z.boolean() });

/** A field that a company made for itself. It never counts in a score. */
export const customField = z
  .object({
    id,
    name: z.string(),
    kind: z.enum(fieldKinds),
    /** Of a choice; none otherwise. */
    options: z.array(option),
    retired: z.boolean(),
  })
  .meta({ id: 'CustomField' });
export type CustomField = z.infer<typeof customField>;

/** The fields on a subject in their order; `version` 0 while they were never changed. */
export const customFieldList = z
  .object({ items: z.array(customField), version: versionOrNone })
  .meta({ id: 'CustomFieldList' });
export type CustomFieldList = z.infer<typeof customFieldList>;

const name = text(80, messageText('inputs.entryName')).transform((words) => words.replace(/\s+/g, ' '));
const differ = (items: readonly { name: string }[]) =>
  new Set(items.map((item) => item.name.toLowerCase())).size === items.length;

/** A field as it is saved: without an id, a new one. */
const fieldInput = z
  .strictObject({
    id: id.optional(),
    name,
    kind: z.enum(fieldKinds),
    options: z
      .array(z.strictObject({ id: id.optional(), name, retired: z.boolean().default(false) }))
      .max(mostFields, messageText('inputs.mostEntries', { count: mostFields }))
      .refine(differ, messageText('inputs.entryNamesDiffer'))
      .default([]),
    retired: z.boolean().default(false),
  })
  .refine(({ kind, options }) => kind !== 'choice' || options.some(({ retired }) => !retired), {
    path: ['options'],
    error: messageText('inputs.addOption'),
  });
export type FieldInput = z.output<typeof fieldInput>;

const value = z.union([text(2000), z.number()]);

/** What stands in a company's fields on one job or application. */
export const fieldValues = z
  .object({
    /** Those that are offered, and retired ones that hold something. */
    fields: z.array(customField),
    /** The words of a text, the number, the day, the id of the option or of the colleague; `label` is how it reads. */
    values: z.array(z.object({ field_id: id, value: z.union([z.string(), z.number()]), label: z.string() })),
    /** 0 while nothing was ever saved. */
    version: versionOrNone,
  })
  .meta({ id: 'FieldValues' });
export type FieldValues = z.infer<typeof fieldValues>;

/** Fields to save; those that are left out stay, and null empties one. */
const valuesInput = z.strictObject({
  version: versionOrNone,
  values: z
    .array(z.strictObject({ field_id: id, value: value.nullable() }))
    .max(mostFields)
    .refine((items) => new Set(items.map(({ field_id: field }) => field)).size === items.length),
});
export type ValuesInput = z.output<typeof valuesInput>;

/** Fields of a company's own on its jobs and applications. */
export const customFieldsApi = {
  getCustomFields: endpoint({
    method: 'GET',
    path: '/api/company/fields',
    access: employerRoles,
    summary: 'The fields that my company made for its jobs and for its applications',
    scope: 'applications:read',
    returns: z.object({ job: customFieldList, application: customFieldList }),
    errors: [],
  }),
  changeCustomFields: endpoint({
    method: 'PUT',
    path: '/api/company/fields',
    access: employerRoles,
    summary:
      'Add, rename, order and retire fields of my company (owners and administrators only); what was saved stays, retired at most, and keeps its kind',
    scope: 'jobs:write',
    body: z.strictObject({
      subject: z.enum(fieldSubjects),
      version: versionOrNone,
      items: z
        .array(fieldInput)
        .max(mostFields, messageText('inputs.mostEntries', { count: mostFields }))
        .refine(differ, messageText('inputs.entryNamesDiffer')),
    }),
    returns: customFieldList,
    errors: ['owner_only', 'conflict', 'stale_version', 'invalid_input'],
  }),
  getJobFields: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/fields',
    access: employerRoles,
    summary: "What stands in my company's fields on one of its jobs",
    scope: 'jobs:read',
    params: idParams,
    returns: fieldValues,
    errors: ['not_found'],
  }),
  saveJobFields: endpoint({
    method: 'PUT',
    path: '/api/jobs/{id}/fields',
    access: employerRoles,
    summary: "Change what stands in my company's fields on one of its jobs",
    scope: 'jobs:write',
    params: idParams,
    body: valuesInput,
    returns: fieldValues,
    errors: ['not_found', 'stale_version', 'invalid_input'],
  }),
  getApplicantFields: endpoint({
    method: 'GET',
    path: '/api/applicants/{id}/fields',
    access: employerRoles,
    summary: "What stands in my company's fields on an application",
    scope: 'applications:read',
    params: idParams,
    returns: fieldValues,
    errors: ['not_found'],
  }),
  saveApplicantFields: endpoint({
    method: 'PUT',
    path: '/api/applicants/{id}/fields',
    access: employerRoles,
    summary: "Change what stands in my company's fields on an application",
    scope: 'applications:write',
    params: idParams,
    body: valuesInput,
    returns: fieldValues,
    errors: ['not_found', 'stale_version', 'invalid_input'],
  }),
};
