import {
  type Maintenance,
  type maintenanceApi,
  maintenanceLimits,
} from '../../../api/operations/maintenance.ts';
import type { Handlers, Services } from '../../context.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { findMaintenance, setWindow } from './queries.ts';
import { isOpen, mistakeOfWindow } from './rules.ts';

type Ports = Pick<Services, 'database' | 'live' | 'maintenance' | 'now'>;

/** Scheduled maintenance of the whole site; each change is written down, and told to every open page. */
export const maintenanceHandlers: Handlers<typeof maintenanceApi, Ports> = {
  getMaintenanceNotice: async (_input, { maintenance }) => ({ window: await maintenance.current() }),

  getMaintenance: (_input, context) => findMaintenance(context.database, context.now()),

  setMaintenance: async ({ body: { version, window } }, context) => {
    const { actor, database, live, maintenance } = context;
    const now = context.now();
    const mistake = window && mistakeOfWindow(window, now, maintenanceLimits);
    if (mistake) throw new ApiError('invalid_input', { errors: [mistake] });
    const after = await database.transact(async () => {
      const before = await findMaintenance(database, now);
      const id = await setWindow(database, version, window);
      if (id === null) throw staleVersion(before);
      const set = await findMaintenance(database, now);
      const action = actionFrom(before, set, now);
      if (action !== null) {
        const data = set.window ?? before.window ?? {};
        await recordEvent(database, {
          actorId: actor.id,
          action,
          objectType: 'maintenance',
          objectId: id,
          data,
        });
        await live.notifyAll({ type: 'maintenance', window: set.window });
      }
      return set;
    });
    maintenance.forget();
    return after;
  },
};

function actionFrom(before: Maintenance, after: Maintenance, now: Date): string | null {
  if (after.window) return before.window ? 'maintenance.changed' : 'maintenance.announced';
  if (!before.window) return null;
  return isOpen(before.window, now) ? 'maintenance.ended' : 'maintenance.withdrawn';
}
