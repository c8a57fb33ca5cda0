import type { availabilityApi } from '../../../api/hiring/availability.ts';
import type { Handlers, Services } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { saveWorkingHours } from './commands.ts';
import { findWorkingHours } from './queries.ts';

type Ports = Pick<Services, 'database'>;

/** When somebody is there for interviews. */
export const availabilityHandlers: Handlers<typeof availabilityApi, Ports> = {
  getWorkingHours: (_input, context) => findWorkingHours(context.database, employerScope(context).viewerId),

  saveWorkingHours: ({ body }, context) => saveWorkingHours(context, employerScope(context).viewerId, body),
};
