import { v7 } from 'uuid';
import { z } from 'zod';
import type { WebhookEvent, webhookTest } from '../../../api/integrations/webhooks.ts';
import type { Services } from '../../context.ts';
import type { TaskDefinition } from '../../platform/tasks/queue.ts';
import { insertDelivery } from './delivery-queries.ts';
import { listAnnouncedJobs, listListening } from './queries.ts';

const endpointId = z.object({ endpointId: z.uuid() });

/** Sends what is due to one endpoint. */
export const sendWebhooks: TaskDefinition<z.infer<typeof endpointId>> = {
  name: 'send-webhooks',
  payload: endpointId,
};

/** Something that a company's programs may want to hear of. `data` names records by id and holds nothing personal. */
export type Announcement = {
  type: WebhookEvent | typeof webhookTest;
  data: Record<string, unknown>;
  applicationId?: string;
};

type Ports = Pick<Services, 'database' | 'queue' | 'now'>;

/**
 * Writes an event down for every endpoint of the company that asked for its type, and enqueues the sending, in the caller's
 * transaction: call it beside the event. Nothing happens for an outside job, which has no company.
 */
export async function announce(ports: Ports, companyId: string | null, event: Announcement): Promise<void> {
  if (companyId === null) return;
  const listening = await listListening(ports.database, companyId, event.type);
  await ports.database.together(listening.map((id) => () => addDelivery(ports, companyId, id, event)));
}

/** As `announce`, for many events of a type. */
export async function announceEach(
  ports: Ports,
  companyId: string,
  type: WebhookEvent,
  happened: Record<string, unknown>[],
): Promise<void> {
  const listening = await listListening(ports.database, companyId, type);
  if (listening.length === 0) return;
  for (const data of happened) {
    const event = { type, data };
    await ports.database.together(listening.map((id) => () => addDelivery(ports, companyId, id, event)));
  }
}

/** As `announce`, for jobs whose status changed; nothing happens for samples and for a change that nobody waits for. */
export async function announceJobs(
  ports: Ports,
  companyId: string,
  jobIds: string[],
  { from, to }: { from: string | null; to: string },
): Promise<void> {
  const type = to === 'open' ? 'job.published' : to === 'closed' ? 'job.closed' : null;
  if (type === null || from === to) return;
  const listening = await listListening(ports.database, companyId, type);
  if (listening.length === 0) return;
  const jobs = await listAnnouncedJobs(ports.database, companyId, jobIds);
  for (const { id, title } of jobs) {
    const event = { type, data: { job_id: id, title, status: to, previous_status: from } } as const;
    await ports.database.together(
      listening.map((endpoint) => () => addDelivery(ports, companyId, endpoint, event)),
    );
  }
}

/** As `announce`, for something that happened to an application. */
export function announceApplication(
  ports: Ports,
  application: { id: string; jobId: string; companyId: string | null },
  type: WebhookEvent,
  data: Record<string, unknown> = {},
): Promise<void> {
  const { id, jobId, companyId } = application;
  const whole = { application_id: id, job_id: jobId, ...data };
  return announce(ports, companyId, { type, data: whole, applicationId: id });
}

/** Writes one event down for one endpoint and enqueues its sending, in the caller's transaction; returns the id. */
export async function addDelivery(
  { database, queue, now }: Ports,
  companyId: string,
  endpoint: string,
  { type, data, applicationId }: Announcement,
): Promise<string> {
  const id = v7();
  const at = now();
  const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const delivery = {
    id,
    companyId,
    endpointId: endpoint,
    applicationId: applicationId ?? null,
    type,
    payload,
    at,
  };
  await database.together([
    () => insertDelivery(database, delivery),
    () => queue.enqueue(sendWebhooks, { endpointId: endpoint }, { key: endpoint }),
  ]);
  return id;
}
