import { z } from 'zod';
import { deliveryDays } from '../../api/webhooks.ts';
import { readMembers } from '../companies/member-queries.ts';
import type { Services } from '../context.ts';
import { recordEvent } from '../events/queries.ts';
import { notify } from '../notifications/queries.ts';
import { defineTask } from '../tasks/queue.ts';
import * as deliveries from './delivery-queries.ts';
import { markEndpoint, sendWebhooks, switchOff } from './queries.ts';
import { nextTry } from './retries.ts';
import { type Reply, replyMs, sendDelivery } from './sending.ts';

/** Deliveries, and time, that one run takes before other endpoints have their turn. */
const perRun = 25;
const runMs = replyMs;
/** A company's endpoint is switched off when every try failed for so long. */
const failingDays = 3;
const dayMs = 86_400_000;

/**
 * Sends what is due to one endpoint, in order. One that does not answer at all keeps the rest waiting for a minute, so that it
 * holds up no other.
 */
export const sendWebhooksTask = defineTask({
  ...sendWebhooks,
  timeoutSeconds: 600,
  concurrency: 8,
  run: async ({ endpointId }, services) => {
    const began = services.now().getTime();
    for (let sent = 0; sent < perRun && !services.closing.aborted; sent += 1) {
      const now = services.now();
      if (now.getTime() - began >= runMs) break;
      const lease = new Date(now.getTime() + replyMs * 4);
      const due = await deliveries.takeDue(services.database, endpointId, now, lease);
      if (!due) break;
      const reply = await sendDelivery(services, due);
      await settle(services, due, reply);
      if (reply.status === null) {
        const inAMinute = new Date(services.now().getTime() + 60_000);
        await deliveries.postponeDue(services.database, endpointId, inAMinute, due.id);
        break;
      }
    }
    await planNext(services, endpointId);
  },
});

/** Takes up deliveries that were left behind by a crash, and forgets those older than 30 days. */
export const tendWebhooksTask = defineTask({
  name: 'tend-webhooks',
  payload: z.object({}),
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '*/5 * * * *',
  run: async (_payload, services) => {
    const now = services.now();
    await deliveries.forgetDeliveries(services.database, new Date(now.getTime() - deliveryDays * dayMs));
    for (const endpointId of await deliveries.listOverdue(services.database, now)) {
      await services.queue.enqueue(sendWebhooks, { endpointId }, { key: endpointId });
    }
  },
});

/** Comes back when the next delivery is due. */
async function planNext(services: Services, endpointId: string): Promise<void> {
  const next = await deliveries.nextDue(services.database, endpointId);
  if (!next) return;
  const afterSeconds = Math.max(0, Math.ceil((next.getTime() - services.now().getTime()) / 1000));
  const key = afterSeconds === 0 ? endpointId : `${endpointId} ${next.toISOString().slice(0, 19)}`;
  await services.queue.enqueue(sendWebhooks, { endpointId }, { key, afterSeconds });
}

/** Keeps how a try went, and what follows for the endpoint. */
async function settle(services: Services, due: deliveries.DueDelivery, reply: Reply): Promise<void> {
  const { database } = services;
  const now = services.now();
  const delivered = reply.status !== null && reply.status >= 200 && reply.status < 300;
  const dueAt = delivered ? null : nextTry(due.attempts, now, Math.random(), reply.retryAfter);
  const status = delivered ? 'delivered' : dueAt ? 'waiting' : 'failed';
  await database.transact(async () => {
    await deliveries.settleDelivery(database, due.id, {
      status,
      dueAt,
      responseStatus: reply.status,
      responseText: reply.text,
      problem: delivered ? '' : problemOf(reply.status),
    });
    const failingSince = await markEndpoint(database, due.endpoint_id, delivered, now);
    if (reply.status === 410) await end(services, due.endpoint_id, 'gone');
    else if (failingSince && now.getTime() - failingSince.getTime() >= failingDays * dayMs) {
      await end(services, due.endpoint_id, 'failing');
    }
  });
  services.metrics.webhook(status);
}

function problemOf(status: number | null): string {
  if (status === null) return 'No answer that we could take.';
  if (status === 410) return 'It answered that it is gone.';
  if (status >= 300 && status < 400) return 'It sent us on to another address, which we do not follow.';
  return `It answered ${status}.`;
}

/** Switches an endpoint off and tells the owners. */
async function end(services: Services, id: string, because: 'gone' | 'failing'): Promise<void> {
  const ended = await switchOff(services.database, id, because, services.now());
  if (!ended) return;
  const { companyId, url, version } = ended;
  await recordEvent(services.database, {
    actorId: null,
    action: 'company.webhook_switched_off',
    objectType: 'company',
    objectId: companyId,
    companyId,
    data: { webhook: id, because },
  });
  for (const member of await readMembers(services.database, companyId)) {
    if (!member.owner) continue;
    await notify(services, {
      userId: member.id,
      kind: 'webhook_off',
      key: `webhook:${id}:${version}`,
      title: `The webhook to ${new URL(url).host} is switched off`,
      text:
        because === 'gone'
          ? 'It answered that it is gone (410). What waited for it was not sent.'
          : `Nothing has arrived there for ${failingDays} days. What waited for it was not sent.`,
      path: '/recruiter/webhooks',
    });
  }
}
