import type { Webhook, WebhookEvent, WebhookInput, webhookTest } from '../../../api/integrations/webhooks.ts';
import { message } from '../../../messages/message.ts';
import { toStoredText } from '../../../messages/stored-text.ts';
import type { Database } from '../../platform/db/connect.ts';
import { lockCompanyForCount } from '../../platform/db/locks.ts';

/** The endpoints of a company that ask for a type of event and are on. */
export async function listListening(
  database: Database,
  companyId: string,
  type: WebhookEvent | typeof webhookTest,
): Promise<string[]> {
  const endpoints = await database.planned<{ id: string }>(
    'select id from webhook_endpoints where company_id = $1 and off_because is null and $2 = any(event_types)',
    [companyId, type],
  );
  return endpoints.map(({ id }) => id);
}

/** Those of a company's jobs that are announced, with their titles: samples are not. */
export function listAnnouncedJobs(
  database: Database,
  companyId: string,
  jobIds: string[],
): Promise<{ id: string; title: string }[]> {
  return database.sql<{ id: string; title: string }>(
    'select id, title from job_posting where id = any($1) and company_id = $2 and not is_sample',
    [jobIds, companyId],
  );
}

type EndpointRow = {
  id: string;
  url: string;
  description: string;
  event_types: WebhookEvent[];
  off_because: Webhook['off_because'];
  failing_since: Date | null;
  old_secret_until: Date | null;
  created_at: Date;
  version: number;
  sealed_secrets: string;
};

/** An endpoint with its secrets, as they are sealed. */
export type StoredWebhook = { webhook: Webhook; sealedSecrets: string };

/** The endpoints of a company, oldest first; with `id`, that one alone, locked until the caller's transaction ends. */
export async function findWebhooks(
  database: Database,
  companyId: string,
  now: Date,
  id?: string,
): Promise<StoredWebhook[]> {
  const rows = await database.sql<EndpointRow>(
    `select id, url, description, event_types, off_because, failing_since, old_secret_until, created_at, version, sealed_secrets
       from webhook_endpoints where company_id = $1 and ($2::uuid is null or id = $2) order by id
     ${id === undefined ? '' : 'for update'}`,
    [companyId, id ?? null],
  );
  return rows.map((row) => ({ webhook: toWebhook(row, now), sealedSecrets: row.sealed_secrets }));
}

/** Stores a new endpoint; false when the company has `most` already. */
export async function insertWebhook(
  database: Database,
  endpoint: { id: string; companyId: string; value: WebhookInput; sealedSecrets: string; now: Date },
  most: number,
): Promise<boolean> {
  const { id, companyId, value, sealedSecrets, now } = endpoint;
  await lockCompanyForCount(database, companyId);
  const rows = await database.sql(
    `insert into webhook_endpoints (id, company_id, url, description, event_types, off_because, sealed_secrets, created_at, updated_at)
     select $1, $2::uuid, $3, $4, $5, $6, $7, $8, $8
      where (select count(*) from webhook_endpoints where company_id = $2::uuid) < $9::int
     returning id`,
    [id, companyId, value.url, value.description, value.event_types, offBy(value), sealedSecrets, now, most],
  );
  return rows.length > 0;
}

/** Changes an endpoint; one that is switched on starts with a clean slate, what waits for one that is off is given up. */
export async function changeWebhook(
  database: Database,
  id: string,
  value: WebhookInput,
  now: Date,
): Promise<void> {
  await database.sql(
    `update webhook_endpoints
        set url = $2, description = $3, event_types = $4, updated_at = $6, version = version + 1,
            off_because = case when $5::text is null then null else coalesce(off_because, $5::text) end,
            failing_since = case when off_because is null then failing_since end, resting_until = null
      where id = $1`,
    [id, value.url, value.description, value.event_types, offBy(value), now],
  );
  if (!value.active) await giveUpWaiting(database, id);
}

/** Puts other secrets in place of an endpoint's. */
export async function changeSecrets(
  database: Database,
  id: string,
  sealedSecrets: string,
  oldSecretUntil: Date,
): Promise<void> {
  await database.sql(
    'update webhook_endpoints set sealed_secrets = $2, old_secret_until = $3, version = version + 1 where id = $1',
    [id, sealedSecrets, oldSecretUntil],
  );
}

/** Deletes an endpoint with its deliveries; false when the company has none with this id. */
export async function deleteWebhook(database: Database, companyId: string, id: string): Promise<boolean> {
  const rows = await database.sql(
    'delete from webhook_endpoints where id = $1 and company_id = $2 returning id',
    [id, companyId],
  );
  return rows.length > 0;
}

/** Switches an endpoint off and gives up what waits for it; returns its company, or null when it was off already. */
export async function switchOff(
  database: Database,
  id: string,
  because: 'gone' | 'failing',
  now: Date,
): Promise<{ companyId: string; url: string; version: number } | null> {
  const [row] = await database.sql<{ company_id: string; url: string; version: number }>(
    `update webhook_endpoints set off_because = $2, version = version + 1, updated_at = $3
      where id = $1 and off_because is null returning company_id, url, version`,
    [id, because, now],
  );
  if (!row) return null;
  await giveUpWaiting(database, id);
  return { companyId: row.company_id, url: row.url, version: row.version };
}

/** Notes how the last try went: since when all fail, or that one arrived. Answers since when all fail. */
export async function markEndpoint(
  database: Database,
  id: string,
  delivered: boolean,
  now: Date,
): Promise<Date | null> {
  const [row] = await database.sql<{ failing_since: Date | null }>(
    `update webhook_endpoints set failing_since = case when $2 then null else coalesce(failing_since, $3) end
      where id = $1 returning failing_since`,
    [id, delivered, now],
  );
  return row?.failing_since ?? null;
}

async function giveUpWaiting(database: Database, id: string): Promise<void> {
  await database.sql(
    `update webhook_deliveries set status = 'failed', due_at = null, problem = $2
      where endpoint_id = $1 and status = 'waiting'`,
    [id, toStoredText(message('deliveryProblems.switchedOff'))],
  );
}

function offBy(value: WebhookInput): 'owner' | null {
  return value.active ? null : 'owner';
}

function toWebhook({ sealed_secrets: _sealed, ...row }: EndpointRow, now: Date): Webhook {
  const until = row.old_secret_until;
  return {
    ...row,
    active: row.off_because === null,
    failing_since: row.failing_since?.toISOString() ?? null,
    old_secret_until: until && until > now ? until.toISOString() : null,
    created_at: row.created_at.toISOString(),
  };
}
