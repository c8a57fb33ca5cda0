import type { SiteSwitch, SwitchName } from '../../../api/operations/switches.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { setSwitch } from './queries.ts';

/** Turns a switch of the site on or off; nothing happens when it stands so already. */
export function changeSwitch(
  ports: Pick<Services, 'database' | 'now'>,
  staff: Pick<Actor, 'id'>,
  { name, is_on }: { name: SwitchName } & Pick<SiteSwitch, 'is_on'>,
): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const id = await setSwitch(database, name, is_on, ports.now());
    if (id === null) return;
    const action = is_on ? 'switch.on' : 'switch.off';
    const object = { objectType: 'switch' as const, objectId: id };
    await recordEvent(database, { actorId: staff.id, action, ...object, data: { name } });
  });
}
