import ipaddr from 'ipaddr.js';

/** Ranges of the public IPv6 space; everything outside of it is for special use. */
const publicIpv6 = ipaddr.parseCIDR('2000::/3');
/** Public by its number, but the host's own side of a cloud: Azure's agent answers there. */
const hostsOwn = new Set(['168.63.129.16']);

/**
 * True for an address of the public internet. False for what is private, local, shared, reserved or for special use, and for every
 * IPv6 form that carries an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo), whatever it carries.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast' || hostsOwn.has(address.toString())) return false;
  if (address instanceof ipaddr.IPv4) return true;
  return address.match(publicIpv6) && !isIsatap(address);
}

/** True for a host's name that means nothing outside of a network: of one word, or under a domain that is for inner use, as clouds' metadata is. */
export function isInnerName(host: string): boolean {
  return /^[^.]+\.?$|\.(?:internal|local|localhost|lan|home\.arpa)\.?$/i.test(host);
}

/** ISATAP hides an IPv4 address behind any prefix: its last half begins with 0000:5efe or 0200:5efe. */
function isIsatap(address: ipaddr.IPv6): boolean {
  const [first, second] = address.parts.slice(4);
  return second === 0x5efe && (first === 0 || first === 0x200);
}
