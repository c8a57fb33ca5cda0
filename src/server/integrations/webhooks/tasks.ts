import { z } from 'zod';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { sendWebhooks } from './commands.ts';
import { purgeOldDeliveries, sendDeliveries } from './delivery-commands.ts';
import { listOverdue, nextDue } from './delivery-queries.ts';

type Ports = Pick<
  Services,
  | 'closing'
  | 'config'
  | 'database'
  | 'inFlightDeliveries'
  | 'live'
  | 'log'
  | 'metrics'
  | 'now'
  | 'queue'
  | 'safeFetch'
>;

/** Sends what is due to one endpoint; one that takes its time is sent to beside, and keeps no worker from the others. */
export const sendWebhooksTask = defineTask({
  ...sendWebhooks,
  timeoutSeconds: 600,
  concurrency: 8,
  run: ({ endpointId }, services: Ports) => services.inFlightDeliveries.run(() => send(services, endpointId)),
});

async function send(services: Ports, endpointId: string): Promise<void> {
  await sendDeliveries(services, endpointId);
  await planNext(services, endpointId);
}

/** Takes up deliveries that were left behind by a crash, and forgets those older than 30 days. */
export const tendWebhooksTask = defineTask({
  name: 'tend-webhooks',
  payload: z.object({}),
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '* * * * *',
  run: async (_payload, services: Ports) => {
    await purgeOldDeliveries(services);
    for (const endpointId of await listOverdue(services.database, services.now())) {
      await services.queue.enqueue(sendWebhooks, { endpointId }, { key: endpointId });
    }
  },
});

/** Comes back when the next delivery is due. What was written down while another run had the endpoint is seen by that one. */
async function planNext(services: Ports, endpointId: string): Promise<void> {
  const next = await nextDue(services.database, endpointId);
  if (!next) return;
  const afterSeconds = Math.max(0, Math.ceil((next.getTime() - services.now().getTime()) / 1000));
  // One that waits for a later time must not stand in the way of one that is due now.
  const key = `${endpointId} ${next.toISOString()}`;
  await services.queue.enqueue(sendWebhooks, { endpointId }, { key, afterSeconds });
}
