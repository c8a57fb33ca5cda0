import { createHmac } from 'node:crypto';

/**
 * Stands for the network that a caller's address belongs to, and cannot be turned back without the key: an IPv4 address,
 * or the first 64 bits of an IPv6 one, within which one household or machine may choose addresses freely.
 */
export function hashAddress(address: string, key: string): string {
  return createHmac('sha256', key)
    .update(`contact ${networkOf(address)}`)
    .digest('hex');
}

function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%', 1).join('').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const gap = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = tail === undefined ? left : [...left, ...gap, ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
