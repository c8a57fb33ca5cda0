import type { availabilityApi } from '../../../api/hiring/availability.ts';
import type { Handlers, SignedIn } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type CalendarPorts, connectCalDav, disconnectCalendar, readCalendar } from './calendar-commands.ts';
import { listConnections } from './calendar-queries.ts';
import { finishPermission, startPermission } from './permission-commands.ts';
import { saveWorkingHours } from './commands.ts';
import { findWorkingHours } from './queries.ts';

type Ports = CalendarPorts;

/** When somebody is available for interviews, and the calendars elsewhere that say when they are busy. */
export const availabilityHandlers: Handlers<typeof availabilityApi, Ports> = {
  getWorkingHours: (_input, context) => findWorkingHours(context.database, me(context)),

  saveWorkingHours: ({ body }, context) => saveWorkingHours(context, me(context), body),

  listCalendars: (_input, context) => calendarsOf(context),

  connectCalendar: async ({ body }, context) => {
    await connectCalDav(context, me(context), body);
    return calendarsOf(context);
  },

  askCalendarPermission: async ({ body }, context) => ({
    url: startPermission(context, { ...context.actor, id: me(context) }, body.kind),
  }),

  finishCalendarPermission: async ({ body }, context) => {
    await finishPermission(context, { ...context.actor, id: me(context) }, body);
    return calendarsOf(context);
  },

  readCalendar: async ({ params }, context) => {
    const { items } = await calendarsOf(context);
    if (!items.some(({ id }) => id === params.id)) throw new ApiError('not_found');
    await readCalendar(context, params.id, { olderThanMs: 0 });
    return calendarsOf(context);
  },

  disconnectCalendar: async ({ params }, context) => {
    await disconnectCalendar(context, me(context), params.id);
    return calendarsOf(context);
  },
};

async function calendarsOf(context: SignedIn<Ports>) {
  const { google, microsoft } = context.config.calendars;
  return {
    items: await listConnections(context.database, me(context)),
    services: [...(google ? ['google' as const] : []), ...(microsoft ? ['microsoft' as const] : [])],
  };
}

/** Who asks, who works for a company. */
function me(context: SignedIn<Ports>): string {
  return employerScope(context).viewerId;
}
