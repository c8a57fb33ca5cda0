import { createHmac } from 'node:crypto';
import type { SsoSettings } from '../../../../api/identity/single-sign-on.ts';
import { openText, sealText } from '../../../platform/adapters/secrets/sealed-text.ts';
import type { Config } from '../../../config.ts';
import type { Services } from '../../../context.ts';
import { discoverSso, readSsoKeys, SsoProblem } from './provider.ts';
import {
  saveProvenDomains,
  listProvenDomains,
  type StoredSso,
  storeProvenDomain,
  storeSsoTest,
} from './queries.ts';
import { message } from '../../../../messages/message.ts';
import type { MessageOrText } from '../../../../messages/render.ts';
import { words } from '../../../platform/http/reader.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'safeFetch'>;

/** Where sign-in servers send people back to; it is registered there. */
export function ssoRedirectUri(config: Config): string {
  return `${config.origin}/auth/callback`;
}

/** A client secret as it is stored: sealed for this company, and its last four characters. */
export function sealClientSecret(config: Config, companyId: string, secret: string) {
  return {
    sealedSecret: sealText(config.secrets.stored, placeOf(companyId), secret),
    secretHint: secret.length > 8 ? secret.slice(-4) : '',
  };
}

/** The client secret of a company. */
export function openClientSecret(config: Config, sso: StoredSso): string {
  return openText(config.secrets.stored, placeOf(sso.companyId), sso.sealedSecret);
}

/** The settings as an owner sees them. */
export async function presentSso(services: Ports, sso: StoredSso): Promise<SsoSettings> {
  const proven = await listProvenDomains(services.database, sso.companyId);
  return {
    issuer: sso.issuer,
    client_id: sso.clientId,
    secret_hint: sso.secretHint,
    domains: sso.domains.map((domain) => ({
      domain,
      proven: proven.includes(domain),
      record_name: recordName(domain),
      record_value: recordValue(services.config, sso.companyId, domain),
    })),
    last_test: sso.lastTest && { ...sso.lastTest, detail: words(sso.lastTest.detail) },
    version: sso.version,
  };
}

/** Tries the sign-in server and looks up each domain's record; keeps and answers how it went. */
export async function testSso(services: Ports, sso: StoredSso): Promise<void> {
  const connection = await testConnection(services, sso.issuer);
  const proven: string[] = [];
  for (const domain of sso.domains) {
    const records = await services.safeFetch.textRecords(recordName(domain));
    if (records.includes(recordValue(services.config, sso.companyId, domain))) proven.push(domain);
  }
  const missing = sso.domains.filter((domain) => !proven.includes(domain));
  const domains = missing.join(', ');
  const detail =
    missing.length === 0 || connection.keys === null
      ? connection.detail
      : message('identityErrors.ssoAnsweredRecordsMissing', { count: connection.keys, domains });
  const now = services.now();
  await services.database.transact(async () => {
    await saveProvenDomains(services.database, sso.companyId, proven);
    for (const domain of proven) await storeProvenDomain(services.database, sso.companyId, domain, now);
    const ok = connection.keys !== null && missing.length === 0;
    await storeSsoTest(services.database, sso, { at: now.toISOString(), ok, detail });
  });
}

async function testConnection(
  services: Ports,
  issuer: string,
): Promise<{ keys: number | null; detail: MessageOrText }> {
  try {
    const { keys } = await readSsoKeys(services, await discoverSso(services, issuer));
    return {
      keys: keys.length,
      detail: message('identityErrors.ssoAnswered', { count: keys.length }),
    };
  } catch (error) {
    if (!(error instanceof SsoProblem)) throw error;
    return { keys: null, detail: error.said };
  }
}

function recordName(domain: string): string {
  return `_tenon.${domain}`;
}

/** Nobody can make the value for another company, and it needs no place to be kept. */
function recordValue(config: Config, companyId: string, domain: string): string {
  const digest = createHmac('sha256', config.secrets.links)
    .update(`domain:${companyId}:${domain}`)
    .digest('base64url');
  return `tenon-domain=${digest.slice(0, 32)}`;
}

function placeOf(companyId: string): string {
  return `company_sso/${companyId}`;
}
