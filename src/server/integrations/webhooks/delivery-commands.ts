import { deliveryDays } from '../../../api/integrations/webhooks.ts';
import { dayMs, minuteMs } from '../../../api/platform/durations.ts';
import { message, type Message } from '../../../messages/message.ts';
import { toStoredText } from '../../../messages/stored-text.ts';
import type { Services } from '../../context.ts';
import { type Reply, replyMs, sendDelivery } from './deliver-webhook.ts';
import * as deliveries from './delivery-queries.ts';
import { endEndpoint, failingDays } from './endpoint-commands.ts';
import { markEndpoint } from './queries.ts';
import { nextTry, restMs } from './retries.ts';

type Ports = Pick<
  Services,
  'closing' | 'config' | 'database' | 'live' | 'log' | 'metrics' | 'now' | 'queue' | 'safeFetch'
>;

/** How many are on their way to one endpoint at once. */
const atOnce = 8;
/** How long one run goes on before other endpoints have their turn. */
const runMs = replyMs;
/** An endpoint is left alone by others while one run sends to it: until that ends, or, where its process did, for so long. */
const holdMs = minuteMs;

/** Sends to an endpoint what is due, for a while. One that gives no answer at all rests. */
export async function sendDeliveries(ports: Ports, endpointId: string): Promise<void> {
  const { database } = ports;
  const began = ports.now();
  if (!(await deliveries.leaseEndpoint(database, endpointId, began, new Date(began.getTime() + holdMs))))
    return;
  let restingUntil: Date | null = null;
  for (let now = began; !restingUntil && now.getTime() - began.getTime() < runMs; now = ports.now()) {
    const due = ports.closing.aborted ? [] : await deliveries.listDue(database, endpointId, now, atOnce);
    if (due.length === 0) break;
    restingUntil = await sendAtOnce(ports, endpointId, due);
  }
  await deliveries.releaseEndpoint(database, endpointId, restingUntil);
}

/** Deletes deliveries that are older than they are shown. */
export function purgeOldDeliveries({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  return deliveries.purgeDeliveries(database, new Date(now().getTime() - deliveryDays * dayMs));
}

/** Sends some deliveries to one endpoint and keeps how that went; answers until when it is to rest, or null. */
async function sendAtOnce(
  ports: Ports,
  endpointId: string,
  due: readonly deliveries.DueDelivery[],
): Promise<Date | null> {
  const { database } = ports;
  const began = ports.now();
  const replies = await Promise.all(due.map(async (one) => ({ one, reply: await sendDelivery(ports, one) })));
  const now = ports.now();
  const outcomes = replies.map(({ one, reply }) => outcomeOf(one, reply, now));
  const failing = await database.transact(async () => {
    await deliveries.settleDeliveries(database, outcomes, began);
    const arrived = outcomes.some(({ status }) => status === 'delivered');
    const since = await markEndpoint(database, endpointId, arrived, now);
    const failingMs = now.getTime() - (since ?? now).getTime();
    if (replies.some(({ reply }) => reply.status === 410)) await endEndpoint(ports, endpointId, 'gone');
    else if (failingMs >= failingDays * dayMs) await endEndpoint(ports, endpointId, 'failing');
    return failingMs;
  });
  for (const { status } of outcomes) ports.metrics.webhook(status);
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
    problem: delivered ? '' : toStoredText(problemOf(reply.status)),
  };
}

function problemOf(status: number | null): Message {
  if (status === null) return message('deliveryProblems.noAnswer');
  if (status === 410) return message('deliveryProblems.gone');
  if (status >= 300 && status < 400) return message('deliveryProblems.redirected');
  return message('deliveryProblems.answered', { status: String(status) });
}
