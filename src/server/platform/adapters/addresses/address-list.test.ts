import { expect, test } from 'vitest';
import { callerNetwork, plainAddress, readAddressList } from './address-list.ts';

test.each([
  ['10.0.0.1', '10.0.0.1', true],
  ['10.0.0.1', '10.0.0.2', false],
  ['10.0.0.0/8', '10.255.3.4', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['192.168.1.0/24, 172.16.0.0/12', '172.20.1.1', true],
  ['0.0.0.0/0', '203.0.113.9', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['::1', '::1', true],
  ['fd00::/8', 'fdab::17', true],
  ['fd00::/8', '10.0.0.1', false],
  ['10.0.0.0/8', 'not an address', false],
  ['', '10.0.0.1', false],
])('the list "%s" and %s: %s', (list, address, listed) => {
  expect(readAddressList(list.split(','))?.has(address)).toBe(listed);
});

test.each([
  'proxy.example',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '::/129',
  '10.0.0.0/-1',
  '*',
])('"%s" is neither an address nor a network', (entry) => {
  expect(readAddressList(['10.0.0.1', entry])).toBeNull();
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(callerNetwork(address)).toBe(network);
});

test.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  [' ::FFFF:192.0.2.7 ', '192.0.2.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['2001:DB8::1', '2001:db8::1'],
])('%s is %s', (text, address) => {
  expect(plainAddress(text)).toBe(address);
});
