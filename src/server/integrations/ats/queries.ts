import type { AtsConnection } from '../../../api/integrations/ats.ts';
import type { Database } from '../../platform/db/connect.ts';
import type { MessageOrText } from '../../../messages/render.ts';

/** A company's connection as it is stored, its secrets sealed. */
export type StoredConnection = {
  id: string;
  companyId: string;
  company: string;
  provider: AtsConnection['provider'];
  region: AtsConnection['region'];
  sealedKey: string | null;
  keyHint: string;
  sealedWebhookSecret: string | null;
  webhookHint: string;
  oldWebhookUntil: Date | null;
  sealedAccountToken: string | null;
  accountHint: string;
  system: string;
  file: string | null;
  lastTest: ConnectionTest | null;
  opensJobs: boolean;
  createdBy: string | null;
  runningSince: Date | null;
  lastSyncedAt: Date | null;
  nextAt: Date | null;
  failures: number;
  problem: string | null;
  version: number;
};

/** How a test of a connection went. */
type ConnectionTest = { at: string; ok: boolean; detail: MessageOrText };

/** What saving sets; a secret of null is kept as it is, unless `forget` says that the account is another one now. */
export type ConnectionFields = {
  provider: StoredConnection['provider'];
  region: StoredConnection['region'];
  key: SealedSecret | null;
  webhookSecret: SealedSecret | null;
  /** Until when the secret before a new one counts; null for none. */
  oldWebhookUntil: Date | null;
  accountToken: SealedSecret | null;
  forget: boolean;
  /** Whether open jobs that come in are open at once; null as before. */
  opensJobs: boolean | null;
};

/** A secret as it is stored, and the last four characters of it. */
export type SealedSecret = { sealed: string; hint: string };

const columns = `c.id, c.company_id as "companyId", co.name as company, c.provider, c.region, c.sealed_key as "sealedKey",
  c.key_hint as "keyHint", c.sealed_webhook_secret as "sealedWebhookSecret", c.webhook_hint as "webhookHint", c.old_webhook_until as "oldWebhookUntil",
  c.sealed_account_token as "sealedAccountToken", c.account_hint as "accountHint", c.system, c.file,
  c.last_test as "lastTest", c.opens_jobs as "opensJobs", c.created_by as "createdBy", c.running_since as "runningSince",
  c.last_synced_at as "lastSyncedAt", c.next_at as "nextAt", c.failures, c.problem, c.version`;

/** True in SQL of a connection `c` that has everything that a sync needs. */
export const isReadySql = `case c.provider when 'csv' then c.file is not null
  else c.sealed_key is not null and c.sealed_account_token is not null end`;

/** The connection of a company, or null. */
export async function findConnection(
  database: Database,
  companyId: string,
): Promise<StoredConnection | null> {
  const [row] = await database.sql<StoredConnection>(
    `select ${columns} from ats_connections c join companies co on co.id = c.company_id where c.company_id = $1`,
    [companyId],
  );
  return row ?? null;
}

/** The connection with this id, or null. */
export async function findConnectionById(database: Database, id: string): Promise<StoredConnection | null> {
  const [row] = await database.sql<StoredConnection>(
    `select ${columns} from ats_connections c join companies co on co.id = c.company_id where c.id = $1`,
    [id],
  );
  return row ?? null;
}

/** Stores a company's first connection; false when it has one. */
export async function insertConnection(
  database: Database,
  connection: { id: string; companyId: string; createdBy: string },
  { provider, region, key, webhookSecret, accountToken, opensJobs }: ConnectionFields,
): Promise<boolean> {
  const rows = await database.sql(
    `insert into ats_connections (id, company_id, created_by, provider, region, sealed_key, key_hint,
                                  sealed_webhook_secret, webhook_hint, sealed_account_token, account_hint, opens_jobs)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, coalesce($12, false)) on conflict (company_id) do nothing returning id`,
    [
      connection.id,
      connection.companyId,
      connection.createdBy,
      provider,
      region,
      key?.sealed ?? null,
      key?.hint ?? '',
      webhookSecret?.sealed ?? null,
      webhookSecret?.hint ?? '',
      accountToken?.sealed ?? null,
      accountToken?.hint ?? '',
      opensJobs,
    ],
  );
  return rows.length > 0;
}

