import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, text, versionOrNone } from '../platform/fields.ts';
import { said } from '../platform/said.ts';
import { employerRoles } from './roles.ts';

/** The lists that a company keeps for itself. */
export const companyListNames = ['reject_reasons', 'departments', 'locations'] as const;
/** The name of a list of a company. */
export type CompanyListName = (typeof companyListNames)[number];

/** The most entries of one list, retired ones included. */
export const mostEntries = 100;

/** An entry of a list. A retired one is no longer offered, and stays readable where it was used. */
const entry = z.object({ id, name: z.string(), retired: z.boolean() });

/** A list in its order; `version` 0 while it was never changed. */
export const companyList = z
  .object({ items: z.array(entry), version: versionOrNone })
  .meta({ id: 'CompanyList' });
export type CompanyList = z.infer<typeof companyList>;

/** Each of a company's lists. */
export const companyLists = z
  .object({ reject_reasons: companyList, departments: companyList, locations: companyList })
  .meta({ id: 'CompanyLists' });
export type CompanyLists = z.infer<typeof companyLists>;

/** An entry as it is saved: without an id, a new one. */
const entryInput = z.strictObject({
  id: id.optional(),
  name: text(80, said('inputs.entryName')).transform((name) => name.replace(/\s+/g, ' ')),
  retired: z.boolean().default(false),
});

/** The lists that companies keep for themselves. */
export const companyListsApi = {
  getCompanyLists: endpoint({
    method: 'GET',
    path: '/api/company/lists',
    access: employerRoles,
    summary:
      'The lists that my company keeps: its own reasons for rejection, its departments and its locations',
    scope: 'applications:read',
    returns: companyLists,
    errors: [],
  }),
  changeCompanyList: endpoint({
    method: 'PUT',
    path: '/api/company/lists',
    access: employerRoles,
    summary:
      "Add, rename, order and retire entries of one of my company's lists (owners only); what was saved stays in the list, retired at most",
    scope: 'jobs:write',
    body: z.strictObject({
      list: z.enum(companyListNames),
      version: versionOrNone,
      items: z
        .array(entryInput)
        .max(mostEntries, said('inputs.mostEntries', { count: mostEntries }))
        .refine(
          (items) => new Set(items.map(({ name }) => name.toLowerCase())).size === items.length,
          said('inputs.entryNamesDiffer'),
        ),
    }),
    returns: companyList,
    errors: ['owner_only', 'conflict', 'stale_version', 'invalid_input'],
  }),
};
