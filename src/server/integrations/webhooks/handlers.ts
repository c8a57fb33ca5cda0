import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { z } from 'zod';
import {
  oldSecretHours,
  type WebhookDelivery,
  type WebhookInput,
  type webhooksApi,
  webhooksPerCompany,
} from '../../../api/integrations/webhooks.ts';
import { openText, sealText } from '../../platform/adapters/secrets/sealed-text.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { pageOf, readCursor } from '../../platform/http/cursor.ts';
import { wordsOfStored } from '../../platform/http/reader.ts';
import { findDelivery, listDeliveries } from './delivery-queries.ts';
import * as commands from './endpoint-commands.ts';
import * as queries from './queries.ts';
import { canManageWebhooks } from './rules.ts';
import { placeOfSecrets } from './deliver-webhook.ts';
import { hourMs } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue' | 'safeFetch'>;

/** Where a company's own programs are told of what happens. */
export const webhooksHandlers: Handlers<typeof webhooksApi, Ports> = {
  listWebhooks: async (_input, context) => {
    const found = await queries.findWebhooks(context.database, manager(context), context.now());
    return { items: found.map(({ webhook }) => webhook) };
  },

  createWebhook: ({ body }, context) =>
    context.database.transact(async () => {
      const by = managerOf(context);
      requireAddress(context, body);
      const id = v7();
      const secret = newSecret();
      const sealedSecrets = seal(context, id, secret);
      const endpoint = { id, value: body, sealedSecrets };
      if (!(await commands.addEndpoint(context, by, endpoint, webhooksPerCompany)))
        throw new ApiError('quota_reached');
      return { ...(await found(context, id)).webhook, secret };
    }),

  updateWebhook: ({ params, body }, context) =>
    context.database.transact(async () => {
      const by = managerOf(context);
      const before = await found(context, params.id);
      requireAddress(context, body.value);
      if (before.webhook.version !== body.version) throw staleVersion(before.webhook);
      await commands.changeEndpoint(context, by, params.id, body.value);
      return (await found(context, params.id)).webhook;
    }),

  deleteWebhook: async ({ params }, context) => {
    if (!(await commands.deleteEndpoint(context, managerOf(context), params.id)))
      throw new ApiError('not_found');
  },

  revealWebhookSecret: ({ params }, context) =>
    context.database.transact(async () => {
      const by = managerOf(context);
      const [secret = ''] = secretsOf(context, await found(context, params.id));
      await commands.recordSecretShown(context, by, params.id);
      return { secret };
    }),

  rotateWebhookSecret: ({ params }, context) =>
    context.database.transact(async () => {
      const by = managerOf(context);
      const [before = ''] = secretsOf(context, await found(context, params.id));
      const secret = newSecret();
      const oldUntil = new Date(context.now().getTime() + oldSecretHours * hourMs);
      const sealedSecrets = seal(context, params.id, `${secret} ${before}`);
      await commands.replaceSecrets(context, by, params.id, { sealedSecrets, oldUntil });
      return { ...(await found(context, params.id)).webhook, secret };
    }),

  testWebhook: ({ params }, context) =>
    context.database.transact(async () => {
      const companyId = manager(context);
      const { webhook } = await found(context, params.id);
      requireOn(webhook.active);
      return delivery(context, companyId, await commands.testEndpoint(context, companyId, webhook.id));
    }),

  listWebhookDeliveries: async ({ params, query }, context) => {
    const companyId = manager(context);
    await found(context, params.id);
    const before = readCursor(z.uuid(), query.cursor);
    const of = { companyId, endpointId: params.id, status: query.status };
    const rows = await listDeliveries(context.database, of, before, query.limit + 1);
    return pageOf(
      rows.map((row) => ({ item: worded(row), key: row.id })),
      query.limit,
    );
  },

  resendWebhookDelivery: ({ params }, context) =>
    context.database.transact(async () => {
      const companyId = manager(context);
      const sent = await findDelivery(context.database, companyId, params.id);
      if (!sent) throw new ApiError('not_found');
      requireOn(sent.on);
      await commands.resendDelivery(context, sent.endpointId, params.id);
      return delivery(context, companyId, params.id);
    }),
};

function manager(context: SignedIn): string {
  return managerOf(context).companyId;
}

function managerOf(context: SignedIn): { personId: string; companyId: string } {
  const companyId = companyOf(context);
  if (!canManageWebhooks(context.actor)) throw new ApiError('owner_only');
  return { personId: context.actor.id, companyId };
}

async function found(context: SignedIn<Ports>, id: string): Promise<queries.StoredWebhook> {
  const [webhook] = await queries.findWebhooks(context.database, companyOf(context), context.now(), id);
  if (!webhook) throw new ApiError('not_found');
  return webhook;
}

async function delivery(context: SignedIn<Ports>, companyId: string, id: string) {
  const made = await findDelivery(context.database, companyId, id);
  if (!made) throw new ApiError('not_found');
  return worded(made.delivery);
}

/** A delivery as its reader reads it: why it did not arrive is stored as it is to be said. */
function worded(delivery: WebhookDelivery): WebhookDelivery {
  return { ...delivery, problem: wordsOfStored(delivery.problem) };
}

function requireOn(on: boolean): void {
  if (!on) throw new ApiError('conflict', { detail: message('integrationErrors.endpointOff') });
}

/** Refuses addresses that nothing is sent to: inside a network, with a password, on odd ports, or readable on the way. */
function requireAddress({ safeFetch, config }: SignedIn<Ports>, { url }: WebhookInput): void {
  const { protocol, host, hostname } = new URL(url);
  const isOwnNetwork = [host, hostname].some((one) => config.privateHosts.includes(one));
  if (safeFetch.mayCall(url) && (protocol === 'https:' || isOwnNetwork || !config.production)) return;
  const detail = message('integrationErrors.publicHttpsAddress');
  throw new ApiError('invalid_input', { errors: [{ pointer: '/url', detail }] });
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

function seal({ config }: SignedIn<Ports>, id: string, secrets: string): string {
  return sealText(config.secrets.stored, placeOfSecrets(id), secrets);
}

function secretsOf({ config }: SignedIn<Ports>, { webhook, sealedSecrets }: queries.StoredWebhook): string[] {
  return openText(config.secrets.stored, placeOfSecrets(webhook.id), sealedSecrets).split(' ');
}
