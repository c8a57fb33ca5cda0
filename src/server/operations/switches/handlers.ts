import type { SiteSwitch, SwitchName, switchesApi } from '../../../api/operations/switches.ts';
import type { Handlers, Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Database } from '../../platform/db/connect.ts';
import { changeSwitch } from './commands.ts';
import { listSwitches } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Switches of the whole site; each change is written down. */
export const switchesHandlers: Handlers<typeof switchesApi, Ports> = {
  listSwitches: async (_input, { database }) => ({ items: await listSwitches(database) }),

  changeSwitch: async ({ params: { name }, body: { is_on } }, context) => {
    await changeSwitch(context, context.actor, { name, is_on });
    return findSwitch(context.database, name);
  },
};

async function findSwitch(database: Database, name: SwitchName): Promise<SiteSwitch> {
  const found = (await listSwitches(database)).find((one) => one.name === name);
  if (!found) throw new ApiError('not_found');
  return found;
}
