import type { AtsConnection } from '../../../api/integrations/ats.ts';
import { type Ats, AtsError } from '../../platform/adapters/ats/ats.ts';
import { csvAts } from '../../platform/adapters/ats/csv.ts';
import { mergeAts, mergeUrls } from '../../platform/adapters/ats/merge.ts';
import type { MergeAccount } from '../../platform/adapters/ats/merge-client.ts';
import { openText, sealText } from '../../platform/adapters/secrets/sealed-text.ts';
import type { Config } from '../../config.ts';
import type { Services } from '../../context.ts';
import { type SealedSecret, type StoredConnection, storeTest } from './queries.ts';
import { message } from '../../../messages/message.ts';
import { words } from '../../platform/http/reader.ts';

/** The secrets of a connection: Merge's key, what its webhooks are signed with, and the token of the linked account. */
export type SecretKind = 'key' | 'webhook' | 'account';

/** A secret as it is stored: sealed for this connection and this use, after it the one before, with its last four characters. */
export function sealSecret(
  config: Config,
  connectionId: string,
  kind: SecretKind,
  secret: string,
  before?: string,
): SealedSecret {
  return {
    sealed: sealText(
      config.secrets.stored,
      placeOf(connectionId, kind),
      before ? `${secret} ${before}` : secret,
    ),
    hint: secret.length > 8 ? secret.slice(-4) : '',
  };
}

/** A stored secret of a connection; null where there is none. Throws NoKeyError when no key at hand opens it. */
export function openSecret(config: Config, connection: StoredConnection, kind: SecretKind): string | null {
  const sealed = {
    key: connection.sealedKey,
    webhook: connection.sealedWebhookSecret,
    account: connection.sealedAccountToken,
  }[kind];
  return sealed === null ? null : openText(config.secrets.stored, placeOf(connection.id, kind), sealed);
}

/** The secrets that a connection's webhooks may be signed with now, the newest first: the one before it for a time after a change. */
export function webhookSecrets(config: Config, connection: StoredConnection, now: Date): string[] {
  const [newest, before] = openSecret(config, connection, 'webhook')?.split(' ') ?? [];
  const { oldWebhookUntil } = connection;
  const isBoth = before !== undefined && oldWebhookUntil !== null && oldWebhookUntil > now;
  return [...(newest ? [newest] : []), ...(isBoth ? [before] : [])];
}

/** Where and as whom Merge is asked for a connection; null while it has no key. */
export function mergeAccountOf(config: Config, connection: StoredConnection): MergeAccount | null {
  const apiKey = openSecret(config, connection, 'key');
  if (apiKey === null) return null;
  return {
    baseUrl: config.mergeUrl ?? mergeUrls[connection.region],
    apiKey,
    accountToken: openSecret(config, connection, 'account'),
  };
}

/** True when everything is there that a sync needs. */
export function isReady({ provider, file, sealedKey, sealedAccountToken }: StoredConnection): boolean {
  return provider === 'csv' ? file !== null : sealedKey !== null && sealedAccountToken !== null;
}

/** The company's applicant tracking system; null while the connection is not ready. */
export function atsOf(
  services: Pick<Services, 'config' | 'safeFetch'>,
  connection: StoredConnection,
): Ats | null {
  if (!isReady(connection)) return null;
  if (connection.provider === 'csv') return csvAts(connection.file ?? '');
  const account = mergeAccountOf(services.config, connection);
  return account && mergeAts(services.safeFetch, account);
}

/** A connection as its owners see it. */
export function presentConnection(config: Config, connection: StoredConnection, now: Date): AtsConnection {
  return {
    provider: connection.provider,
    region: connection.region,
    key_hint: connection.sealedKey === null ? null : connection.keyHint,
    webhook_secret_hint: connection.sealedWebhookSecret === null ? null : connection.webhookHint,
    old_webhook_until:
      connection.oldWebhookUntil && connection.oldWebhookUntil > now
        ? connection.oldWebhookUntil.toISOString()
        : null,
    account_hint: connection.sealedAccountToken === null ? null : connection.accountHint,
    system: connection.system,
    webhook_url: `${config.origin}/api/ats/webhooks/${connection.id}`,
    ready: isReady(connection),
    last_test: connection.lastTest && { ...connection.lastTest, detail: words(connection.lastTest.detail) },
    opens_jobs: connection.opensJobs,
    version: connection.version,
  };
}

/** Tries a connection, and keeps how it went. */
export async function testConnection(
  services: Pick<Services, 'config' | 'database' | 'log' | 'now' | 'safeFetch'>,
  connection: StoredConnection,
): Promise<void> {
  const at = services.now().toISOString();
  const ats = atsOf(services, connection);
  if (!ats) {
    const detail =
      connection.provider === 'csv'
        ? message('integrationErrors.jobFileFirst')
        : message('integrationErrors.linkFirst');
    return storeTest(services.database, connection, { at, ok: false, detail }, null);
  }
  try {
    const { detail, system } = await ats.test();
    await storeTest(services.database, connection, { at, ok: true, detail }, system);
  } catch (error) {
    if (!(error instanceof AtsError)) throw error;
    services.log.info({ err: error, company: connection.companyId }, 'a test of an ATS failed');
    await storeTest(services.database, connection, { at, ok: false, detail: error.said }, null);
  }
}

function placeOf(connectionId: string, kind: SecretKind): string {
  return `ats/${connectionId}/${kind}`;
}
