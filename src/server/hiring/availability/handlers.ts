import type { availabilityApi } from '../../../api/hiring/availability.ts';
import type { Handlers, Services } from '../../context.ts';
import { saveWorkingHours } from './commands.ts';
import { findWorkingHours } from './queries.ts';

type Ports = Pick<Services, 'database'>;

/** When somebody is there for interviews. */
export const availabilityHandlers: Handlers<typeof availabilityApi, Ports> = {
  getWorkingHours: (_input, { database, actor }) => findWorkingHours(database, actor.id),

  saveWorkingHours: ({ body }, context) => saveWorkingHours(context, context.actor.id, body),
};
