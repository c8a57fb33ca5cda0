import { type WebhookInput, webhookTest } from '../../../api/integrations/webhooks.ts';
import { message } from '../../../messages/message.ts';
import type { Services } from '../../context.ts';
import { readMembers } from '../../identity/companies/member-queries.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { addDelivery, sendWebhooks } from './commands.ts';
import { startOver, wakeEndpoint } from './delivery-queries.ts';
import * as queries from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;
/** Who looks after the webhooks of their company. */
type Manager = { personId: string; companyId: string };

/** A company's endpoint is switched off when every try failed for so many days. */
export const failingDays = 3;

/** Adds an endpoint with its sealed secret; false when the company has `most` already. */
export function addEndpoint(
  ports: Ports,
  by: Manager,
  { id, value, sealedSecrets }: { id: string; value: WebhookInput; sealedSecrets: string },
  most: number,
): Promise<boolean> {
  const { database } = ports;
  return database.transact(async () => {
    const endpoint = { id, companyId: by.companyId, value, sealedSecrets, now: ports.now() };
    if (!(await queries.insertWebhook(database, endpoint, most))) return false;
    await record(ports, by, 'added', id);
    return true;
  });
}

/** Changes an endpoint of the company; what waits for one that is switched off is given up. */
export function changeEndpoint(ports: Ports, by: Manager, id: string, value: WebhookInput): Promise<void> {
  return ports.database.transact(async () => {
    await queries.changeWebhook(ports.database, id, value, ports.now());
    await record(ports, by, 'changed', id);
  });
}

/** Deletes an endpoint with its deliveries; false when the company has none with this id. */
export function deleteEndpoint(ports: Ports, by: Manager, id: string): Promise<boolean> {
  return ports.database.transact(async () => {
    if (!(await queries.deleteWebhook(ports.database, by.companyId, id))) return false;
    await record(ports, by, 'deleted', id);
    return true;
  });
}

/** Writes down that somebody had an endpoint's secret shown. */
export function recordSecretShown(ports: Ports, by: Manager, id: string): Promise<void> {
  return record(ports, by, 'secret_revealed', id);
}

/** Puts other sealed secrets in place of an endpoint's; the one before is good until an instant. */
export function replaceSecrets(
  ports: Ports,
  by: Manager,
  id: string,
  { sealedSecrets, oldUntil }: { sealedSecrets: string; oldUntil: Date },
): Promise<void> {
  return ports.database.transact(async () => {
    await queries.changeSecrets(ports.database, id, sealedSecrets, oldUntil);
    await record(ports, by, 'secret_rotated', id);
  });
}

/** Sends a delivery once more, from its first try. */
export function resendDelivery(
  { database, now, queue }: Ports & Pick<Services, 'queue'>,
  endpointId: string,
  deliveryId: string,
): Promise<void> {
  return database.transact(async () => {
    await startOver(database, deliveryId, now());
    await wakeEndpoint(database, endpointId);
    await queue.enqueue(sendWebhooks, { endpointId }, { key: endpointId });
  });
}

/** Switches an endpoint off by itself and tells the owners; one that is off already stays so. */
export function endEndpoint(
  ports: Ports & Pick<Services, 'live' | 'queue'>,
  id: string,
  because: 'gone' | 'failing',
): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const ended = await queries.switchOff(database, id, because, ports.now());
    if (!ended) return;
    const { companyId, url, version } = ended;
    await record(ports, { personId: null, companyId }, 'switched_off', id, { because });
    for (const member of await readMembers(database, companyId)) {
      if (!member.owner) continue;
      await notify(ports, {
        userId: member.id,
        kind: 'webhook_off',
        key: `webhook:${id}:${version}`,
        title: message('notices.webhookOff', { host: new URL(url).host }),
        text:
          because === 'gone'
            ? message('notices.webhookGoneText')
            : message('notices.webhookFailingText', { days: failingDays }),
        path: '/recruiter/webhooks',
      });
    }
  });
}

function record(
  { database }: Pick<Services, 'database'>,
  { personId, companyId }: { personId: string | null; companyId: string },
  act: string,
  webhook: string,
  data: Record<string, unknown> = {},
): Promise<void> {
  return recordEvent(database, {
    actorId: personId,
    action: `company.webhook_${act}`,
    objectType: 'company',
    objectId: companyId,
    companyId,
    data: { webhook, ...data },
  });
}

/** Sends a test to an endpoint at once, also while it rests; returns the delivery. */
export async function testEndpoint(
  ports: Pick<Services, 'database' | 'now' | 'queue'>,
  companyId: string,
  id: string,
): Promise<string> {
  await wakeEndpoint(ports.database, id);
  return addDelivery(ports, companyId, id, { type: webhookTest, data: { webhook_id: id } });
}
