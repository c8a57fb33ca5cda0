import type { pushApi } from '../../../api/platform/push.ts';
import type { Handlers, Services } from '../../context.ts';
import { subscribeDevice, unsubscribeDevice } from './commands.ts';
import { listPushDevices } from './queries.ts';
import { identityOf } from './identity.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'safeFetch'>;

/** Notices on devices by Web Push. */
export const pushHandlers: Handlers<typeof pushApi, Ports> = {
  getPush: async (_input, { config, database, actor }) => ({
    public_key: identityOf(config).publicKey,
    items: await listPushDevices(database, actor.id),
  }),

  subscribePush: ({ body }, context) => subscribeDevice(context, context.actor, body),

  unsubscribePush: ({ params }, context) => unsubscribeDevice(context, context.actor.id, params.id),
};