/** Changes a connection if it still has this version; false otherwise. A connection that was changed counts as not tested. */
export async function updateConnection(
  database: Database,
  which: { id: string; version: number; now: Date },
  {
    provider,
    region,
    key,
    webhookSecret,
    oldWebhookUntil,
    accountToken,
    forget,
    opensJobs,
  }: ConnectionFields,
): Promise<boolean> {
  const rows = await database.sql(
    `update ats_connections
        set provider = $4, region = $5,
            sealed_key = coalesce($6, sealed_key), key_hint = coalesce($7, key_hint),
            sealed_webhook_secret = coalesce($8, sealed_webhook_secret), webhook_hint = coalesce($9, webhook_hint),
            old_webhook_until = case when $8::text is null then old_webhook_until else $13::timestamptz end,
            sealed_account_token = coalesce($10, case when $12 then null else sealed_account_token end),
            account_hint = coalesce($11, case when $12 then '' else account_hint end),
            system = case when $12 then '' else system end, file = case when $12 then null else file end,
            opens_jobs = coalesce($14, opens_jobs),
            last_test = null, problem = null, failures = 0, next_at = null, updated_at = $3, version = version + 1
      where id = $1 and version = $2 returning id`,
    [
      which.id,
      which.version,
      which.now,
      provider,
      region,
      key?.sealed ?? null,
      key?.hint ?? null,
      webhookSecret?.sealed ?? null,
      webhookSecret?.hint ?? null,
      accountToken?.sealed ?? null,
      accountToken?.hint ?? null,
      forget,
      oldWebhookUntil,
      opensJobs,
    ],
  );
  return rows.length > 0;
}

/** Keeps the token of the account that was linked, and begins every part of the sync again. */
export async function storeAccount(
  database: Database,
  id: string,
  account: SealedSecret & { system: string },
  now: Date,
): Promise<void> {
  await database.sql(
    `update ats_connections
        set sealed_account_token = $2, account_hint = $3, system = $4, last_test = null, problem = null, failures = 0,
            next_at = null, updated_at = $5, version = version + 1
      where id = $1`,
    [id, account.sealed, account.hint, account.system, now],
  );
  await startOver(database, id);
}

/** Keeps the file of jobs that an owner uploaded, and begins every part of the sync again; false when files are not its way. */
export async function storeFile(
  database: Database,
  id: string,
  { file, now }: { file: string; now: Date },
): Promise<boolean> {
  const rows = await database.sql(
    `update ats_connections
        set file = $2, last_test = null, problem = null, failures = 0, next_at = null, updated_at = $3, version = version + 1
      where id = $1 and provider = 'csv' returning id`,
    [id, file, now],
  );
  if (rows.length === 0) return false;
  await startOver(database, id);
  return true;
}

/** Begins every part of a connection's sync again, as for another account, which has stages of its own. */
export async function startOver(database: Database, id: string): Promise<void> {
  await database.sql('delete from ats_parts where connection_id = $1', [id]);
  await database.sql(
    'update ats_stages set listed = false where company_id = (select company_id from ats_connections where id = $1)',
    [id],
  );
}

/** Keeps how a test went, if the connection was not changed since. */
export async function storeTest(
  database: Database,
  { id, version }: Pick<StoredConnection, 'id' | 'version'>,
  test: ConnectionTest,
  system: string | null,
): Promise<void> {
  await database.sql(
    `update ats_connections set last_test = $3::jsonb, system = coalesce($4, system) where id = $1 and version = $2`,
    [id, version, JSON.stringify(test), system],
  );
}

/** Deletes a company's connection with its secrets and how far its sync had come. */
export async function deleteConnection(database: Database, companyId: string): Promise<void> {
  await database.sql('delete from ats_connections where company_id = $1', [companyId]);
}

/** Keeps anything from being asked before an instant. */
export async function waitUntil(database: Database, id: string, until: Date): Promise<void> {
  await database.sql('update ats_connections set next_at = $2 where id = $1', [id, until]);
}

/** Keeps what a webhook is known by; false when it was taken before. */
export async function insertReceivedWebhook(
  database: Database,
  connectionId: string,
  webhook: { signatureHash: string; hasTimestamp: boolean },
  now: Date,
): Promise<boolean> {
  const rows = await database.sql(
    `insert into ats_webhooks (connection_id, signature_hash, received_at, tells_time) values ($1, $2, $3, $4)
     on conflict do nothing returning signature_hash`,
    [connectionId, webhook.signatureHash, now, webhook.hasTimestamp],
  );
  return rows.length > 0;
}

/** Forgets the webhooks that were taken before an instant and tell their time, by which a repeat is refused. */
export async function purgeWebhooks(database: Database, before: Date): Promise<void> {
  await database.sql('delete from ats_webhooks where received_at < $1 and tells_time', [before]);
}
