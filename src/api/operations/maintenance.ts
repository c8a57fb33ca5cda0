import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { instant, text, versionOrNone } from '../platform/fields.ts';
import { hourMs } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** How long maintenance may last, in hours, and how many days ahead it may be announced. */
export const maintenanceLimits = { hours: 24, days: 30 } as const;

/** When the whole site takes no changes, and why. */
export const maintenanceWindow = z
  .object({ starts_at: instant, ends_at: instant, message: z.string() })
  .meta({ id: 'MaintenanceWindow' });
export type MaintenanceWindow = z.infer<typeof maintenanceWindow>;

/** The window that is announced or open; null when there is none. Version 0 before the first was announced. */
export const maintenance = z
  .object({ version: versionOrNone, window: maintenanceWindow.nullable() })
  .meta({ id: 'Maintenance' });
export type Maintenance = z.infer<typeof maintenance>;

const at = (missing: string) => z.iso.datetime({ offset: true, message: missing });

/** A window as staff set it; messages for the fields of its form. That it is not over yet is for the server to say. */
export const newMaintenanceWindow = z
  .strictObject({
    starts_at: at(messageText('inputs.maintenanceStart')),
    ends_at: at(messageText('inputs.maintenanceEnd')),
    message: text(300, messageText('inputs.maintenanceReason')),
  })
  .refine((one) => hoursOf(one) > 0, { path: ['ends_at'], message: messageText('inputs.maintenanceOrder') })
  .refine((one) => hoursOf(one) <= maintenanceLimits.hours, {
    path: ['ends_at'],
    message: messageText('inputs.maintenanceLength', { hours: maintenanceLimits.hours }),
  });

const staff = ['internal'] as const;
const path = '/api/internal/maintenance';

/** Scheduled maintenance of the whole site. */
export const maintenanceApi = {
  getMaintenanceNotice: endpoint({
    method: 'GET',
    path: '/api/maintenance',
    access: 'public',
    summary: 'Maintenance that is announced or under way, during which nothing can be changed',
    returns: z.object({ window: maintenanceWindow.nullable() }),
    errors: [],
  }),
  getMaintenance: endpoint({
    method: 'GET',
    path,
    access: staff,
    summary: 'The maintenance that is announced or under way, with its version',
    returns: maintenance,
    errors: [],
  }),
  setMaintenance: endpoint({
    method: 'PUT',
    path,
    access: staff,
    summary: 'Announce maintenance or change it; with null, withdraw it or end it now',
    body: z.strictObject({ version: versionOrNone, window: newMaintenanceWindow.nullable() }),
    returns: maintenance,
    errors: ['invalid_input', 'stale_version'],
  }),
};

function hoursOf({ starts_at, ends_at }: { starts_at: string; ends_at: string }): number {
  return (Date.parse(ends_at) - Date.parse(starts_at)) / hourMs;
}
