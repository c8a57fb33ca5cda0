import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { instant } from '../platform/fields.ts';

/** What staff can switch off for the whole site, in the order of pages: calls of language models, and sign-ups. On unless somebody switched it off. */
export const switchNames = ['models', 'sign_ups'] as const;

/** The name of a switch. */
export type SwitchName = (typeof switchNames)[number];

const name = z.enum(switchNames);

/** A switch as it stands, and who changed it last; null when nobody has. */
export const siteSwitch = z
  .object({ name, is_on: z.boolean(), changed_by: z.string().nullable(), changed_at: instant.nullable() })
  .meta({ id: 'SiteSwitch' });
export type SiteSwitch = z.infer<typeof siteSwitch>;

const staff = ['internal'] as const;

/** Switches of the whole site. */
export const switchesApi = {
  listSwitches: endpoint({
    method: 'GET',
    path: '/api/internal/switches',
    access: staff,
    summary: 'What is switched on and off for the whole site',
    returns: z.object({ items: z.array(siteSwitch) }),
    errors: [],
  }),
  changeSwitch: endpoint({
    method: 'PUT',
    path: '/api/internal/switches/{name}',
    access: staff,
    summary: 'Switch something on or off for the whole site, in every process at once',
    params: z.object({ name }),
    body: z.strictObject({ is_on: z.boolean() }),
    returns: siteSwitch,
    errors: ['not_found', 'invalid_input'],
  }),
};
