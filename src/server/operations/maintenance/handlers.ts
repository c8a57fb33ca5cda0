import type { maintenanceApi } from '../../../api/operations/maintenance.ts';
import type { Handlers, Services } from '../../context.ts';
import { setMaintenance } from './commands.ts';
import { findMaintenance } from './queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'maintenance' | 'now'>;

/** Scheduled maintenance of the whole site; each change is written down, and told to every open page. */
export const maintenanceHandlers: Handlers<typeof maintenanceApi, Ports> = {
  getMaintenanceNotice: async (_input, { maintenance }) => ({ window: await maintenance.current() }),

  getMaintenance: (_input, context) => findMaintenance(context.database, context.now()),

  setMaintenance: ({ body: { version, window } }, context) =>
    setMaintenance(context, context.actor, version, window),
};
