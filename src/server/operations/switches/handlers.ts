import type { SiteSwitch, SwitchName, switchesApi } from '../../../api/operations/switches.ts';
import type { Handlers, Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Database } from '../../platform/db/connect.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { listSwitches, setSwitch } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Switches of the whole site; each change is written down. */
export const switchesHandlers: Handlers<typeof switchesApi, Ports> = {
  listSwitches: async (_input, { database }) => ({ items: await listSwitches(database) }),

  changeSwitch: ({ params: { name }, body: { is_on } }, context) =>
    context.database.transact(async () => {
      const { actor, database } = context;
      const id = await setSwitch(database, name, is_on, context.now());
      if (id !== null) {
        await recordEvent(database, {
          actorId: actor.id,
          action: is_on ? 'switch.on' : 'switch.off',
          objectType: 'switch',
          objectId: id,
          data: { name },
        });
      }
      return findSwitch(database, name);
    }),
};

async function findSwitch(database: Database, name: SwitchName): Promise<SiteSwitch> {
  const found = (await listSwitches(database)).find((one) => one.name === name);
  if (!found) throw new ApiError('not_found');
  return found;
}
