import { expect, test } from 'vitest';
import { isFreeMail } from '../auth/company-name.ts';
import { domainKey, nameKey } from './name-rules.ts';

test.each([
  ['Google', 'google.com'],
  ['GOOGLE', 'google.co.uk'],
  ['GoogIe', 'google.com'],
  ['G00gle LLC', 'jobs.google.com'],
  ['Gооgle', 'google.com'],
  ['Ｇｏｏｇｌｅ Recruiting Team', 'google.com'],
  ['Goo\u200bgle', 'google.com'],
  ['The Góogle', 'google.de'],
  ['Arnazon', 'amazon.com'],
  ["Lowe's", 'lowes.com'],
])('%s is taken for %s', (name, domain) => expect(nameKey(name)).toBe(domainKey(domain)));

test.each([
  ['Google Ventures', 'google.com'],
  ['Com', 'google.com'],
  ['Co', 'acme.co.uk'],
  ['Jobs', 'jobs.acme.com'],
  ['Team', 'acme.team'],
])('%s is not taken for %s', (name, domain) => expect(nameKey(name)).not.toBe(domainKey(domain)));

test('the domains of mail providers are known in all countries', () => {
  for (const domain of ['yahoo.co.uk', 'hotmail.fr', 'outlook.de', 'live.nl', 'gmx.ch', 'mailinator.com'])
    expect(isFreeMail(domain)).toBe(true);
  for (const domain of ['live.io', 'myyahoo.com', 'outlook.example', 'acme.com'])
    expect(isFreeMail(domain)).toBe(false);
});
