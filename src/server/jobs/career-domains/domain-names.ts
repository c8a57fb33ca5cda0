import { createHmac } from 'node:crypto';
import { isAddress } from '../../platform/adapters/addresses/address-list.ts';
import { isInnerName } from '../../platform/adapters/safe-fetch/allowed-address.ts';
import type { Config } from '../../config.ts';

/** A DNS record that a company makes so that its career page is at its own domain. */
export type Record = { type: 'CNAME' | 'TXT'; name: string; value: string };

/** The host of this site, which own domains are an alias of. */
export function siteHost({ origin }: Pick<Config, 'origin'>): string {
  return new URL(origin).hostname.replace(/\.$/, '');
}

/** Whether this site has a name that the DNS of the internet can know. */
export function isReachable(config: Pick<Config, 'origin'>): boolean {
  const host = siteHost(config);
  return !isAddress(host.replace(/^\[(.*)\]$/, '$1')) && !isInnerName(host);
}

/** Whether a domain may be a company's at all: never this site's host, what is below it, nor a name that is for inner use. */
export function mayBeOwn(config: Pick<Config, 'origin'>, domain: string): boolean {
  const host = siteHost(config);
  return domain !== host && !domain.endsWith(`.${host}`) && !isInnerName(domain);
}

/** The address of a career page at an own domain: as safe a protocol as the site's own. */
export function addressAt({ origin }: Pick<Config, 'origin'>, domain: string): string {
  return `${new URL(origin).protocol}//${domain}/`;
}

/** What leads visitors here, and what shows that the domain's owner means this company and no other that names the same domain. */
export function recordsOf(
  config: Pick<Config, 'origin' | 'secrets'>,
  companyId: string,
  domain: string,
): { alias: Record; text: Record } {
  const digest = createHmac('sha256', config.secrets.links)
    .update(`career domain:${companyId}:${domain}`)
    .digest('base64url');
  return {
    alias: { type: 'CNAME', name: domain, value: siteHost(config) },
    text: { type: 'TXT', name: `_tenon.${domain}`, value: `tenon-careers=${digest.slice(0, 32)}` },
  };
}

/**
 * The name that a request asks for, as it is stored: lower case, without port and final dot. Null for what no own domain can be, such as
 * an address of numbers or letters that no DNS name has.
 */
export function askedName(host: string | undefined): string | null {
  const name = (host ?? '')
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return name.length <= 253 && /^(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}$/.test(name) ? name : null;
}
