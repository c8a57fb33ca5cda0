import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses and networks, as an operator listed them. */
export type AddressList = { entries: readonly string[]; has(address: string): boolean };

/** Reads addresses (`10.0.0.1`, `::1`) and networks (`10.0.0.0/8`); blanks are left out. Null when one is neither. */
export function readAddressList(parts: readonly string[]): AddressList | null {
  const entries = parts.map((part) => part.trim()).filter(Boolean);
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...rest] = entry.split('/');
    const family = isIP(address);
    const widest = family === 6 ? 128 : 32;
    const length = bits === undefined ? widest : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (family === 0 || rest.length > 0 || length < 0 || length > widest) return null;
    list.addSubnet(address, length, familyOf(address));
  }
  return { entries, has: (address) => isAddress(address) && list.check(address, familyOf(address)) };
}

/** True for an IPv4 or IPv6 address. */
export function isAddress(text: string): boolean {
  return isIP(text) !== 0;
}

/** An address without blanks, zone, and the prefix that marks IPv4 on an IPv6 socket. */
export function plainAddress(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/, '');
}

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, which one customer usually has whole. */
export function callerNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
