import { z } from 'zod';
import { deliveryDays } from '../../../api/integrations/webhooks.ts';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { endEndpoint, failingDays } from './endpoint-commands.ts';
import * as deliveries from './delivery-queries.ts';
import { sendWebhooks } from './commands.ts';
import { markEndpoint } from './queries.ts';
import { nextTry, restMs } from './retries.ts';
import { type Reply, replyMs, sendDelivery } from './deliver-webhook.ts';
import { dayMs, minuteMs } from '../../../api/platform/durations.ts';

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

/** How many are on their way to one endpoint at once. */
const atOnce = 8;
/** How long one run goes on before other endpoints have their turn. */
const runMs = replyMs;
/** An endpoint is left alone by others while one run sends to it: until that ends, or, where its process did, for so long. */
const holdMs = minuteMs;

/** Sends what is due to one endpoint; one that takes its time is sent to beside, and keeps no worker from the others. */
export const sendWebhooksTask = defineTask({
  ...sendWebhooks,
  timeoutSeconds: 600,
  concurrency: 8,
  run: ({ endpointId }, services: Ports) => services.inFlightDeliveries.run(() => send(services, endpointId)),
});

/** Sends to an endpoint for a while, then plans what is left. One that gives no answer at all rests. */
async function send(services: Ports, endpointId: string): Promise<void> {
  const { database } = services;
  const began = services.now();
  if (await deliveries.leaseEndpoint(database, endpointId, began, new Date(began.getTime() + holdMs))) {
    let restingUntil: Date | null = null;
    for (let now = began; !restingUntil && now.getTime() - began.getTime() < runMs; now = services.now()) {
      const due = services.closing.aborted ? [] : await deliveries.listDue(database, endpointId, now, atOnce);
      if (due.length === 0) break;
      restingUntil = await sendAtOnce(services, endpointId, due);
    }
    await deliveries.releaseEndpoint(database, endpointId, restingUntil);
  }
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
    const now = services.now();
    await deliveries.purgeDeliveries(services.database, new Date(now.getTime() - deliveryDays * dayMs));
    for (const endpointId of await deliveries.listOverdue(services.database, now)) {
      await services.queue.enqueue(sendWebhooks, { endpointId }, { key: endpointId });
    }
  },
});

/** Comes back when the next delivery is due. What was written down while another run had the endpoint is seen by that one. */
async function planNext(services: Ports, endpointId: string): Promise<void> {
  const next = await deliveries.nextDue(services.database, endpointId);
  if (!next) return;
  const afterSeconds = Math.max(0, Math.ceil((next.getTime() - services.now().getTime()) / 1000));
  // One that waits for a later time must not stand in the way of one that is due now.
  const key = `${endpointId} ${next.toISOString()}`;
  await services.queue.enqueue(sendWebhooks, { endpointId }, { key, afterSeconds });
}

/** Sends some deliveries to one endpoint and keeps how that went; answers until when it is to rest, or null. */
async function sendAtOnce(
  services: Ports,
  endpointId: string,
  due: readonly deliveries.DueDelivery[],
): Promise<Date | null> {
  const { database } = services;
  const began = services.now();
  const replies = await Promise.all(
    due.map(async (one) => ({ one, reply: await sendDelivery(services, one) })),
  );
  const now = services.now();
  const outcomes = replies.map(({ one, reply }) => outcomeOf(one, reply, now));
  const failing = await database.transact(async () => {
    await deliveries.settleDeliveries(database, outcomes, began);
    const arrived = outcomes.some(({ status }) => status === 'delivered');
    const since = await markEndpoint(database, endpointId, arrived, now);
    const failingMs = now.getTime() - (since ?? now).getTime();
    if (replies.some(({ reply }) => reply.status === 410)) await endEndpoint(services, endpointId, 'gone');
    else if (failingMs >= failingDays * dayMs) await endEndpoint(services, endpointId, 'failing');
    return failingMs;
  });
  for (const { status } of outcomes) services.metrics.webhook(status);
  const isSilent = replies.every(({ reply }) => reply.status === null);
  return isSilent ? new Date(now.getTime() + restMs(failing)) : null;
}

function outcomeOf({ id, attempts }: deliveries.DueDelivery, reply: Reply, now: Date): deliveries.Outcome {
  const delivered = reply.status !== null && reply.status >= 200 && reply.status < 300;
  // Who is gone is not asked again.
  const isOver = delivered || reply.status === 410;
  const dueAt = isOver ? null : nextTry(attempts, now, Math.random(), reply.retryAfter);
  return {
    id,
    status: delivered ? 'delivered' : dueAt ? 'waiting' : 'failed',
    attempts,
    due_at: dueAt,
    response_status: reply.status,
    response_text: reply.text,
    problem: delivered ? '' : problemOf(reply.status),
  };
}

function problemOf(status: number | null): string {
  if (status === null) return 'No valid answer.';
  if (status === 410) return 'It answered 410 Gone.';
  if (status >= 300 && status < 400) return 'It redirected to another address, which we don’t follow.';
  return `It answered ${status}.`;
}
