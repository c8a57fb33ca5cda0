import { z } from 'zod';
import { employerRoles } from '../identity/roles.ts';
import { endpoint } from '../platform/endpoint.ts';
import { versionOrNone } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';
import { timeZone } from './interview-times.ts';

const minuteOfDay = z.int().min(0).max(1440).multipleOf(15, messageText('inputs.quarterHours'));
const day = z
  .strictObject({ from: minuteOfDay, until: minuteOfDay })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    message: messageText('inputs.hoursOrder'),
  })
  .nullable();

/** From which minute until which of each day, from Monday on, somebody can be interviewing; null on a day off. */
const week = z.array(day).length(7);

/** When somebody can be interviewing, by the clock of their zone. At version 0 they set nothing, and these are the usual hours. */
export const workingHours = z
  .object({
    /** Null while nothing is set: then the zone of the account counts, else that of whoever plans the interview. */
    time_zone: timeZone.nullable(),
    week,
    version: versionOrNone,
  })
  .meta({ id: 'WorkingHours' });
export type WorkingHours = z.infer<typeof workingHours>;

/** When somebody is there for interviews. */
export const availabilityApi = {
  getWorkingHours: endpoint({
    method: 'GET',
    path: '/api/working-hours',
    access: employerRoles,
    summary: 'My working hours, in which interviews with me can be booked',
    scope: 'profile:read',
    returns: workingHours,
    errors: [],
  }),
  saveWorkingHours: endpoint({
    method: 'PUT',
    path: '/api/working-hours',
    access: employerRoles,
    summary: 'Set my working hours; interviews that are booked stay',
    scope: 'profile:write',
    body: z.strictObject({ version: versionOrNone, time_zone: timeZone, week }),
    returns: workingHours,
    errors: ['stale_version', 'invalid_input'],
  }),
};
