import {
  type Maintenance,
  maintenanceLimits,
  type MaintenanceWindow,
} from '../../../api/operations/maintenance.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { findMaintenance, setWindow } from './queries.ts';
import { isOpen, mistakeOfWindow } from './rules.ts';

/** Announces, changes or takes back the maintenance of the site, as it stands at a version; every open page is told. */
export async function setMaintenance(
  ports: Pick<Services, 'database' | 'live' | 'maintenance' | 'now'>,
  staff: Pick<Actor, 'id'>,
  version: number,
  window: MaintenanceWindow | null,
): Promise<Maintenance> {
  const { database, live } = ports;
  const now = ports.now();
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
        actorId: staff.id,
        action,
        objectType: 'maintenance',
        objectId: id,
        data,
      });
      await live.notifyAll({ type: 'maintenance', window: set.window });
    }
    return set;
  });
  ports.maintenance.forget();
  return after;
}

function actionFrom(before: Maintenance, after: Maintenance, now: Date): string | null {
  if (after.window) return before.window ? 'maintenance.changed' : 'maintenance.announced';
  if (!before.window) return null;
  return isOpen(before.window, now) ? 'maintenance.ended' : 'maintenance.withdrawn';
}
